export { keyStream } from './key-stream.js';
export { keyTransformStream } from './key-transform-stream.js';
export type { KeyedRow, KeyStreamOptions } from './row-keyer.js';
