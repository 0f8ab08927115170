import { expect, it } from 'vitest';
import { categoryOf } from '../../src/category/registry.js';
import { Utf8Column } from '../../src/column/index.js';
import { KeyEngine } from '../../src/key/key-engine.js';
import { buildLinkTable } from '../../src/link/link-table.js';
import { WordDistance } from '../../src/link/word-distance.js';
import { nearWords, neighborsOf } from '../../src/link/word-neighbors.js';

const SYLLABLES = ['kes', 'trel', 'or', 'lop', 'zan', 'dar', 'mil', 'ven', 'tok', 'bry'];
/** Words that are a letter apart, begin one another or mean the same. */
const values = Array.from({ length: 3000 }, (_, i) => {
  const word = SYLLABLES[i % 10] + SYLLABLES[(i >> 2) % 10] + SYLLABLES[(i >> 5) % 10];
  return `${i % 3 === 0 ? word.slice(0, i % 9) + word.slice((i % 9) + 1) : word} ${['Intl', 'International', 'Mueller', 'Müller'][i % 4]}`;
});

it.each([2, 3, 8])('near words are the same ones where %i parts look for them', (parts) => {
  const engine = new KeyEngine(categoryOf('company'));
  const table = buildLinkTable(engine, Utf8Column.from(values));
  const distance = new WordDistance(engine.kernel, engine.reader, table.words);
  const found = (count: number): unknown =>
    neighborsOf(
      Array.from({ length: count }, (_, part) => nearWords(table, distance, part, count)),
      table.words.count,
    );
  expect(found(parts)).toEqual(found(1));
  // each part finds something
  for (let part = 0; part < parts; part++) expect(nearWords(table, distance, part, parts).from.length).toBeGreaterThan(10);
});
