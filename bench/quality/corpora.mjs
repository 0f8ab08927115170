// The labelled files: what the registry lists, where they are, and whether they are the ones that earlier figures were measured on.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

const REGISTRY = new URL('../../corpora/registry.json', import.meta.url);

/**
 * @typedef {object} RegistryEntry
 * @property {string} name
 * @property {string} category
 * @property {'cluster' | 'pair'} kind
 * @property {string} path      under NAMESAKE_CORPORA
 * @property {number} rows
 * @property {string} source    owner/repository and path, public
 * @property {string} licence
 * @property {string} sha256
 * @property {'A' | 'B' | 'C' | null} tier   how good the labels are
 * @property {boolean} [six]    one of the six files that the headline figure is a mean of
 * @property {string} note
 */

/** @typedef {RegistryEntry & { actualSha256: string, lefts: string[], rights: string[], truth: Uint8Array }} PairCorpus */
/** @typedef {RegistryEntry & { actualSha256: string, values: string[], truth: string[] }} ClusterCorpus */

/** @returns {{ measured: string[], files: RegistryEntry[] }} */
export function readRegistry() {
  return JSON.parse(readFileSync(REGISTRY, 'utf8'));
}

/**
 * Reads one file of the registry; null, with a warning, where it is not there.
 * @param {RegistryEntry} entry
 * @param {string} folder
 * @param {(message: string) => void} warn
 * @returns {ClusterCorpus | PairCorpus | null}
 */
export function readCorpus(entry, folder, warn) {
  const file = join(folder, entry.path);
  if (!existsSync(file)) {
    warn(`${entry.path} is not in NAMESAKE_CORPORA: left out (source: ${entry.source})`);
    return null;
  }
  const bytes = readFileSync(file);
  const actualSha256 = createHash('sha256').update(bytes).digest('hex');
  if (actualSha256 !== entry.sha256) warn(`${entry.path} is not the file of the registry (sha256 differs): figures are not comparable`);
  /** @type {Record<string, string>[]} */
  const rows = parse(bytes, { columns: true, bom: true });
  const wanted = entry.kind === 'cluster' ? ['cluster', 'value'] : ['left', 'right', 'match'];
  const missing = wanted.filter((column) => rows.length === 0 || !(column in rows[0]));
  if (missing.length > 0) {
    warn(`${entry.path} has no column ${missing.join(', ')}: left out`);
    return null;
  }
  if (entry.kind === 'cluster') {
    return { ...entry, actualSha256, values: rows.map((row) => row.value), truth: rows.map((row) => row.cluster) };
  }
  return {
    ...entry,
    actualSha256,
    lefts: rows.map((row) => row.left),
    rights: rows.map((row) => row.right),
    truth: Uint8Array.from(rows, (row) => (row.match === '1' ? 1 : 0)),
  };
}
