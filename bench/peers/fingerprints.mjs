// Keys a second, and how right clusters of equal keys are.
import { clusterScores } from '../quality/metrics.mjs';
import { figure } from '../quality/table.mjs';
import { WARM_UP } from '../speed/key-methods.mjs';
import { differentNames, labelledColumnOfNames } from '../speed/names.mjs';
import { percent, takeTurns, whole } from '../speed/rounds.mjs';
import { median, spread } from '../speed/statistics.mjs';
import { measurePeer } from './child.mjs';
import { keyMethods } from './key-methods.mjs';
import { reason, storedColumn } from './thresholds.mjs';

const VALUES = 200_000;
const LABELLED_ROWS = 10_000;

/** @typedef {import('./run.mjs').Run} Run */

/** @param {Run} run @returns {{ table: import('../quality/table.mjs').Table, notes: string[] }} */
export function measureFingerprints(run) {
  const { missing, npm, python } = run.installed;
  const file = storedColumn(run.folder, 'names', { values: differentNames(VALUES + WARM_UP, 1), truth: [] });
  const column = labelledColumnOfNames(LABELLED_ROWS, 2);
  const labelled = storedColumn(run.folder, 'labelled', column);
  const inNode = ['namesake keyColumn medium', ...Object.keys(keyMethods)].filter((method) => !missing[method.split(' ')[0]]);
  const inPython = 'Python' in run.installed.versions ? ['Python recipe', ...('fingerprints' in missing ? [] : ['Python fingerprints'])] : [];
  const subjects = [...inNode.map((method) => ({ method, program: 'node' })), ...inPython.map((method) => ({ method, program: 'fingerprint_keys.py' }))].map(
    (subject) => ({ ...subject, samples: /** @type {number[]} */ ([]), peaks: /** @type {number[]} */ ([]), failure: '' }),
  );
  takeTurns(subjects, run.rounds, (subject) => {
    if (subject.failure !== '') return;
    try {
      const options = { task: 'keys', method: subject.method, file, npm, warmUp: WARM_UP };
      const { count, ms, peakMiB } = measurePeer(subject.program, options, { ...run, python });
      subject.samples.push(count / (ms / 1000));
      subject.peaks.push(peakMiB);
    } catch (error) {
      subject.failure = reason(error);
    }
  });
  const rows = subjects
    .filter(({ samples }) => samples.length > 0)
    .map(({ method, program, samples, peaks }) => {
      const options = { task: 'keyClusters', method: method.replace('keyColumn', 'keys'), file: labelled, npm };
      const { precision, recall, f1 } = clusterScores(measurePeer(program, options, { ...run, python }).clusters?.[0] ?? [], column.truth);
      return [method, whole(median(samples)), whole(median(peaks)), figure(precision), figure(recall), figure(f1), percent(spread(samples))];
    });
  const notes = subjects.filter(({ failure }) => failure !== '').map(({ method, failure }) => `${method}: ${failure}`);
  return { table: { head: [`${whole(VALUES)} values`, 'keys/s', 'peak MiB', 'precision', 'recall', 'F1', 'spread'], rows }, notes };
}
