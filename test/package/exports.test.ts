import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What each subpath exports at run time: growth is a decision, made here. */
const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  '.': [
    'NamesakeError',
    'Utf8Column',
    'addressKey',
    'assignClusters',
    'companyKey',
    'createIndex',
    'defaultThreshold',
    'explainKey',
    'explainMatch',
    'globalAddressKey',
    'individualKey',
    'keyColumn',
    'keys',
    'link',
    'matchReport',
    'matchScore',
    'openIndex',
    'parseAddress',
    'productKey',
  ],
  './column': ['Utf8Column'],
  './key': ['addressKey', 'companyKey', 'explainKey', 'globalAddressKey', 'individualKey', 'keyColumn', 'keys', 'parseAddress', 'productKey'],
  './link': [
    'CARDINALITIES',
    'LINK_METHODS',
    'POLICIES',
    'assignClusters',
    'createIndex',
    'defaultThreshold',
    'explainMatch',
    'link',
    'matchReport',
    'matchScore',
    'openIndex',
    'policyOption',
  ],
  './pool': ['Pool', 'createPool'],
  './similarity': ['editDistances', 'jaroWinkler', 'jaroWinklers', 'levenshtein', 'ngramCosine', 'ngramDice', 'osaDistance'],
};

describe('the packed package', () => {
  // what would be packed; the dependencies are those of this folder
  const [{ files }] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--ignore-scripts', '--json'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  ) as [{ files: { path: string }[] }];
  const packed = new Set(files.map(({ path }) => path));

  it('holds what is needed and nothing else', () => {
    for (const file of ['dist/index.js', 'dist/index.d.ts', 'dist/cli/main.js', 'README.md', 'LICENSE', 'package.json']) expect(packed).toContain(file);
    for (const folder of ['src/', 'test/', 'corpora/', 'bench/', 'scripts/', 'examples/'])
      expect([...packed].filter((file) => file.startsWith(folder))).toEqual([]);
  });

  it.each(Object.entries(EXPORTS))('%s exports exactly what is agreed', async (subpath, names) => {
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const { default: module, types } = exports[subpath];
    expect(packed).toContain(module.slice(2));
    expect(packed).toContain(types.slice(2));
    const script = `import(${JSON.stringify(pathToFileURL(join(root, module)).href)}).then((all) => console.log(JSON.stringify(Object.keys(all).sort())))`;
    expect(JSON.parse(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }))).toEqual([...names].sort());
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
