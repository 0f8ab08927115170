// One column of made-up names linked by every peer: time, memory, and how right the answer is.
import { figure } from '../quality/table.mjs';
import { clusterScores } from '../quality/metrics.mjs';
import { labelledColumnOfNames } from '../speed/names.mjs';
import { percent, short, takeTurns, whole } from '../speed/rounds.mjs';
import { median, spread } from '../speed/statistics.mjs';
import { measurePeer } from './child.mjs';
import { peerOptions, reason, requireSize, storedColumn } from './thresholds.mjs';

const SEED = 2;
/** What takes longer is steady enough after one run. */
const ONE_RUN_FROM_MS = 15_000;

/** @typedef {import('./run.mjs').Run} Run */
/** @typedef {import('./linkage-peers.mjs').LinkagePeer} LinkagePeer */
/** @typedef {{ peer: LinkagePeer, options: object, runs: import('./child.mjs').Measured[], failure: string }} Subject */

/**
 * @param {readonly LinkagePeer[]} peers @param {ReadonlyMap<string, number>} thresholdOf @param {readonly import('../quality/corpora.mjs').ClusterCorpus[]} files @param {Run} run
 * @returns {{ table: import('../quality/table.mjs').Table, notes: string[] }}
 */
export function measureLinkage(peers, thresholdOf, files, run) {
  /** @type {string[][]} */
  const lines = [];
  /** @type {string[]} */
  const notes = [];
  /** @type {Map<string, { rows: number, ms: number }>} */
  const last = new Map();
  for (const rows of run.sizes) {
    const column = labelledColumnOfNames(rows, SEED);
    const file = storedColumn(run.folder, 'column', column);
    const subjects = peers.map((peer) => ready(peer, column.values, file, last.get(peer.name), thresholdOf, files, run));
    takeTurns(subjects, run.rounds, (subject) => once(subject, run));
    for (const { peer, runs, failure } of subjects) {
      if (runs.length === 0) {
        notes.push(`${peer.name}, ${short(rows)} rows: ${failure}`);
        continue;
      }
      const ms = runs.map((measured) => measured.ms);
      last.set(peer.name, { rows, ms: median(ms) });
      const { precision, recall, f1 } = clusterScores(runs[0].clusters?.[0] ?? [], column.truth);
      lines.push([
        peer.name,
        short(rows),
        (median(ms) / 1000).toFixed(2),
        whole(rows / (median(ms) / 1000)),
        whole(median(runs.map((measured) => measured.peakMiB))),
        whole(runs[0].beforeMiB ?? 0),
        figure(precision),
        figure(recall),
        figure(f1),
        ms.length > 1 ? percent(spread(ms)) : 'one run',
      ]);
    }
  }
  return { table: { head: ['method', 'rows', 's', 'rows/s', 'peak MiB', 'before MiB', 'precision', 'recall', 'F1', 'spread'], rows: lines }, notes };
}

/**
 * @param {LinkagePeer} peer @param {readonly string[]} values @param {string} file @param {{ rows: number, ms: number } | undefined} last
 * @param {ReadonlyMap<string, number>} thresholdOf @param {readonly import('../quality/corpora.mjs').ClusterCorpus[]} files @param {Run} run
 * @returns {Subject}
 */
function ready(peer, values, file, last, thresholdOf, files, run) {
  const subject = { peer, options: {}, runs: [], failure: '' };
  const expectedMs = last === undefined ? 0 : last.ms * (values.length / last.rows) ** (peer.pairwise ? 2 : 1);
  if (expectedMs > run.limitMs)
    return { ...subject, failure: `left out, about ${whole(expectedMs / 60_000)} minutes by the time of ${short(last?.rows ?? 0)} rows` };
  try {
    requireSize(peer.maxValues, values);
    return { ...subject, options: { ...peerOptions(peer, files, run), file, thresholds: [thresholdOf.get(peer.name)] } };
  } catch (error) {
    return { ...subject, failure: reason(error) };
  }
}

/** @param {Subject} subject @param {Run} run */
function once(subject, run) {
  if (subject.failure !== '' || subject.runs[0]?.ms > ONE_RUN_FROM_MS) return;
  try {
    subject.runs.push(measurePeer(subject.peer.program, subject.options, { ...run, python: run.installed.python }));
  } catch (error) {
    subject.failure = reason(error);
  }
}

/**
 * What each peer would give on the smallest column with the threshold that is best there.
 * @param {readonly LinkagePeer[]} peers @param {ReadonlyMap<string, number>} thresholdOf @param {readonly import('../quality/corpora.mjs').ClusterCorpus[]} files @param {Run} run
 * @returns {import('../quality/table.mjs').Table}
 */
export function tunedTable(peers, thresholdOf, files, run) {
  const column = labelledColumnOfNames(run.sizes[0], SEED);
  const file = storedColumn(run.folder, 'column', column);
  const rows = peers
    .filter((peer) => peer.thresholds.length > 1)
    .flatMap((peer) => {
      try {
        const options = { ...peerOptions(peer, files, run), file, thresholds: peer.thresholds };
        const { clusters = [] } = measurePeer(peer.program, options, { ...run, python: run.installed.python });
        const f1s = clusters.map((answer) => clusterScores(answer, column.truth).f1);
        const best = f1s.indexOf(Math.max(...f1s));
        const chosen = thresholdOf.get(peer.name) ?? peer.thresholds[0];
        return [[peer.name, String(chosen), figure(f1s[peer.thresholds.indexOf(chosen)]), String(peer.thresholds[best]), figure(f1s[best])]];
      } catch {
        return []; // the tables above say why
      }
    });
  return { head: [`${short(run.sizes[0])} rows`, 'threshold, best over the labelled files', 'F1', 'threshold, best here', 'F1 '], rows };
}
