// The declarations that the package's exports lead to, beside the bundles in lib/types: what is within stays within, and out of the package.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const packed = 'lib/types';
/** What a declaration takes from another one: `from './a.js'`, `import('./a.js')`, `import './a.js'`. */
const TAKEN = /(?:from |import\(|import )['"](\.[^'"]+)\.js['"]/g;
/** What it hands on: `export { a } from './a.js'`. */
const HANDED_ON = /export (?:type )?(?:\{[^}]*\}|\*) from ['"](\.[^'"]+)\.js['"]/g;
/** Interfaces of the engine, which no exported function takes or gives: what is said of them is for those who work on it. */
const OF_ENGINE = new Set([
  'Category',
  'CategoryReader',
  'ColumnTable',
  'CutOffRules',
  'FormBeginnings',
  'InternParts',
  'KernelExports',
  'LinkRules',
  'LinkTable',
  'LinkWords',
  'NearMissWeights',
  'NumberedPart',
  'OddsPart',
  'OddsTally',
  'PairEvidence',
  'PairWeigher',
  'PlainReading',
  'ReadValues',
  'RivalTable',
  'RivalWeights',
  'Role',
  'TablePart',
  'TokenWords',
  'UnitList',
  'WeighedPart',
  'WordFacts',
]);
const INTERFACE = /^(?:export )?interface (\w+)/;
/** Interfaces and other types: what is said of them is read where an exported function takes or gives one. */
const SHAPE = /^(?:export )?(?:interface|type) /;

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const entries = Object.values(exports).flatMap(({ types }) => (types === undefined ? [] : [join('dist', relative(packed, types))]));
const exported = reachedBy(HANDED_ON);
const unseen = new Set(OF_ENGINE);
for (const file of reachedBy(TAKEN)) {
  const copy = join(packed, relative('dist', file));
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, withoutInnerComments(readFileSync(file, 'utf8'), exported.has(file)));
}

if (unseen.size > 0) throw new Error(`scripts/copy-types.mjs: no such interfaces of the engine: ${[...unseen].join(', ')}`);

/** The declarations that the entries lead to. @param {RegExp} links */
function reachedBy(links) {
  const reached = new Set(entries);
  for (const file of reached) for (const [, module] of readFileSync(file, 'utf8').matchAll(links)) reached.add(join(dirname(file), `${module}.d.ts`));
  return reached;
}

/**
 * Declarations of a module without what is said of interfaces of the engine, and, where nobody can import from it, of its classes, functions and constants: a third of the package's
 * declarations, packed.
 * @param {string} text @param {boolean} isExported
 */
function withoutInnerComments(text, isExported) {
  /** @type {string[]} */
  const kept = [];
  /** @type {string[]} */
  let comment = [];
  let isKept = isExported;
  let within = false;
  for (const line of text.split('\n')) {
    if (within || line.trimStart().startsWith('/**')) {
      comment.push(line);
      within = !line.trimEnd().endsWith('*/');
      continue;
    }
    if (/^\S/.test(line) && line !== '}') {
      const [, name = ''] = INTERFACE.exec(line) ?? [];
      unseen.delete(name);
      isKept = !OF_ENGINE.has(name) && (isExported || SHAPE.test(line));
    }
    if (isKept) kept.push(...comment);
    comment = [];
    kept.push(line);
  }
  return kept.join('\n');
}
