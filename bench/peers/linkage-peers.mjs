// Who links a column, and how: the child process of each, and the thresholds among which the best one is chosen for all files together.

/**
 * @typedef {object} LinkagePeer
 * @property {string} name
 * @property {string} [needs]       what has to be installed: a name of install.mjs
 * @property {string} program       'node': a task of tasks.mjs; otherwise a Python file of this folder
 * @property {object} [options]     of the child
 * @property {readonly number[]} thresholds   the first is taken where there are no labelled files to choose by
 * @property {number} [maxValues]       columns with more different values are left out
 * @property {number} [maxFileValues]   labelled files likewise: they are linked at every threshold
 * @property {boolean} [pairwise]   compares every value with every other: ten times the rows are a hundred times the work
 * @property {boolean} [labels]     learns from labels of another file
 * @property {string} note
 */

/** @param {number} from @param {number} to @param {number} step */
const steps = (from, to, step) => Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => Number((from + i * step).toFixed(4)));

/** @param {string} scorer @param {number} from @param {Partial<LinkagePeer>} [more] @returns {LinkagePeer} */
const rapidFuzz = (scorer, from, more) => ({
  name: `RapidFuzz ${scorer}`,
  needs: 'RapidFuzz',
  program: 'rapidfuzz_linkage.py',
  options: { scorer },
  thresholds: [0.9, ...steps(from, 0.98, 0.02).filter((threshold) => threshold !== 0.9)],
  pairwise: true,
  note: '`process.cdist` over all pairs of different values after `default_process`, connected components',
  ...more,
});

/** @type {readonly LinkagePeer[]} */
export const linkagePeers = [
  {
    name: 'namesake',
    program: 'node',
    options: { task: 'linkage' },
    thresholds: [0.3],
    note: '`assignClusters(values)`, its default threshold; its weights were learned on these labelled files',
  },
  {
    name: 'namesake keys medium',
    program: 'node',
    options: { task: 'keyClusters', method: 'namesake keys medium' },
    thresholds: [0],
    note: "`keys(values, { level: 'medium' })`: equal keys are a match",
  },
  rapidFuzz('ratio', 0.7),
  rapidFuzz('Jaro-Winkler', 0.82),
  rapidFuzz('token_set_ratio', 0.82),
  rapidFuzz('WRatio', 0.82, { maxFileValues: 5000, note: 'likewise; labelled files of up to 5,000 values, larger ones take minutes' }),
  {
    name: 'string_grouper',
    needs: 'string_grouper',
    program: 'string_grouper_linkage.py',
    thresholds: [0.8, ...steps(0.5, 0.95, 0.05).filter((threshold) => threshold !== 0.8)],
    note: '`group_similar_strings`, otherwise its default settings',
  },
  {
    name: 'Splink',
    needs: 'Splink',
    program: 'splink_linkage.py',
    thresholds: [0.9, 0.001, 0.01, 0.1, 0.5, 0.99, 0.999, 0.9999, 0.99999],
    note:
      'on DuckDB; first word, other words and the whole compared by Jaro-Winkler, term frequencies of the first word, three blocking rules, EM. Its documentation says that ' +
      'it is not made for a single column of company names',
  },
  {
    name: 'dedupe',
    needs: 'dedupe',
    program: 'dedupe_linkage.py',
    thresholds: [0.5, 0.1, 0.3, 0.7, 0.9],
    maxValues: 5000,
    maxFileValues: 5000,
    labels: true,
    note: 'needs labels: 150 questions of its active learner were answered by the labels of another file; up to 5,000 different values',
  },
  {
    name: 'GoldenMatch',
    needs: 'GoldenMatch',
    program: 'goldenmatch_linkage.py',
    thresholds: [0.85, 0.75, 0.8, 0.9, 0.95],
    maxFileValues: 5000,
    note: 'the configuration that it chooses for itself for each column; labelled files of up to 5,000 values, larger ones take minutes',
  },
  {
    name: 'OpenRefine fingerprint',
    program: 'node',
    options: { task: 'keyClusters', method: 'OpenRefine fingerprint' },
    thresholds: [0],
    note: 'key collision, re-implemented in JavaScript (bench/quality/peers/openrefine.mjs)',
  },
  {
    name: 'OpenRefine n-gram',
    program: 'node',
    options: { task: 'keyClusters', method: 'OpenRefine n-gram' },
    thresholds: [0],
    note: 'likewise, pairs of letters',
  },
];
