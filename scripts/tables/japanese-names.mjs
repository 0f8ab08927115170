// Names of Japan as persons and firms are called.
import { addSpelling, frontCodedSpellings } from './front-coding.mjs';

const CLASSES = new Set(['surname', 'rare-surname', 'given', 'rare-given', 'name']);

/**
 * How Japanese names in Han are read: columns latin, written, class (surname, given; rare-surname, rare-given: names of China may look like them; name: of firms and places), source.
 * @type {import('./shapes.mjs').TogetherShape}
 */
export function japaneseNames(read, problems) {
  const seen = new Set();
  const names = new Map();
  for (const { cells, at } of read('japanese-names', 4)) {
    const [latin, written, cls, source] = cells;
    const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
    if (!/^[a-z]+$/.test(latin) || !/^[\u3400-\u9FFF\uF900-\uFAFF\u3005\u30CE\u30F6]+$/.test(written)) fail('a folded name, and one in Han');
    if (!CLASSES.has(cls) || !source) fail(`${[...CLASSES].join(', ')}, and a source`);
    if (seen.has(`${cls} ${written}`)) fail(`"${written}" is there twice`);
    seen.add(`${cls} ${written}`);
    addSpelling(names, cls, latin, written.normalize('NFKC'));
  }
  return { japaneseNames: frontCodedSpellings(names) };
}
