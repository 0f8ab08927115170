import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
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
  './arrow': ['arrowKeys'],
  './classify': ['entityType', 'genderFromName', 'nameOrigin'],
  './classify/language': ['detectLanguage'],
  './column': ['Utf8Column'],
  './duckdb': ['register'],
  './email': [
    'EMAIL_REASONS',
    'EMAIL_WARNINGS',
    'TRUST_POINTS',
    'emailDomainType',
    'emailInfo',
    'emailTrustScore',
    'explainEmailDomainType',
    'parseEmail',
    'validateEmail',
  ],
  './email/dns': ['createMailResolver'],
  './functions': ['FUNCTIONS', 'functionNamed', 'functionStream', 'remembering'],
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
  './database': ['DATABASE_FAMILIES', 'DATABASE_NAMES', 'FILE_FAMILIES', 'certainFamily', 'databaseFamily', 'openDatabase', 'withoutSecret'],
  './jobs': [
    'BATCH_FORMATS',
    'JOB_PARAMETERS',
    'MAX_BATCH',
    'PROCESSES',
    'TextSink',
    'contentTypeOf',
    'jobFunctions',
    'localContext',
    'planJob',
    'runJob',
    'sortParameters',
    'sourceNamed',
  ],
  './service': ['DEFAULT_CONFIG', 'configOf', 'openAccounts', 'readConfig', 'standardLog', 'startService'],
  './phone': ['isPhoneCountry', 'phoneInfo'],
  './pool': ['Pool', 'createPool'],
  './profile': ['RangeSearch', 'StatisticsGathering', 'nonUnique', 'notInRange', 'statistics', 'statisticsJson', 'statisticsText'],
  './similarity': ['editDistances', 'jaroWinkler', 'jaroWinklers', 'levenshtein', 'ngramCosine', 'ngramDice', 'osaDistance'],
  './standardize': [
    'countryInfo',
    'standardizeCity',
    'standardizeCityColumn',
    'standardizeCountry',
    'standardizeCountryColumn',
    'standardizeOrganization',
    'standardizeState',
    'standardizeStateColumn',
  ],
  './stream': ['keyStream', 'keyTransformStream'],
  './stream/node': ['keyCsvTransform', 'keyTransform'],
};

describe('the packed package', () => {
  // what would be packed; the dependencies are those of this folder
  const [{ files, size }] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--ignore-scripts', '--json'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  ) as [{ files: { path: string }[]; size: number }];
  const packed = new Set(files.map(({ path }) => path));

  it('holds what is needed and nothing else', () => {
    for (const file of [
      'lib/index.js',
      'lib/texts.js',
      'lib/browser/texts.js',
      'lib/worker.js',
      'lib/company.gen.js',
      'lib/types/index.d.ts',
      'lib/cli/main.js',
      'README.md',
      'LICENSE',
      'NOTICE',
      'package.json',
    ])
      expect(packed).toContain(file);
    for (const folder of ['dist/', 'src/', 'test/', 'corpora/', 'bench/', 'scripts/', 'examples/'])
      expect([...packed].filter((file) => file.startsWith(folder))).toEqual([]);
  });

  it('is small: less than 3 MB packed', () => expect(size).toBeLessThan(3e6));

  it('declares all that its declarations speak of, and nothing that they do not', () => {
    const declared = [...packed].filter((file) => file.endsWith('.d.ts'));
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const reached = new Set(Object.values<{ types?: string }>(exports).flatMap(({ types }) => types?.slice(2) ?? []));
    for (const file of reached) {
      const spoken = readFileSync(join(root, file), 'utf8').matchAll(/["'](\.[^"'\n]+)\.js["']/g);
      for (const [, module] of spoken) reached.add(join(dirname(file), `${module}.d.ts`));
    }
    expect(declared.sort()).toEqual([...reached].sort());
  });

  it('declares what the compiler takes, every module looked into', () => {
    const declared = [...packed].filter((file) => file.endsWith('.d.ts'));
    const settings = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', 'false', '--module', 'nodenext', '--target', 'es2024', '--types', 'node'];
    const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), [...settings, ...declared], { cwd: root, encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
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

/** Modules of the package that a file imports by static imports, and what else it imports; without files tables are modules of `lib/browser`. */
function importsOf(file: string): { own: string[]; others: string[] } {
  const text = readFileSync(file, 'utf8');
  const found = [...text.matchAll(/(?:^|[;}\n])(?:import|export)\b(?:[^'"`;()]*?\bfrom)?\s*["']([^"']+)["']/g)].map(([, module]) => module);
  const own = found.flatMap((module) =>
    module.startsWith('.') ? [join(dirname(file), module)] : module === '#texts' ? [join(root, 'lib/browser/texts.js')] : [],
  );
  return { own, others: found.filter((module) => !module.startsWith('.') && module !== '#texts') };
}

describe('the library in browsers', () => {
  const reached = new Set(['lib/index.js', 'lib/stream.js'].map((file) => join(root, file)));
  for (const file of reached) for (const module of importsOf(file).own) reached.add(module);
  const code = [...reached].map((file) => readFileSync(file, 'utf8'));

  it('needs neither files nor threads', () => {
    expect([...reached].map((file) => file.slice(root.length))).toEqual(
      expect.arrayContaining(['lib/browser/texts.js', 'lib/company.gen.js', 'lib/wasm.gen.js']),
    );
    expect([...new Set([...reached].flatMap((file) => importsOf(file).others))]).toEqual(['any-ascii']);
    for (const text of code) expect(text).not.toMatch(/\b(?:require|process\.getBuiltinModule)\(|\bimport\(|["'`]node:/);
  });

  it('is less than 1.24 MB as it is sent', () => expect(code.reduce((sum, text) => sum + gzipSync(text).length, 0)).toBeLessThan(1.24e6));

  it('gives the same keys and scores', async () => {
    const values = [
      'Intl. Bus. Machines, Inc.',
      'Müller GmbH & Co. KG',
      '株式会社東芝',
      'Bob Smith Jr',
      '100 Broadway Ave Ste 2, Denver CO 80203',
      '12 rue de la Paix, 75002 Paris',
      'DSC-W120/B',
    ];
    const categories = ['company', 'individual', 'address', 'global-address', 'product'] as const;
    const asked = (conditions: readonly string[]): string =>
      execFileSync(
        process.execPath,
        [
          ...conditions,
          '--input-type=module',
          '-e',
          `
        import * as library from ${JSON.stringify(pathToFileURL(join(root, 'lib/index.js')).href)};
        import { imageBytes } from ${JSON.stringify(pathToFileURL(join(root, conditions.length > 0 ? 'lib/browser/texts.js' : 'lib/texts.js')).href)};
        const values = ${JSON.stringify(values)};
        const answers = ${JSON.stringify(categories)}.map((category) => [library.keys(values, { category }), library.matchScore(values[0], 'IBM', { category })]);
        console.log(JSON.stringify({ exports: Object.keys(library).sort(), answers, hasImages: imageBytes('company') !== null }));
      `,
        ],
        { cwd: root, encoding: 'utf8' },
      );
    const inBrowser = JSON.parse(asked(['--conditions=browser'])) as Record<string, unknown>;
    const inNode = JSON.parse(asked([])) as Record<string, unknown>;
    expect(inBrowser).toEqual({ ...inNode, hasImages: false });
    expect(inNode).toMatchObject({ hasImages: true, answers: categories.map(() => [expect.any(Array), expect.any(Number)]) });
  });
});
