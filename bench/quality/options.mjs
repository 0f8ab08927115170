// The command line.
import { parseArgs } from 'node:util';

export const USAGE = `Measures match quality on labelled data (NAMESAKE_CORPORA=<folder>) and on our own small cases.

  node bench/quality.mjs [options]

  --category NAME   only this category
  --only PART       only files whose name contains PART
  --no-peers        only our engine
  --peers-only      only the peers (the engine need not be built)
  --json FILE       also write every figure to FILE
  --engine FILE     module to measure instead of dist/index.js

A run over everything also writes bench/quality.md.`;

/**
 * @typedef {object} Options
 * @property {string | undefined} category
 * @property {string | undefined} only
 * @property {boolean} peers
 * @property {boolean} ours
 * @property {string | undefined} json
 * @property {string | undefined} engine
 * @property {boolean} help
 */

/**
 * @param {string[]} args
 * @returns {Options}
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      category: { type: 'string' },
      only: { type: 'string' },
      'no-peers': { type: 'boolean', default: false },
      'peers-only': { type: 'boolean', default: false },
      json: { type: 'string' },
      engine: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values['no-peers'] && values['peers-only']) throw new Error('--no-peers and --peers-only leave nothing to measure');
  const { category, only, json, engine, help = false } = values;
  return { category, only, json, engine, help, peers: !values['no-peers'], ours: !values['peers-only'] };
}
