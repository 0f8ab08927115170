import { describe, expect, test } from 'vitest';
import { assignClusters, matchScore } from '../../src/link/index.js';

/** Names of firms that nobody else is called like, each in two spellings: a column in which matches are usual. */
function strangers(count: number): string[] {
  const syllables = ['bra', 'kel', 'vor', 'din', 'mos', 'tar', 'lun', 'pev', 'gri', 'zan', 'foq', 'wex'];
  return Array.from({ length: count }, (_, i) => {
    let word = '';
    for (let rest = i + syllables.length ** 3; rest > 0; rest = Math.floor(rest / syllables.length)) word += syllables[rest % syllables.length];
    return [`${word} Ltd`, i % 2 === 0 ? `${word} Holdings Ltd` : word];
  }).flat();
}

const few = strangers(500);
const many = strangers(10_000);

/** Whether all of some names are in one cluster of a column that has others, too. */
function areOne(names: readonly string[], others: readonly string[], policy?: 'group'): boolean {
  const clusters = assignClusters([...names, ...others], { category: 'company', policy });
  return names.every((_, i) => clusters[i] === clusters[0]);
}

describe('a name that many may have, with two legal forms,', () => {
  const names = ['Brown Ltd', 'Brown GmbH'];

  test('is one firm in a list of a thousand', () => expect(areOne(names, few)).toBe(true));

  test('is two in a register of twenty thousand', () => expect(areOne(names, many)).toBe(false));

  test('is one family of firms there', () => expect(areOne(names, many, 'group')).toBe(true));
});

test.each([
  ['the same legal form', 'Brown Ltd', 'BROWN LIMITED'],
  ['a name that hardly anybody else has', 'Quistrapel Ltd', 'Quistrapel GmbH'],
  ['a name that everybody knows', 'Kodak Ltd', 'Kodak GmbH'],
])('%s is one firm in a register, too', (_what, ...names) => expect(areOne(names, many)).toBe(true));

test.each([
  ['V. Club', 'V. Köln'],
  ['S. Khan Ltd', 'S. Patel Ltd'],
  ['Plan B', 'B GmbH'],
])('a letter names no firm: %s, %s', (left, right) => expect(matchScore(left, right)).toBeLessThan(10));
