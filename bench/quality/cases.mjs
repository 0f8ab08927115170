// Our own small cases: pairs that no method may match, and pairs that a method (and every looser one) has to match.
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** From the tightest to the loosest: the values of the column `level`. */
export const LEVELS = ['narrow', 'medium', 'wide', 'linkage'];

/** @typedef {{ left: string, right: string, reason: string, level?: string }} Case */

/**
 * @param {string} category
 * @param {'must-not-match' | 'same'} name
 * @returns {Case[]}
 */
export function readCases(category, name) {
  const file = new URL(`../../corpora/${category}/${name}.tsv`, import.meta.url);
  if (!existsSync(file)) return [];
  // a quotation mark is a character like any other there
  const cases = /** @type {Case[]} */ (parse(readFileSync(file), { columns: true, bom: true, delimiter: '\t', quote: null }));
  const wrong = cases.find((row) => row.level !== undefined && !LEVELS.includes(row.level));
  if (wrong) throw new Error(`${name}.tsv: unknown level "${wrong.level}" of "${wrong.left}"`);
  return cases;
}

/**
 * @typedef {object} CaseResult
 * @property {string} method
 * @property {number} asked       cases that this method had to get right
 * @property {Case[]} failed
 */

/**
 * @param {import('./methods.mjs').Method} method
 * @param {string} category
 * @param {Case[]} cases
 * @returns {CaseResult} the pairs that were matched
 */
export function violations(method, category, cases) {
  const matched = method.matches(
    cases.map((c) => c.left),
    cases.map((c) => c.right),
    category,
  );
  return { method: method.name, asked: cases.length, failed: cases.filter((_, i) => matched[i]) };
}

/**
 * @param {import('./methods.mjs').Method} method  one of ours: its setting or name is a level
 * @param {string} category
 * @param {Case[]} cases
 * @returns {CaseResult} the pairs that this method should have matched and did not
 */
export function misses(method, category, cases) {
  const rank = LEVELS.indexOf(levelOf(method));
  const asked = cases.filter((c) => LEVELS.indexOf(c.level ?? '') <= rank);
  const matched = method.matches(
    asked.map((c) => c.left),
    asked.map((c) => c.right),
    category,
  );
  return { method: method.name, asked: asked.length, failed: asked.filter((_, i) => !matched[i]) };
}

/** @param {import('./methods.mjs').Method} method */
const levelOf = (method) => method.name.replace(/^keys /, '');
