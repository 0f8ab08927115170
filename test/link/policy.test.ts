import { describe, expect, it } from 'vitest';
import { assignClusters, defaultThreshold, explainMatch, matchReport, matchScore } from '../../src/link/index.js';

it('a category without rules has no threshold', () => {
  expect(defaultThreshold('individual')).toBeGreaterThan(0);
  for (const category of ['firm', '__proto__', null])
    expect(() => defaultThreshold(category as never)).toThrow(expect.objectContaining({ code: 'ERR_OPTION_RANGE' }));
});

describe('policy', () => {
  it.each([
    ['Meridian Steelworks Ltd', 'Meridian Steelworks plc'],
    ['Acme Shipping GmbH', 'Acme Shipping AG'],
  ])('strict keeps %s and %s apart, and says why', (left, right) => {
    expect(explainMatch(left, right, { policy: 'strict' })).toMatchObject({ score: 0, veto: 'their legal forms differ' });
    expect(explainMatch(left, right).veto).toBeNull();
    const report = matchReport([left, right], { policy: 'strict' });
    expect(report.clusters).toEqual([]);
    expect(report.refused.map(({ reason }) => reason)).toEqual(['their legal forms differ']);
    expect(matchReport([left, right]).clusters).toHaveLength(1);
  });

  it.each([
    ['OOO Veldhoven', 'Veldhoven LLC'],
    ['Kestrel Ridge Co.', 'Kestrel Ridge Co., Ltd.'],
    ['Kestrel Ridge SLU', 'Kestrel Ridge SL'],
  ])('strict keeps %s and %s apart, which are the same form in other words otherwise', (left, right) => {
    expect(explainMatch(left, right, { policy: 'strict' }).veto).toBe('their legal forms differ');
    expect(matchScore(left, right)).toBeGreaterThan(matchScore(left.replace(/OOO|Co\.|SLU/, 'AG'), right));
  });

  it('strict minds neither a spelling of the legal form nor a missing one', () => {
    expect(matchScore('Meridian Steelworks Ltd', 'Meridian Steelworks Limited', { policy: 'strict' })).toBe(100);
    expect(explainMatch('Meridian Steelworks Ltd', 'Meridian Steelworks', { policy: 'strict' }).veto).toBeNull();
  });

  it.each([
    ['Veldhoven Semiconductors', 'Veldhoven Semiconductors Research India'],
    ['Kestrel Ridge Bank', 'Kestrel Ridge Bank Asset Management'],
  ])('group brings %s and %s closer', (left, right) => {
    expect(matchScore(left, right, { policy: 'group' })).toBeGreaterThan(matchScore(left, right));
  });

  it('group brings together what normal does as nobody else in a long column is like it', () => {
    const syllables = ['bra', 'kel', 'vor', 'din', 'mos', 'tar', 'lun', 'pev'];
    const word = (number: number): string => Array.from(number.toString(8), (digit) => syllables[Number(digit)]).join('');
    const firms = Array.from({ length: 4000 }, (_, i) => [`${word(i + 512)} Ltd`, `${word(i + 512)} ${word(i * 7 + 30_000)} ${word(i * 3 + 90_000)}`]);
    for (const policy of ['normal', 'group'] as const) {
      const clusters = assignClusters(firms.flat(), { category: 'company', policy });
      expect(firms.filter((_, i) => clusters[i * 2] === clusters[i * 2 + 1]).length).toBe(4000);
    }
  });

  it('group does not overrule a veto', () => {
    expect(matchScore('Trading 392', 'Trading 393', { policy: 'group' })).toBe(0);
  });

  it('is for companies', () => {
    expect(() => matchReport(['a'], { category: 'individual', policy: 'group' })).toThrow(/policy.*normal/);
    expect(() => matchScore('a', 'b', { policy: 'loose' as never })).toThrow(/policy.*strict, normal, group/);
  });
});
