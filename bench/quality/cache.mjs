// Results of the peers, kept from run to run: they change only with the file, the setting or the recipe.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = new URL('../../node_modules/.cache/namesake/', import.meta.url);
const PEERS = new URL('./peers/', import.meta.url);

/** Hash of the peers' own code, so that a corrected recipe is measured again. */
const recipes = sha256(
  [
    ...readdirSync(PEERS)
      .sort()
      .map((file) => new URL(file, PEERS)),
    new URL('./components.mjs', import.meta.url),
  ]
    .map((url) => readFileSync(url, 'utf8'))
    .join('\0'),
);

/**
 * The stored answer, or `compute` and store.
 * @param {string} fileSha256
 * @param {import('./methods.mjs').Method} method
 * @param {() => ArrayLike<number>} compute
 * @returns {Int32Array}
 */
export function cached(fileSha256, method, compute) {
  const hash = sha256([fileSha256, method.name, method.setting, recipes].join('\0')).slice(0, 24);
  const file = new URL(`${method.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${hash}.i32`, FOLDER);
  try {
    const bytes = readFileSync(file);
    return new Int32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  } catch {
    // not there yet
  }
  const result = Int32Array.from(compute());
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, Buffer.from(result.buffer));
  return result;
}

/** @param {string} text */
function sha256(text) {
  return createHash('sha256').update(text).digest('hex');
}
