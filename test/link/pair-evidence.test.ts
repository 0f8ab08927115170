import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CategoryName } from '../../src/category/category.js';
import { assignClusters, createIndex, defaultThreshold, explainMatch, matchScore, openIndex } from '../../src/link/index.js';
import { textHash53, WordingHash } from '../../src/link/text-hash.js';

const wordingOf = (...words: string[]): { letters: number; bag: number } => {
  const hash = new WordingHash();
  hash.begin();
  for (const word of words) hash.add(word, textHash53(word));
  return { letters: hash.letters, bag: hash.bag };
};
/** Whether two companies are one. */
const isMatch = (a: string, b: string): boolean => matchScore(a, b) >= 100 * defaultThreshold('company');

const lettersOf = (...words: string[]): number => wordingOf(...words).letters;
const bagOf = (...words: string[]): number => wordingOf(...words).bag;

describe('letters of words', () => {
  it('are the same wherever blanks part them', () => {
    expect(lettersOf('van', 'der', 'bilt')).toBe(lettersOf('vanderbilt'));
    expect(lettersOf('vander', 'bilt')).toBe(lettersOf('vanderbilt'));
    expect(lettersOf('room', '7')).toBe(lettersOf('room7'));
  });

  it('leave out what is neither a letter nor a digit', () => {
    expect(lettersOf('siemens', '|', 'ag')).toBe(lettersOf('siemensag'));
  });

  it('of nothing equal nothing', () => {
    expect(wordingOf()).toEqual({ letters: Number.NaN, bag: Number.NaN });
    expect(wordingOf('|', '@')).toEqual({ letters: Number.NaN, bag: Number.NaN });
  });

  it('keep numbers apart', () => {
    expect(lettersOf('1', '23')).not.toBe(lettersOf('12', '3'));
    expect(lettersOf('1', '|', '23')).not.toBe(lettersOf('12', '3'));
    expect(lettersOf('1', '23')).not.toBe(lettersOf('123'));
    expect(lettersOf('a', 'b')).not.toBe(lettersOf('b', 'a'));
  });
});

describe('bags of words', () => {
  it('have no order', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 8 }), fc.integer(), (words, seed) => {
        const shuffled = [...words].sort((a, b) => textHash53(a + seed) - textHash53(b + seed));
        expect(bagOf(...shuffled)).toBe(bagOf(...words));
      }),
    );
  });

  it('keep numbers in their order', () => {
    expect(bagOf('fund', '12', 'series', '3')).not.toBe(bagOf('fund', '3', 'series', '12'));
    expect(bagOf('fund', '12', 'series', '3')).toBe(bagOf('series', '12', 'fund', '3'));
    expect(bagOf('12', 'fund')).toBe(bagOf('fund', '12'));
  });

  it('count each word as often as it is there, and none without letters and digits', () => {
    expect(bagOf('a', 'a', 'b')).not.toBe(bagOf('a', 'b', 'b'));
    expect(bagOf('a', 'b')).not.toBe(bagOf('ab'));
    expect(bagOf('a', '|', 'b')).toBe(bagOf('b', 'a'));
  });
});

describe('values that differ in blanks alone', () => {
  const pairs: readonly (readonly [CategoryName, string, string])[] = [
    ['company', 'Silverbrook Ltd', 'Silver Brook Ltd'],
    ['company', 'vanderbilt corp', 'van der bilt corp'],
    ['company', 'Northgate Haulage', 'North-gate Haulage'],
    ['company', 'Aquamarin GmbH', 'AquaMarin  G.m.b.H.'],
    ['company', 'SmileWallet', 'Smile Wallet'],
    ['individual', 'Maria De La Cruz', 'Maria DeLaCruz'],
    ['address', '700 North West Shore Boulevard', '700 North Westshore Boulevard'],
    ['product', 'Nordlicht Imagemanager', 'Nordlicht Image Manager'],
  ];

  it.each(pairs)('%s: %s = %s', (category, a, b) => {
    expect(matchScore(a, b, { category })).toBeGreaterThan(100 * defaultThreshold(category));
    expect(matchScore(b, a, { category })).toBe(matchScore(a, b, { category }));
    expect(explainMatch(a, b, { category }).match).toBe(true);
  });

  it.each(pairs)('%s: %s and %s are one cluster of a column', (category, a, b) => {
    const [left, right, other] = assignClusters([a, b, 'Something Else 9'], { category });
    expect(left).toBe(right);
    expect(other).not.toBe(left);
  });

  it('are told as written as one', () => {
    const [line, ...rest] = explainMatch('Silverbrook', 'Silver Brook').alignment;
    expect(rest).toEqual([]);
    expect(line.how).toBe('written as one');
    expect([line.left, line.right]).toEqual(['silverbrook', 'silver brook']);
    expect(explainMatch('Silver Brook', 'Silverbrook').alignment[0]).toEqual({ left: 'silver brook', right: 'silverbrook', how: 'written as one' });
  });

  it('are found by an index that was saved', () => {
    const index = createIndex(['Silver Brook Ltd', 'Goldbrook Ltd']);
    const [best] = openIndex(index.save()).match('Silverbrook Ltd');
    expect(best.value).toBe('Silver Brook Ltd');
  });

  it('are not the same with other numbers', () => {
    expect(matchScore('Trading 1 23', 'Trading 12 3')).toBeLessThan(100 * defaultThreshold('company'));
    expect(matchScore('Trading 12', 'Trading 1 2')).toBeLessThan(100 * defaultThreshold('company'));
  });
});

describe('slips of company names', () => {
  it.each([
    ['a vowel', 'Kestrel Electronics', 'Kestral Electronics'],
    ['a letter left out', 'Zebediela Bricks', 'Zbediela Bricks'],
    ['two that are not heard', 'Khurasan Bricks', 'Khorassan Bricks'],
    ['two consonants that changed places', 'Highland Freigth System', 'Highland Freight System'],
  ])('%s makes no other name: %s, %s', (_, a, b) => expect(isMatch(a, b)).toBe(true));

  it.each([
    ['the first consonant', 'Carson Foods', 'Larson Foods'],
    ['a consonant within', 'Akbank', 'Ambank'],
    ['a consonant for a vowel', 'Intermedia', 'Intermedix'],
  ])('%s does: %s, %s', (_, a, b) => expect(isMatch(a, b)).toBe(false));
});

describe('places in company names', () => {
  it.each([
    ['Nordlicht Truck (United States)', 'Nordlicht Truck USA'],
    ['Nordlicht (Czech Republic)', 'Nordlicht Česká republika'],
    ['Nordlicht Korea', 'Nordlicht South Korea'],
    ['Tirta Brasil', 'Tirta Brazil'],
    ['Shell (Brazil)', 'Shell Brasil'],
    ['Prüfamt NRW', 'Prüfamt Nordrhein-Westfalen'],
  ])('are the same by any of their names: %s, %s', (a, b) => expect(isMatch(a, b)).toBe(true));

  it.each([
    ['English Rugby Union', 'Scottish Rugby Union'],
    ['Sparkasse Mecklenburg', 'Sparkasse Vorpommern'],
    ['Nordlicht UK', 'Nordlicht USA'],
    ['Bank of Northern Ireland', 'Bank of Scotland'],
  ])('are others, also of one country: %s, %s', (a, b) => expect(isMatch(a, b)).toBe(false));
});

describe('forms of clubs', () => {
  it.each([
    ['FC Nordlicht', 'FK Nordlicht'],
    ['1. FC Nordlicht', 'Nordlicht Football Club'],
    ['NK Nordlicht Rijeka', 'Nogometni klub Nordlicht Rijeka'],
    ['CA Todos Amigos', 'Club Atlético Todos Amigos'],
    ['SK Krasnodar', 'Sport Club Krasnodar'],
  ])('are the same in any language: %s, %s', (a, b) => expect(isMatch(a, b)).toBe(true));

  it.each([
    ['SK Telecom', 'KS Telecom'],
    ['AS 24', 'SK 24'],
    ['S & K Sports Wear', 'T & J Sportswear'],
    ['S & K Football Club', 'T & J Football Club'],
    ['FK Krasnodar', 'FK Moskva'],
    ['FC Nordlicht', 'FC Südstern'],
  ])('do not make two names one: %s, %s', (a, b) => expect(isMatch(a, b)).toBe(false));

  it('are told by their usual name', () => {
    expect(explainMatch('FK Nordlicht', 'Nordlicht FC').alignment).toContainEqual({ left: 'football club', right: 'football club', how: 'the same word' });
  });
});

describe('letters behind a company name', () => {
  it('are no series where one side has a par value', () => {
    expect(matchScore('Kestrel Corp.Cl.A DL-,0001', 'Kestrel Corporation Class A')).toBeGreaterThan(100 * defaultThreshold('company'));
    expect(matchScore('Kestrel Corp. Cl. B', 'Kestrel Corporation Class A')).toBe(0);
  });
});

describe('values of the same words', () => {
  it.each([
    ['UD Las Palmas', 'Las Palmas UD'],
    ['A/S Fjordbank', 'Fjordbank A/S'],
    ['Nordlicht (Sverige)', 'sverige nordlicht'],
    ['PT. Tirta Makmur', 'Tirta Makmur, PT'],
  ])('%s = %s among companies', (a, b) => {
    expect(matchScore(a, b)).toBeGreaterThan(100 * defaultThreshold('company'));
    expect(matchScore(b, a)).toBe(matchScore(a, b));
  });

  it('are told as such', () => {
    expect(explainMatch('UD Las Palmas', 'Las Palmas UD').alignment.map(({ how }) => how)).toEqual(['the same words in another order']);
  });

  it('are not the same where order says something', () => {
    const category = 'address';
    expect(matchScore('12 45th Street', '45 12th Street', { category })).toBeLessThan(100 * defaultThreshold(category));
  });
});
