export { type ArrowKeys, arrowKeys } from './arrow-keys.js';
