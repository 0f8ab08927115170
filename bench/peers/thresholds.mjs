// The peers over the labelled files, and the one threshold at which each is best over all of them.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cached } from '../quality/cache.mjs';
import { readCorpus, readRegistry } from '../quality/corpora.mjs';
import { mean } from '../quality/measure.mjs';
import { clusterScores } from '../quality/metrics.mjs';
import { f1Table } from '../quality/tables.mjs';
import { measurePeer } from './child.mjs';
import { PYTHON_PEERS } from './install.mjs';

const CATEGORY = 'company';
/** Labels that teach a peer; the second where the first is the file to be measured. */
const LABELS = ['siyazana', 'mozambique'];

/** @typedef {import('./run.mjs').Run} Run */
/** @typedef {import('./linkage-peers.mjs').LinkagePeer} LinkagePeer */
/** @typedef {import('../quality/corpora.mjs').ClusterCorpus} ClusterCorpus */

/** The labelled company files that are there. @returns {ClusterCorpus[]} */
export function labelledFiles() {
  const folder = process.env.NAMESAKE_CORPORA;
  if (!folder) return [];
  return readRegistry()
    .files.filter((file) => file.category === CATEGORY && file.kind === 'cluster')
    .map((file) => readCorpus(file, folder, (message) => console.error(`warning: ${message}`)))
    .flatMap((corpus) => (corpus !== null && 'values' in corpus ? [corpus] : []));
}

/** What the child needs besides the column. @param {LinkagePeer} peer @param {readonly ClusterCorpus[]} files @param {string} [measured]  name of the file @param {Run} run */
export function peerOptions(peer, files, run, measured) {
  if (!peer.labels) return { ...peer.options, npm: run.installed.npm };
  const teacher = LABELS.filter((name) => name !== measured).map((name) => files.find((file) => file.name === name))[0];
  if (!teacher) throw new Error('needs labels: NAMESAKE_CORPORA is not set');
  return { ...peer.options, labels: storedColumn(run.folder, `labels-${teacher.name}`, teacher), labelsSha256: teacher.actualSha256 };
}

/** @param {string} folder @param {string} name @param {{ values: readonly string[], truth: readonly unknown[] }} column */
export function storedColumn(folder, name, { values, truth }) {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify({ values, truth }));
  return file;
}

/**
 * Clusters of a file at each threshold; from the cache where the peer, its versions and the file are the same.
 * @param {LinkagePeer} peer @param {ClusterCorpus} corpus @param {readonly ClusterCorpus[]} files @param {Run} run
 */
function clustersAt(peer, corpus, files, run) {
  const options = { ...peerOptions(peer, files, run, corpus.name), thresholds: peer.thresholds };
  const compute = () => {
    const file = storedColumn(run.folder, 'corpus', corpus);
    return (measurePeer(peer.program, { ...options, file }, { ...run, python: run.installed.python }).clusters ?? []).flat();
  };
  const rows = corpus.values.length;
  const all =
    peer.program === 'node' ? compute() : cached(corpus.actualSha256, /** @type {any} */ ({ name: peer.name, setting: settingOf(peer, options) }), compute);
  return peer.thresholds.map((_, i) => all.slice(i * rows, (i + 1) * rows));
}

/** What an answer depends on besides the file. @param {LinkagePeer} peer @param {{ labels?: string, npm?: string }} options */
function settingOf({ program, needs = '' }, { labels, npm, ...options }) {
  const code = [program, 'measure.py'].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));
  return createHash('sha256')
    .update(JSON.stringify([options, code, PYTHON_PEERS[needs]]))
    .digest('hex');
}

/**
 * @param {readonly LinkagePeer[]} peers @param {readonly ClusterCorpus[]} files @param {Run} run
 * @returns {{ thresholdOf: Map<string, number>, table: import('../quality/table.mjs').Table | null, notes: string[] }}
 */
export function measureFiles(peers, files, run) {
  /** @type {Map<string, number>} */
  const thresholdOf = new Map(peers.map((peer) => [peer.name, peer.thresholds[0]]));
  if (files.length === 0) return { thresholdOf, table: null, notes: ['NAMESAKE_CORPORA is not set: every peer has its usual threshold'] };
  /** @type {string[]} */
  const notes = [];
  const results = peers.flatMap((peer) => {
    const answers = files.flatMap((corpus) => {
      try {
        requireSize(peer.maxFileValues, corpus.values);
        return [{ file: corpus.name, scores: clustersAt(peer, corpus, files, run).map((clusters) => clusterScores(clusters, corpus.truth)) }];
      } catch (error) {
        notes.push(`${peer.name}, ${corpus.name}: ${reason(error)}`);
        return [];
      }
    });
    const at = (/** @type {number} */ i) =>
      answers.map(({ file, scores }) => ({ file, method: peer.name, ours: false, kind: /** @type {const} */ ('cluster'), scores: scores[i] }));
    const means = peer.thresholds.map(
      (_, i) =>
        mean(
          at(i),
          peer.name,
          answers.map(({ file }) => file),
        ) ?? 0,
    );
    const best = means.indexOf(Math.max(...means));
    thresholdOf.set(peer.name, peer.thresholds[best]);
    return at(best);
  });
  const measured = { category: CATEGORY, files: [...files], methods: peers.map((peer) => peer.name), results, violations: [], misses: [] };
  return { thresholdOf, table: turned(f1Table(measured)), notes };
}

/** Methods as rows, files as columns. @param {import('../quality/table.mjs').Table} table */
function turned({ head, rows }) {
  return { head: ['F1', ...rows.map((row) => row[0])], rows: head.slice(1).map((method, i) => [method, ...rows.map((row) => row[i + 1])]) };
}

/** @param {number | undefined} limit @param {readonly string[]} values @throws {Error} where more of them are different */
export function requireSize(limit, values) {
  const different = new Set(values).size;
  if (limit !== undefined && different > limit) throw new Error(`left out, ${different} different values`);
}

/** One line of an error: the one that names it, or the last. @param {unknown} error */
export function reason(error) {
  const lines = /** @type {Error} */ (error).message.split('\n').filter((line) => line.trim() !== '');
  return lines.findLast((line) => /^\w*(Error|Exception)\b/.test(line)) ?? lines.at(-1) ?? '';
}
