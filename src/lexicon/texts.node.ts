import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { lazily } from './lazily.js';
import type { TableFolder } from './texts.js';

export type { TableFolder } from './texts.js';

const BEGIN = 'export const ';
const END = '`;';
const BACKSLASH = 0x5c;

/**
 * The texts of a folder's tables by the names that `scripts/tables/shapes.mjs` gives them: the string constants of a generated module, template literals without
 * expressions. The module is read as bytes when it is first asked for, and of them only the tables that are: as modules all of them would be compiled before anything
 * else, 50 ms for nothing where one category is used. Those of functions are packed in the published package, as images are: they are large, and loaded by who asks for them
 * only (5 ms a megabyte).
 */
export function tableTexts(folder: TableFolder): ReadonlyMap<string, () => string> {
  const source = sourceOf(folder);
  const tables = new Map<string, () => string>();
  for (let at = source.indexOf(BEGIN); at >= 0; ) {
    const name = source.toString('latin1', at + BEGIN.length, source.indexOf(' ', at + BEGIN.length));
    const start = source.indexOf('`', at) + 1;
    let end = source.indexOf(END, start);
    while (source[end - 1] === BACKSLASH) end = source.indexOf(END, end + 1);
    const literal = source.subarray(start, end);
    tables.set(
      name,
      lazily(() => unescaped(literal.toString('utf8'))),
    );
    at = source.indexOf(BEGIN, end);
  }
  return tables;
}

/** What was made of a folder's tables when the package was built (`scripts/build-images.mjs`), as the bytes of a file; `null` where there is none. */
export function imageBytes(name: string): Uint8Array | null {
  return unpacked(`./${name}.image`, `./${name}.image.br`);
}

function unescaped(literal: string): string {
  return literal.includes('\\') ? literal.replace(/\\(.)/gsu, '$1') : literal;
}

function sourceOf(folder: TableFolder): Buffer {
  const source = unpacked(`./${folder}.gen.js`, `./${folder}.gen.br`);
  if (source === null) throw new Error(`there are no tables of ${folder}`);
  return source;
}

/** The bytes of a file, or of one that was packed in its place; `null` where there is neither. */
function unpacked(path: string, packedPath: string): Buffer | null {
  const packed = new URL(packedPath, import.meta.url);
  if (existsSync(packed)) return brotliDecompressSync(readFileSync(packed));
  const file = new URL(path, import.meta.url);
  return existsSync(file) ? readFileSync(file) : null;
}
