import { describe, expect, it } from 'vitest';
import { matchScore } from '../../src/index.js';
import { defaultThreshold } from '../../src/link/index.js';

const category = 'individual';
const threshold = defaultThreshold(category) * 100;

describe('given names of other languages beside an East Asian surname', () => {
  it.each([
    ['Mike Chen', 'Michael Chen'],
    ['Dan Lee', 'Daniel Lee'],
    ['Mike Young', 'Michael Young'],
    ['Ken Wang', 'Kenneth Wang'],
    ['Liz Park', 'Elizabeth Park'],
    ['Tina Kim', 'Christina Kim'],
    ['Mike Nguyen', 'Michael Nguyen'],
    ['Micheal Lee', 'Michael Lee'],
  ])('%s is %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeGreaterThan(threshold);
  });

  it.each([
    ['Lei Wang', 'Li Wang', 'nicknames of one name in English'],
    ['Wen-chun Chen', 'Wen-shin Chen', 'other syllables'],
    ['Xiaoping Li', 'Xiaoting Li', 'other syllables'],
    ['Michael Lee', 'Daniel Lee', 'two names'],
    ['Susan Wang', 'Sunan Wang', 'one is no name of another language'],
  ])('%s is not %s: %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeLessThan(threshold);
  });
});
