import { describe, expect, it } from 'vitest';
import { assignClusters, defaultThreshold, matchScore } from '../../src/link/index.js';

const found = 100 * defaultThreshold('company');

describe('names that everybody knows, cut short', () => {
  it.each([
    ['a word amid', 'Matsushita Electric Industrial Co., Ltd.', 'MATSUSHITA ELECTRIC IND CO LTD'],
    ['at the end, amid a word', 'Suomen Pankki', 'Suomen Pankk'],
    ['two letters of the last word', 'Kawasaki Kisen Kaisha', 'Kawasaki Kisen Ka'],
    ['letters that are a word elsewhere', 'Narodowy Bank Polski', 'Narodowy Bank Po'],
    ['words behind it missing', 'Minas Gerais State Research Foundation', 'Minas Gerais State Rese'],
    ['what goes on behind a preposition', 'Oxford Committee for Famine Relief', 'Oxford Committee for'],
    ['behind a word that it begins with elsewhere', 'Royal Bank of Scotland plc', 'ROYAL BANK OF SCOTL'],
    ['its short form', 'Panasonic', 'MATSUSHITA ELECTRIC IND CO LTD'],
  ])('%s: %s, %s', (_, whole, cut) => {
    expect(matchScore(whole, cut)).toBeGreaterThanOrEqual(found);
    expect(matchScore(cut, whole)).toBe(matchScore(whole, cut));
    expect(assignClusters([cut, 'Talvik Foods', whole])).toEqual(Int32Array.of(0, 1, 0));
  });

  it.each([
    ['several names go on so', 'National Bank of Kenya', 'National Bank of K'],
    ['too little is left', 'Norwich Union', 'Norwich Un'],
    ['another word', 'Kawasaki Kisen Kaisha', 'Kawasaki Kisen Trading'],
  ])('is none where it is %s: %s, %s', (_, whole, other) => {
    expect(matchScore(whole, other)).toBeLessThan(found);
  });
});
