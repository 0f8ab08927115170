// The declarations that the package's exports lead to, beside the bundles in lib/types: what is within stays within, and out of the package.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const packed = 'lib/types';
/** What a declaration takes from another one: `from './a.js'`, `import('./a.js')`, `import './a.js'`. */
const TAKEN = /(?:from |import\(|import )['"](\.[^'"]+)\.js['"]/g;
/** What it hands on: `export { a } from './a.js'`. */
const HANDED_ON = /export (?:type )?(?:\{[^}]*\}|\*) from ['"](\.[^'"]+)\.js['"]/g;
/** Interfaces and other types: what is said of them is read where an exported function takes or gives one. */
const SHAPE = /^(?:export )?(?:interface|type) /;

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const entries = Object.values(exports).flatMap(({ types }) => (types === undefined ? [] : [join('dist', relative(packed, types))]));
const exported = reachedBy(HANDED_ON);
for (const file of reachedBy(TAKEN)) {
  const copy = join(packed, relative('dist', file));
  if (exported.has(file)) cpSync(file, copy);
  else {
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, withoutInnerComments(readFileSync(file, 'utf8')));
  }
}

/** The declarations that the entries lead to. @param {RegExp} links */
function reachedBy(links) {
  const reached = new Set(entries);
  for (const file of reached) for (const [, module] of readFileSync(file, 'utf8').matchAll(links)) reached.add(join(dirname(file), `${module}.d.ts`));
  return reached;
}

/**
 * Declarations of a module that nobody can import from, without what is said of its classes, functions and constants: a third of the package's declarations, packed.
 * @param {string} text
 */
function withoutInnerComments(text) {
  /** @type {string[]} */
  const kept = [];
  /** @type {string[]} */
  let comment = [];
  let ofShape = false;
  let within = false;
  for (const line of text.split('\n')) {
    if (within || line.trimStart().startsWith('/**')) {
      comment.push(line);
      within = !line.trimEnd().endsWith('*/');
      continue;
    }
    if (/^\S/.test(line) && line !== '}') ofShape = SHAPE.test(line);
    if (ofShape) kept.push(...comment);
    comment = [];
    kept.push(line);
  }
  return kept.join('\n');
}
