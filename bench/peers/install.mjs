// The peers, installed into a folder of their own outside the project: nobody who uses namesake needs them. Pinned, so that figures can be had again.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const FOLDER = join(tmpdir(), 'namesake-peers');
const VENV = join(FOLDER, 'venv');
const PYTHON = join(VENV, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');
const NPM = join(FOLDER, 'npm');

/** What each Python peer needs. BTrees: dedupe 3.0.3 fails with the newest, which has no `byValue` any more. polars: GoldenMatch asks for it on some columns. */
/** @type {Record<string, string[]>} */
export const PYTHON_PEERS = {
  RapidFuzz: ['RapidFuzz==3.14.6', 'numpy==2.4.6', 'scipy==1.17.1'],
  string_grouper: ['string_grouper==0.8.0'],
  Splink: ['splink==5.0.0', 'duckdb==2.0.0', 'pyarrow==26.0.1'],
  dedupe: ['dedupe==3.0.3', 'BTrees==6.1'],
  GoldenMatch: ['goldenmatch==3.22.0', 'polars==2.1.0'],
  fingerprints: ['fingerprints==1.3.1'],
};
/** @type {Record<string, string>} */
const NPM_PEERS = { natural: '8.1.1', talisman: '1.1.4' };

/**
 * @typedef {object} Installed
 * @property {string} python                    the interpreter of the peers
 * @property {Record<string, string>} missing   peer → why it is not there
 * @property {Record<string, string>} versions  of what is there, Python itself included
 * @property {string} npm                       folder from which the npm peers can be required
 */

/**
 * Installs what is not there yet. A peer that cannot be installed is left out, with the reason; the others are measured.
 * @returns {Installed}
 */
export function installPeers() {
  mkdirSync(FOLDER, { recursive: true });
  /** @type {Installed} */
  const installed = { python: PYTHON, missing: {}, versions: {}, npm: NPM };
  const noPython = existsSync(PYTHON) ? null : failureOf('python3', ['-m', 'venv', VENV]);
  if (noPython === null) installed.versions.Python = spawnSync(PYTHON, ['--version'], { encoding: 'utf8' }).stdout.trim().replace('Python ', '');
  for (const [peer, packages] of Object.entries(PYTHON_PEERS)) {
    const reason = noPython === null ? installPython(packages) : `there is no Python with venv: ${noPython}`;
    if (reason !== null) installed.missing[peer] = reason;
    else for (const [name, version] of packages.map((pinned) => pinned.split('=='))) installed.versions[name] = version;
  }
  for (const [name, version] of Object.entries(NPM_PEERS)) {
    const reason = installNpm(name, version);
    if (reason !== null) installed.missing[name] = reason;
    else installed.versions[name] = version;
  }
  return installed;
}

/** @param {readonly string[]} packages @returns {string | null} */
function installPython(packages) {
  if (
    failureOf(PYTHON, ['-c', `from importlib.metadata import version\nfor p in ${JSON.stringify(packages)}: n, v = p.split('=='); assert version(n) == v`]) ===
    null
  )
    return null;
  console.error(`installing ${packages.join(' ')} into ${VENV}`);
  return failureOf(PYTHON, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...packages]);
}

/** @param {string} name @param {string} version @returns {string | null} */
function installNpm(name, version) {
  const manifest = join(NPM, 'node_modules', name, 'package.json');
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version) return null;
  console.error(`installing ${name} ${version} into ${NPM}`);
  mkdirSync(NPM, { recursive: true });
  return failureOf('npm', ['install', '--prefix', NPM, '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`]);
}

/** Runs a program; its last line on stderr where it fails. @param {string} program @param {readonly string[]} args @returns {string | null} */
function failureOf(program, args) {
  const { status, stderr, error } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
  if (status === 0) return null;
  return error ? error.message : (stderr.trim().split('\n').at(-1) ?? `ended with ${status}`);
}

/** `require` for the npm peers. @param {string} folder */
export const peerRequire = (folder) => createRequire(join(folder, 'index.js'));
