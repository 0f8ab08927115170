export { editDistances } from './edit-distances.js';
export { type JaroWinklerOptions, jaroWinkler } from './jaro-winkler.js';
export { type JaroWinklersOptions, jaroWinklers } from './jaro-winklers.js';
export { type DistanceOptions, levenshtein } from './levenshtein.js';
export { ngramCosine } from './ngram-cosine.js';
export { ngramDice } from './ngram-dice.js';
export { osaDistance } from './osa-distance.js';
