// What the engine is measured against: free tools and recipes that people use today, at the setting their documentation gives.
import { doubleMetaphoneWords } from './double-metaphone.mjs';
import { fuzzballTokenSet, fuzzballTokenSort } from './fuzzball.mjs';
import { openRefineFingerprint, openRefineNgram } from './openrefine.mjs';
import { tfidfTrigram, tfidfTrigramStripped } from './tfidf-trigram.mjs';

/**
 * @typedef {object} KeyPeer      equal keys are a match
 * @property {'key'} kind
 * @property {string} name
 * @property {string} setting     parameters; part of the name of cached results
 * @property {string} note        where the recipe is from, and what differs
 * @property {(value: string) => string | null} key   null: matches nothing
 */

/**
 * @typedef {object} ClusterPeer  clusters a whole column ('cluster'), or links every pair above a score ('score')
 * @property {'cluster' | 'score'} kind
 * @property {string} name
 * @property {string} setting
 * @property {string} note
 * @property {(values: readonly string[]) => Int32Array} cluster   cluster id of each row
 * @property {(lefts: readonly string[], rights: readonly string[]) => Uint8Array} matches   1 for each pair that matches
 */

/** @typedef {KeyPeer | ClusterPeer} Peer */

/** @type {readonly Peer[]} */
export const peers = [openRefineFingerprint, openRefineNgram, doubleMetaphoneWords, tfidfTrigram, tfidfTrigramStripped, fuzzballTokenSet, fuzzballTokenSort];
