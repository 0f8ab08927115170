import { describe, expect, it } from 'vitest';
import { matchScore } from '../../src/link/index.js';
import { hangulLetters } from '../../src/text/hangul.js';

const threshold = 50;

describe('firms of Korea in Hangul, as a column has them in Latin letters', () => {
  it.each([
    ['이니스프리', 'Innisfree'],
    ['크래프톤', 'Krafton'],
    ['셀트리온', 'Celltrion'],
    ['에코프로', 'Ecopro'],
    ['주식회사 크래프톤', 'KRAFTON Inc.'],
  ])('%s is %s', (own, other) => {
    expect(matchScore(own, other)).toBeGreaterThan(threshold);
    expect(matchScore(other, own)).toBe(matchScore(own, other));
  });

  it.each([
    ['크래프톤', 'Crafter'],
    ['하림', 'Harley'],
    ['한빛소프트', 'Hanwha Solutions'],
    ['동아', 'Donga Food'],
    ['미래', 'Miller'],
  ])('%s is not %s', (own, other) => {
    expect(matchScore(own, other)).toBeLessThan(threshold);
  });
});

describe('letters of Hangul', () => {
  it('are those that syllables are made of', () => {
    expect(hangulLetters('카카오')).toBe('ㅋㅏㅋㅏㅗ');
    expect(hangulLetters('강')).toBe('ㄱㅏㆁ');
    expect(hangulLetters('값')).toBe('ㄱㅏㅄ');
    expect(hangulLetters('')).toBe('');
  });
});
