// Runs one measurement in a process of its own.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TASKS = fileURLToPath(new URL('./tasks.mjs', import.meta.url));
const MAIN = fileURLToPath(new URL('../../lib/cli/main.js', import.meta.url));
/** Writes the process's peak memory when it ends; the same figure that /usr/bin/time -v shows. */
const PEAK = `import{writeFileSync}from'node:fs';process.on('exit',()=>writeFileSync(process.env.BENCH_PEAK,String(process.resourceUsage().maxRSS/1024)))`;

/**
 * Runs a program to its end.
 * @param {string} program @param {readonly string[]} args @param {{ env?: NodeJS.ProcessEnv, limitMs?: number }} [options]
 * @throws {Error} where it fails or takes longer than the limit; the message ends with its last line on stderr.
 */
export function runProgram(program, args, { env = process.env, limitMs } = {}) {
  const { status, stderr, error } = spawnSync(program, args, {
    env,
    timeout: limitMs,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error) throw 'code' in error && error.code === 'ETIMEDOUT' ? new Error(`stopped after ${Math.round((limitMs ?? 0) / 1000)} s`) : error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}\n${stderr.trimEnd()}`);
}

/** What a child left behind. @param {string} file */
export function taken(file) {
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  return JSON.parse(text);
}

/**
 * @param {string} task    of tasks.mjs
 * @param {object} options
 * @param {number} count   of values that are to be measured
 * @param {string} folder  for the result
 * @returns {import('./timed.mjs').Measured}
 */
export function runTask(task, options, count, folder) {
  const out = `${folder}/result.json`;
  runProgram(process.execPath, [TASKS, task, JSON.stringify(options), out]);
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
  runProgram(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(PEAK)}`, MAIN, ...args], { env: { ...process.env, BENCH_PEAK: peak } });
  return { ms: performance.now() - started, peakMiB: /** @type {number} */ (taken(peak)) };
}
