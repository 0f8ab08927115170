import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What each subpath exports at run time: growth is a decision, made here. */
const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  '.': [
    'DEFAULT_THRESHOLD',
    'NamesakeError',
    'Utf8Column',
    'assignClusters',
    'companyKey',
    'explainKey',
    'explainMatch',
    'keyColumn',
    'keys',
    'matchReport',
    'matchScore',
  ],
  './column': ['Utf8Column'],
  './key': ['companyKey', 'explainKey', 'keyColumn', 'keys'],
  './link': ['DEFAULT_THRESHOLD', 'LINK_METHODS', 'assignClusters', 'explainMatch', 'matchReport', 'matchScore'],
  './similarity': ['jaroWinkler', 'levenshtein', 'ngramCosine', 'ngramDice', 'osaDistance'],
};

describe('the packed package', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'namesake-pack-'));
    execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root, stdio: 'pipe' });
    const tarball = readFileSync(join(root, 'package.json'), 'utf8').match(/"version": "([^"]+)"/)?.[1];
    execFileSync('tar', ['-xzf', `namesake-${tarball}.tgz`], { cwd: folder });
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('holds what is needed and nothing else', () => {
    for (const file of ['dist/index.js', 'dist/index.d.ts', 'dist/cli/main.js', 'README.md', 'LICENSE', 'package.json'])
      expect(existsSync(join(folder, 'package', file)), file).toBe(true);
    for (const file of ['src', 'test', 'corpora', 'bench', 'scripts', 'examples']) expect(existsSync(join(folder, 'package', file)), file).toBe(false);
  });

  it.each(Object.entries(EXPORTS))('%s exports exactly what is agreed', (subpath, names) => {
    const script = join(folder, 'list.mjs');
    const { exports } = JSON.parse(readFileSync(join(folder, 'package', 'package.json'), 'utf8'));
    // the dependencies are those of this folder; only the package's own files are taken from the tarball
    const target = join(root, exports[subpath].default);
    expect(readFileSync(join(folder, 'package', exports[subpath].default), 'utf8')).toBe(readFileSync(target, 'utf8'));
    writeFileSync(script, `console.log(JSON.stringify(Object.keys(await import(${JSON.stringify(target)})).sort()))`);
    expect(JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' }))).toEqual([...names].sort());
    expect(existsSync(join(folder, 'package', exports[subpath].types))).toBe(true);
  });

  it('lists every subpath', () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(
      Object.keys(exports)
        .filter((subpath) => subpath !== './package.json')
        .sort(),
    ).toEqual(Object.keys(EXPORTS).sort());
  });
});
