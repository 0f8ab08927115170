// One method over one file.
import { cached } from './cache.mjs';
import { clusterScores, pairScores } from './metrics.mjs';

/**
 * @typedef {object} Result
 * @property {string} file
 * @property {string} method
 * @property {boolean} ours
 * @property {'cluster' | 'pair'} kind
 * @property {import('./metrics.mjs').ClusterScores | import('./metrics.mjs').PairScores} scores
 */

/**
 * @param {import('./methods.mjs').Method} method
 * @param {import('./corpora.mjs').ClusterCorpus | import('./corpora.mjs').PairCorpus} corpus
 * @returns {Result}
 */
export function measure(method, corpus) {
  const answer = () => ('values' in corpus ? method.cluster(corpus.values, corpus.category) : method.matches(corpus.lefts, corpus.rights, corpus.category));
  // ours is what changes from run to run: never from the cache
  const predicted = method.ours ? answer() : cached(corpus.actualSha256, method, answer);
  const scores = 'values' in corpus ? clusterScores(predicted, corpus.truth) : pairScores(predicted, corpus.truth);
  return { file: corpus.name, method: method.name, ours: method.ours, kind: corpus.kind, scores };
}

/**
 * Mean of a score over files; null where one of them is missing.
 * @param {readonly Result[]} results
 * @param {string} method
 * @param {readonly string[]} files
 * @param {string} score
 */
export function mean(results, method, files, score = 'f1') {
  const found = results.filter((result) => result.method === method && files.includes(result.file));
  if (found.length === 0 || found.length < files.length) return null;
  return found.reduce((sum, result) => sum + /** @type {Record<string, number>} */ (/** @type {unknown} */ (result.scores))[score], 0) / found.length;
}
