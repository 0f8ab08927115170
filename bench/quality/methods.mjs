// One shape for everything that is measured: our engine's four methods and the peers.
import { clustersOfKeys } from './components.mjs';
import { peers } from './peers/index.mjs';

/**
 * @typedef {object} Method
 * @property {string} name
 * @property {boolean} ours
 * @property {string} setting
 * @property {string} note
 * @property {(values: string[], category: string) => ArrayLike<number>} cluster   cluster id of each row
 * @property {(lefts: string[], rights: string[], category: string) => ArrayLike<number>} matches   truthy for each pair that matches
 */

/**
 * @typedef {object} Engine
 * @property {(values: string[], options: { category: string, level: string }) => (string | null)[]} keys
 * @property {(values: string[], options: { category: string }) => Int32Array} [assignClusters]
 * @property {(a: string, b: string, options: { category: string }) => number} [matchScore]
 * @property {(category: string) => number} [defaultThreshold]   0 to 1
 * @property {import('./links.mjs').Link} [link]
 */

/**
 * @param {Engine} engine
 * @returns {Method[]}
 */
export function ourMethods(engine) {
  /** @type {Method[]} */
  const methods = ['narrow', 'medium', 'wide'].map((level) => ({
    name: `keys ${level}`,
    ours: true,
    setting: level,
    note: `keys(values, { level: '${level}' }): equal keys are a match`,
    ...byKey((values, category) => engine.keys(values, { category, level })),
  }));
  const { assignClusters, matchScore, defaultThreshold } = engine;
  if (assignClusters && matchScore && defaultThreshold) {
    methods.push({
      name: 'linkage',
      ours: true,
      setting: 'matchScore >= the default threshold of the category',
      note: 'assignClusters(values); pairs: matchScore(a, b) >= 100 * defaultThreshold(category)',
      cluster: (values, category) => assignClusters(values, { category }),
      matches: (lefts, rights, category) => {
        const from = 100 * defaultThreshold(category);
        return lefts.map((left, i) => (matchScore(left, rights[i], { category }) >= from ? 1 : 0));
      },
    });
  }
  return methods;
}

/** @returns {Method[]} */
export function peerMethods() {
  return peers.map((peer) => ({
    ours: false,
    name: peer.name,
    setting: peer.setting,
    note: peer.note,
    ...(peer.kind === 'key' ? byKey((values) => values.map(peer.key)) : { cluster: peer.cluster, matches: peer.matches }),
  }));
}

/** @param {(values: string[], category: string) => (string | null)[]} keys */
function byKey(keys) {
  return {
    cluster: (/** @type {string[]} */ values, /** @type {string} */ category) => clustersOfKeys(keys(values, category)),
    matches: (/** @type {string[]} */ lefts, /** @type {string[]} */ rights, /** @type {string} */ category) => {
      const left = keys(lefts, category);
      const right = keys(rights, category);
      return left.map((key, i) => (key !== null && key === right[i] ? 1 : 0));
    },
  };
}
