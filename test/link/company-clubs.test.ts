import { describe, expect, it } from 'vitest';
import { defaultThreshold, matchScore } from '../../src/link/index.js';

const threshold = 100 * defaultThreshold('company');

describe("a club's form", () => {
  it.each([
    ['FC Haugesund II', 'Haugesund II'],
    ['Cardiff United', 'Cardiff United Football Club'],
    ['NK Slaven', 'Slaven'],
    ['Brindelheim', 'SV Brindelheim'],
    ['VfB Brindelheim', 'Verein für Bewegungsspiele Brindelheim'],
    ['MŠK Žilina', 'Žilina'],
    ['Asociația Club Sportiv Brindelu', 'ACS Brindelu'],
    ['Sevilla', 'FC Sevilla'],
  ])('says no more than a legal form: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(threshold);
  });

  it('counts where the other name has something else', () => {
    expect(matchScore('SC Weiz', 'Weiz Trading')).toBeLessThan(matchScore('Weiz', 'Weiz Trading'));
    expect(matchScore('SC Weiz', 'SK Weiz')).toBeLessThan(matchScore('SC Weiz', 'Weiz'));
  });

  it('is none of letters beside a legal form, nor amid a name', () => {
    expect(matchScore('SC Brindelheim Ltd', 'Brindelheim Ltd')).toBeLessThan(matchScore('SC Brindelheim', 'Brindelheim'));
    expect(matchScore('Talvik SC Brindelheim', 'Talvik Brindelheim')).toBeLessThan(matchScore('SC Talvik Brindelheim', 'Talvik Brindelheim'));
  });
});

describe('the year of a club', () => {
  it.each([
    ['VfB Brindelheim 98', 'VfB Brindelheim'],
    ['FC Brindelheim 1907', 'Brindelheim'],
    ['FC Brindelheim 05', '1. FC Brindelheim 05'],
  ])('says nothing where the other name lacks it: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(threshold);
  });

  it.each([
    ['VfB Brindelheim 98', 'VfB Brindelheim 1898'],
    ['FC 08 Brindelheim', 'Fußball-Club 1908 Brindelheim'],
    ['Asociația Fotbal Club Unirea 04 Brindelu', 'FC Unirea 2004 Brindelu'],
  ])('is one in full and written short: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(threshold);
  });

  it.each([
    ['VfB Brindelheim 98', 'VfB Brindelheim 04'],
    ['VfB Brindelheim 98', 'VfB Brindelheim 1908'],
    ['FC Brindelheim 1907', 'FC Brindelheim 1922'],
    // its second team
    ['FC Brindelheim 2', 'FC Brindelheim'],
  ])('forbids the pair where it is another one, or none: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeLessThan(threshold);
  });
});
