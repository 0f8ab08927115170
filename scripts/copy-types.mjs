// The declarations that the package's exports lead to, beside the bundles in lib/types: what no exported name takes, gives or mentions is no part of the package.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const packed = 'lib/types';
/** Interfaces of the engine, which no exported function takes or gives: what is said of them is for those who work on it. */
const OF_ENGINE = new Set([
  'Category',
  'CategoryReader',
  'ColumnTable',
  'InternParts',
  'KernelExports',
  'LinkTable',
  'LinkWords',
  'PairEvidence',
  'PlainReading',
  'Role',
  'TokenWords',
]);
/** Where a statement of a module begins: the compiler writes each one at the left margin. */
const BEGINS = /^(?:export|import|declare|interface|type|\/\*\*)(?:\s|$)/;
const NAMED = /^(?:export )?(?:declare )?(?:abstract )?(?:interface|type|class|const|let|function) (\w+)/;
/** What is read of others: `import type { A, B as C } from './a.js'`, `export { A } from './a.js'`. */
const BRACED = /^(import|export) (?:type )?\{([^}]*)\} from ['"]([^'"]+)['"];$/;
const WHOLE = /^(?:import (?:type )?(?:\* as )?(\w+) from|export \* from) ['"]([^'"]+)['"];$/;
const INLINE = /import\(["'](\.[^"']+)["']\)\.(\w+)/g;
const WORD = /[A-Za-z_$][\w$]*/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*/g;
/** Interfaces and other types: what is said of them is read where an exported function takes or gives one. */
const SHAPE = /^(?:export )?(?:interface|type) /;

/** @typedef {{ name: string, as: string, type: boolean, marked: boolean }} Taken */
/** @typedef {{ text: string, comment: string, name: string, marked: boolean, isPublic: boolean, links: { way: string, from: string, names: Taken[] } | null }} Statement */

/** @type {Map<string, Statement[]>} */
const modules = new Map();
const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
for (const { types } of Object.values(exports)) {
  if (types === undefined) continue;
  const file = join('dist', relative(packed, types));
  for (const name of exportedNames(file)) mark(file, name, true);
}
const unseen = new Set(OF_ENGINE);
for (const [file, statements] of modules) {
  const text = statements.flatMap(written).join('\n');
  if (text === '' || text === 'export {};') continue;
  const copy = join(packed, relative('dist', file));
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, `${text}\n`);
}
if (unseen.size > 0) throw new Error(`scripts/copy-types.mjs: no such interfaces of the engine: ${[...unseen].join(', ')}`);

/** @param {string} file @returns {Statement[]} */
function statementsOf(file) {
  const known = modules.get(file);
  if (known !== undefined) return known;
  /** @type {Statement[]} */
  const statements = [];
  let comment = '';
  /** @type {string[]} */
  let lines = [];
  const end = () => {
    const text = lines.join('\n').trimEnd();
    lines = [];
    if (text.startsWith('/**')) comment = text;
    else if (text !== '') {
      statements.push({ text, comment, name: NAMED.exec(text)?.[1] ?? '', marked: false, isPublic: false, links: linksOf(file, text) });
      comment = '';
    }
  };
  let within = false;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (!within && BEGINS.test(line)) end();
    lines.push(line);
    if (line.startsWith('/**') || within) {
      within = !line.trimEnd().endsWith('*/');
      if (!within) end();
    }
  }
  end();
  modules.set(file, statements);
  return statements;
}

/** @param {string} file @param {string} text @returns {Statement['links']} */
function linksOf(file, text) {
  const moduleNamed = (/** @type {string} */ from) => (from.startsWith('.') ? join(dirname(file), from.replace(/\.js$/, '.d.ts')) : from);
  const whole = WHOLE.exec(text);
  if (whole !== null) {
    const [, name, from] = whole;
    return {
      way: name === undefined ? '*' : 'whole',
      from: moduleNamed(from),
      names: name === undefined ? [] : [{ name, as: name, type: false, marked: false }],
    };
  }
  const braced = BRACED.exec(text.replaceAll('\n', ' '));
  if (braced === null) return null;
  const names = braced[2].split(',').flatMap((entry) => {
    const [, type, name, as] = /^\s*(type )?(\w+)(?: as (\w+))?\s*$/.exec(entry) ?? [];
    return name === undefined ? [] : [{ name, as: as ?? name, type: type !== undefined, marked: false }];
  });
  return { way: braced[1], from: moduleNamed(braced[3]), names };
}

/** @param {string} file @returns {string[]} */
function exportedNames(file) {
  return statementsOf(file).flatMap(({ text, name, links }) => {
    if (links?.way === '*') return exportedNames(links.from);
    if (links?.way === 'export') return links.names.map(({ as }) => as);
    return text.startsWith('export ') && name !== '' ? [name] : [];
  });
}

/** A name of a module is written, and what it mentions. @param {string} file @param {string} name @param {boolean} isPublic whether users import it */
function mark(file, name, isPublic) {
  for (const statement of statementsOf(file)) {
    const { links } = statement;
    if (links !== null) markLink(statement, links, name, isPublic);
    else if (statement.name === name) markDeclaration(file, statement, isPublic);
  }
}

/** @param {Statement} statement @param {NonNullable<Statement['links']>} links @param {string} name @param {boolean} isPublic */
function markLink(statement, links, name, isPublic) {
  const isOurs = links.from.endsWith('.d.ts');
  if (links.way === '*') {
    if (!isOurs || !exportedNames(links.from).includes(name)) return;
    statement.marked = true;
    mark(links.from, name, isPublic);
  }
  for (const taken of links.names) {
    if (taken.as !== name) continue;
    const isFirst = !taken.marked;
    statement.marked = true;
    taken.marked = true;
    if (isOurs && links.way !== 'whole' && (isFirst || isPublic)) mark(links.from, taken.name, isPublic);
  }
}

/** @param {string} file @param {Statement} statement @param {boolean} isPublic */
function markDeclaration(file, statement, isPublic) {
  statement.isPublic ||= isPublic;
  if (statement.marked) return;
  statement.marked = true;
  const text = statement.text.replace(COMMENTS, '');
  for (const [, from, name] of text.matchAll(INLINE)) mark(join(dirname(file), from.replace(/\.js$/, '.d.ts')), name, false);
  for (const word of new Set(text.match(WORD))) if (word !== statement.name) mark(file, word, false);
}

/** The lines of a statement in the package, none where nothing of it is mentioned. @param {Statement} statement @returns {string[]} */
function written({ text, comment, name, marked, isPublic, links }) {
  if (text === 'export {};') return [text];
  if (!marked) return [];
  if (links !== null && links.names.length > 0 && text.includes('{')) {
    const names = links.names
      .filter((taken) => taken.marked)
      .map((taken) => `${taken.type ? 'type ' : ''}${taken.name}${taken.as === taken.name ? '' : ` as ${taken.as}`}`);
    return [text.replace(/\{[^}]*\}/, `{ ${names.join(', ')} }`)];
  }
  unseen.delete(name);
  // what is said of what nobody can import is for those who work on it, but for shapes
  if (isPublic || (SHAPE.test(text) && !OF_ENGINE.has(name))) return comment === '' ? [text] : [comment, text];
  return [text.replace(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '')];
}
