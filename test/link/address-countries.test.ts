import { describe, expect, it } from 'vitest';
import { explainMatch, matchScore } from '../../src/index.js';
import { defaultThreshold } from '../../src/link/index.js';

const category = 'global-address';
const threshold = defaultThreshold(category) * 100;

describe('streets and towns that differ', () => {
  it.each([
    ['서울특별시 종로구 혜화동 88-2', '서울특별시 종로구 명륜동 88-2', 'streets without a word in common'],
    ['神奈川県横浜市西区みなとみらい2-2-1', '神奈川県横浜市西区高島2-2-1', 'the same in Japan'],
    ['9 Mabini St., Manila City', '9 Mabini St., Davao City', 'two towns that share a word'],
    ['Flat 11, Lotus Heights, Borivali East, Mumbai 400066', 'Flat 11, Lotus Heights, Borivali West, Mumbai 400092', 'quarters that exclude each other'],
  ])('%s is not %s: %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeLessThan(threshold);
  });

  it('may differ in a quarter where the postcode is the same', () => {
    expect(explainMatch('8 Reed Road, Harrow West, London HA2 0AA', '8 Reed Road, Harrow East, London HA2 0AA', { category }).veto).toBeNull();
  });
});
