// Ways to make keys of strings: ours, and the recipes of npm packages; a key for each value, so that times and F1 are of the same work.
import { keys } from '../../dist/key/index.js';
import { openRefineFingerprint, openRefineNgram } from '../quality/peers/openrefine.mjs';
import { peerRequire } from './install.mjs';

/** @param {(value: string) => string | null} key */
const each = (key) => (/** @type {string[]} */ values) => values.map(key);

/** @type {Record<string, (npm: string) => (values: string[]) => (string | null)[]>} name → keys of values, given the folder of the npm peers */
export const keyMethods = {
  'namesake keys narrow': () => (values) => keys(values, { level: 'narrow' }),
  'namesake keys medium': () => (values) => keys(values, { level: 'medium' }),
  'namesake keys wide': () => (values) => keys(values, { level: 'wide' }),
  'OpenRefine fingerprint': () => each(openRefineFingerprint.key),
  'OpenRefine n-gram': () => each(openRefineNgram.key),
  'talisman fingerprint': (npm) => {
    const fingerprint = peerRequire(npm)('talisman/keyers/fingerprint');
    return each((value) => fingerprint(value) || null);
  },
  'talisman n-gram fingerprint': (npm) => {
    const { ngramsFingerprint } = peerRequire(npm)('talisman/keyers/fingerprint');
    return each((value) => ngramsFingerprint(2, value) || null);
  },
};
