import { describe, expect, it } from 'vitest';
import { assignClusters, createIndex, defaultThreshold, explainMatch, matchScore, openIndex } from '../../src/link/index.js';

const threshold = 100 * defaultThreshold('company');

describe('a value with another name', () => {
  it.each([
    ['a place besides', "Zanders Foods LLC dba Kestrel's Diner", "Kestrel's Diner (Boston)"],
    ['a kind besides', 'Talvik International Ltd (formerly Kestrel Trading Ltd)', 'Kestrel Trading Group'],
    ['a slip in a short word', 'Zanders Foods LLC t/a Kestrel Grill', 'Kestrell Gril'],
    ['its other name is the first of the other', 'Zanders Foods LLC dba Kestrel Grill', 'Kestrel Grill Group dba Talvik'],
    ['in another language', 'Zanders GmbH (vormals Kestrel Bau GmbH)', 'Kestrel Bau Wien'],
  ])('is as near to others as that name is: %s', (_, value, other) => {
    expect(matchScore(value, other)).toBeGreaterThan(threshold);
    expect(matchScore(other, value)).toBe(matchScore(value, other));
  });

  it('scores exactly as that name does', () => {
    expect(matchScore('Zanders Foods LLC dba Kestrel Grill', 'Kestrel Grill Group')).toBe(matchScore('Kestrel Grill', 'Kestrel Grill Group'));
    expect(matchScore('Zanders Foods LLC dba Kestrel', 'Kestrel Holdings')).toBe(matchScore('Kestrel', 'Kestrel Holdings'));
  });

  it.each([
    ['both bear it', 'Zanders Foods LLC t/a Kestrel Grill', 'Plover Mills t/a Kestrel Grill'],
    ['its numbers differ', 'Zanders Foods LLC dba Kestrel 12', 'Kestrel Holdings 13'],
    ['it says nothing but a kind', 'Zanders Foods LLC dba Foods', 'Plover Foods'],
    ['it is another one', 'Zanders Foods LLC dba Kestrel Grill', 'Plover Grill Group'],
  ])('is not one where %s', (_, value, other) => {
    expect(matchScore(value, other)).toBeLessThan(threshold);
  });

  it('is the registered one under the strict policy', () => {
    expect(matchScore('Zanders Foods LLC dba Kestrel Grill', 'Kestrel Grill Group', { policy: 'strict' })).toBeLessThan(threshold);
  });

  it('is explained by the name that counts', () => {
    expect(explainMatch('Kestrel Grill Group', 'Zanders Foods LLC dba Kestrel Grill').alignment).toEqual([
      { left: 'kestrel', right: 'kestrel', how: 'the same word' },
      { left: 'grill', right: 'grill', how: 'the same word' },
      { left: 'group', right: '', how: 'left over' },
      { left: '', right: 'zanders foods llc', how: 'beside its other name' },
    ]);
  });

  const crowd = Array.from({ length: 300 }, (_, i) => `${'bcdfgklmnprstvz'[i % 15]}a${'bdgklmnprst'[i % 11]}o${'lmnrst'[i % 6]}${'aeiou'[i % 5]} Mills`);

  it.each([[[]], [crowd]])('finds the other in a column, short or long', (others) => {
    const clusters = assignClusters(['Zanders Foods LLC dba Kestrel Grill', ...others, 'Kestrel Grill Group', 'Plover Quarries']);
    const [value, group, plover] = [clusters[0], clusters[others.length + 1], clusters[others.length + 2]];
    expect(group).toBe(value);
    expect(plover).not.toBe(value);
  });

  it('finds and is found in an index, and in a saved one', () => {
    const index = createIndex([...crowd, 'Zanders Foods LLC dba Kestrel Grill', 'Plover Tanning Group']);
    const found = index.match('Kestrel Grill Group');
    expect(found.map(({ value }) => value)).toEqual(['Zanders Foods LLC dba Kestrel Grill']);
    expect(index.match('Talvik Foods Ltd t/a Plover Tanning').map(({ value }) => value)).toEqual(['Plover Tanning Group']);
    expect(openIndex(index.save()).match('Kestrel Grill Group')).toEqual(found);
  });
});
