// One measurement of a peer in a process of its own, one thread, with nothing of the user's environment but the path.
import { fileURLToPath } from 'node:url';
import { runProgram, taken } from '../speed/child.mjs';
import { FOLDER } from './install.mjs';

const here = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));
const ONE_THREAD = Object.fromEntries(
  ['OMP', 'OPENBLAS', 'MKL', 'NUMEXPR', 'RAYON', 'POLARS_MAX', 'ARROW'].map((name) => [
    name === 'POLARS_MAX' ? 'POLARS_MAX_THREADS' : `${name}_NUM_THREADS`,
    '1',
  ]),
);
// HOME: what a peer remembers from run to run must not end up with the user, nor in the next measurement
const ENV = {
  PATH: process.env.PATH,
  HOME: FOLDER,
  LANG: 'C.UTF-8',
  PYTHONDONTWRITEBYTECODE: '',
  PYTHONHASHSEED: '0',
  PYTHONPYCACHEPREFIX: `${FOLDER}/pycache`,
  GOLDENMATCH_AUTOCONFIG_MEMORY: '0',
  ...ONE_THREAD,
};

/** @typedef {{ count: number, ms: number, checksum?: number, peakMiB: number, beforeMiB?: number, clusters?: number[][] }} Measured */

/**
 * @param {string} program   'node', or a Python file of this folder
 * @param {object} options
 * @param {{ python: string, folder: string, limitMs: number }} run
 * @returns {Measured}
 * @throws {Error} with the reason, where it fails or takes too long
 */
export function measurePeer(program, options, { python, folder, limitMs }) {
  const out = `${folder}/answer.json`;
  const [command, file] = program === 'node' ? [process.execPath, here('tasks.mjs')] : [python, here(program)];
  runProgram(command, [file, JSON.stringify(options), out], { env: ENV, limitMs });
  return /** @type {Measured} */ (taken(out));
}
