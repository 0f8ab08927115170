// Runs one measurement in a process of its own.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TASKS = fileURLToPath(new URL('./tasks.mjs', import.meta.url));
const MAIN = fileURLToPath(new URL('../../lib/cli/main.js', import.meta.url));
/** Writes the process's peak memory when it ends; the same figure that /usr/bin/time -v shows. */
const PEAK = `import{writeFileSync}from'node:fs';process.on('exit',()=>writeFileSync(process.env.BENCH_PEAK,String(process.resourceUsage().maxRSS/1024)))`;

/** @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] */
function node(args, env = {}) {
  const { status, stderr } = spawnSync(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}\n${stderr}`);
}

/** @param {string} file */
function taken(file) {
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  return JSON.parse(text);
}

/**
 * @param {string} task    of tasks.mjs
 * @param {object} options
 * @param {number} count   of values that are to be measured
 * @param {string} folder  for the result
 * @returns {import('./tasks.mjs').Measured}
 */
export function runTask(task, options, count, folder) {
  const out = `${folder}/result.json`;
  node([TASKS, task, JSON.stringify(options), out]);
  const measured = taken(out);
  if (measured.count !== count) throw new Error(`${task}: ${measured.count} values were measured, not ${count}`);
  return measured;
}

/**
 * The command line, from start to end.
 * @param {readonly string[]} args
 * @param {string} folder
 */
export function runCommand(args, folder) {
  const peak = `${folder}/peak.json`;
  const started = performance.now();
  node(['--import', `data:text/javascript,${encodeURIComponent(PEAK)}`, MAIN, ...args], { BENCH_PEAK: peak });
  return { ms: performance.now() - started, peakMiB: /** @type {number} */ (taken(peak)) };
}
