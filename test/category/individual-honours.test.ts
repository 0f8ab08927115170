import { describe, expect, it } from 'vitest';
import { explainKey, keys, matchScore } from '../../src/index.js';
import { defaultThreshold } from '../../src/link/index.js';

const category = 'individual';
const threshold = defaultThreshold(category) * 100;
const keyOf = (text: string): string => explainKey(text, { category }).keyText;

const HONOURS = [
  ['Ph.D.', 'PhD', 'Ph. D.', 'M.D.', 'D.D.S.', 'Psy.D.', 'Pharm.D.', 'LL.M.', 'LL.B.', 'M.Phil.', 'M.Eng.', 'B.Eng.', 'M.Ed.', 'Th.D.', 'D.Sc.', 'M.Div.'],
  ['R.Ph.', 'B.Com.', 'B.Tech.', 'C.Eng.', 'M.D., Ph.D.', 'Ph.D., P.E.', 'M.Eng. Ph.D.', 'D.Phil.', 'M.Sc.'],
].flat();

describe('honours behind a name', () => {
  it.each(HONOURS)('John Kestrel, %s is John Kestrel', (honour) => {
    for (const text of [`John Kestrel, ${honour}`, `John Kestrel ${honour}`, `Kestrel, John, ${honour}`])
      expect([text, keyOf(text)]).toEqual([text, keyOf('John Kestrel')]);
    expect(keyOf(`John Q. Kestrel, ${honour}`)).toBe(keyOf('John Q. Kestrel'));
  });

  it('gives a column the keys of its values', () => {
    const values = HONOURS.flatMap((honour) => [`John Kestrel, ${honour}`, `Kestrel, John, ${honour}`]);
    expect(new Set(keys(values, { category }))).toEqual(new Set(keys(['John Kestrel'], { category })));
  });

  it.each([
    ['Smith, Ed. D.', 'Smith, Ed D.'],
    ['Clarke, A.C.', 'A. C. Clarke'],
    ['J.R. Kestrel', 'J. R. Kestrel'],
    ['Kestrel J.R.', 'J. R. Kestrel'],
  ])('%s has initials: %s', (left, right) => {
    expect(keyOf(left)).toBe(keyOf(right));
  });
});

describe('initials written together', () => {
  it.each([
    ['Zhang YF', 'Yi Fan Zhang'],
    ['Park, SH', 'Seung Hoon Park'],
    ['DJ Kim', 'Daniel Joon Kim'],
    ['SC Patel', 'Suresh Chandra Patel'],
    ['de Vries HJ', 'Hendrik Jan de Vries'],
    ['da Silva, JP', 'João Pedro da Silva'],
    ['Weber AS', 'Anna Sophie Weber'],
    ['Smith ME', 'Mary Elizabeth Smith'],
    ['ME Smith', 'Mary Elizabeth Smith'],
    ['Hassan MA', 'Mohammed Ahmed Hassan'],
    ['Bell, MA', 'Martin Andrew Bell'],
    ['HE Burke', 'Heather Ellen Burke'],
  ])('%s is %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeGreaterThan(threshold);
    expect(matchScore(right, left, { category })).toBe(matchScore(left, right, { category }));
  });

  it.each([
    ['Smith ME', 'Mary Ann Smith', 'another second letter'],
    ['Zhang YF', 'Wei Fan Zhang', 'another first letter'],
    ['Yu Chen', 'Yi-un Chen', 'a given name of one syllable'],
    ['Bell MA', 'Martin Andrew Ball', 'another surname'],
  ])('%s is not %s: %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeLessThan(threshold);
  });

  it.each(['Yo-Yo Ma', 'Jack Ma', 'Tom Ng', 'Li Xu', 'Evans, MD', 'Mr Evans'])('%s has none', (text) => {
    expect(keyOf(text)).not.toMatch(/\b[a-z] [a-z]\b/);
  });
});
