import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { explainKey } from '../../src/key/index.js';
import { explainMatch, matchScore } from '../../src/link/index.js';

const category = 'product';
const textOf = (value: string): string => explainKey(value, { category, level: 'narrow' }).keyText;
const features = (left: string, right: string): string[] => explainMatch(left, right, { category }).evidence.map(({ feature }) => feature);
const vetoOf = (left: string, right: string): string | null => explainMatch(left, right, { category }).veto;
const rowsOf = (table: string): string[][] =>
  readFileSync(new URL(`../../src/lexicon/tables/product/${table}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

describe('what one side alone says and both have', () => {
  it.each([
    ['the maker of a line', 'Kindle Talvik 16GB', 'Amazon Kindle Talvik 16GB'],
    ['wherever it stands', 'Kindle Talvik 16GB', 'Kindle Talvik 16GB Amazon'],
    ['a mark in front of its number', 'Kestrel R6 Mark II Talvik', 'Kestrel R6 II Talvik'],
    ['the edition that is none', 'Kestrel Talvik Quest 2007', 'Kestrel Talvik Quest 2007 Standard Edition'],
  ])('is no difference: %s', (_, less, more) => {
    expect(matchScore(less, more, { category })).toBeGreaterThan(60);
    expect(matchScore(more, less, { category })).toBe(matchScore(less, more, { category }));
  });

  it('and explanations say so', () => {
    const { alignment } = explainMatch('Kindle Talvik 3.4oz', 'Amazon Kindle Talvik 100ml', { category });
    expect(alignment).toContainEqual({ left: '', right: 'amazon', how: 'need not be said' });
    expect(alignment).toContainEqual({ left: '3.4oz', right: '', how: 'the same, written otherwise' });
    expect(alignment).toContainEqual({ left: '', right: '100ml', how: 'the same, written otherwise' });
    expect(alignment).toContainEqual({ left: 'kindle', right: 'kindle', how: 'the same word' });
  });

  it('and the standard edition beside another is one', () => {
    const score = matchScore('Kestrel Talvik Quest 2007 Professional', 'Kestrel Talvik Quest 2007 Standard', { category });
    expect(score).toBeLessThan(30);
  });

  it('and the maker of something else is one', () => {
    const own = matchScore('Kindle Talvik 16GB', 'Amazon Kindle Talvik 16GB', { category });
    expect(matchScore('Kindle Talvik 16GB', 'Bosch Kindle Talvik 16GB', { category })).toBeLessThan(own);
  });
});

describe('ways of writing', () => {
  it.each([
    ['units in front of their numbers', 'Kestrel Spaghetti GR 500', 'kestrel spaghetti 500g'],
    ['joined by a dot, behind another number', 'Kestrel Spaghetti N°5 GR.500', 'kestrel spaghetti 5 500g'],
    ['with decimals', 'Kestrel Oil LT 1,5', 'kestrel oil 1.5l'],
    ['but behind a number they are its own', 'Kestrel Rice 500 gr 2 pk', 'kestrel rice 500g 2pk'],
    ['an edition against a number', 'Kestrel 990PRO', 'kestrel 990 professional'],
    ['goods by the pack, at the end', 'Kestrel Cola 330ml can x24', 'kestrel cola 330ml can 24pk'],
    ['and a name that looks like that', 'Kestrel 23mm Talvik X100', 'kestrel 23mm talvik x100'],
    ['pieces', 'Kestrel Dentastix 28ST', 'kestrel dentastix 28pk'],
    ['so many, behind what they are', 'Kestrel Wipes 24s Blue', 'kestrel wipes 24pk blue'],
    ['but years of music in front', 'Best 80s Candle', 'best 80s candle'],
    ['so many, at the end', 'Kestrel Tips 24s', 'kestrel tips 24pk'],
    ['but years of music', 'Best of the 80s', 'best 80s'],
    ['a case of them', 'Kestrel Cola 330ml case of 24', 'kestrel cola 330ml 24pk'],
    ['and what ordinals end in', 'Kestrel 21st', 'kestrel 21'],
  ])('%s: %s', (_, value, text) => {
    expect(textOf(value)).toBe(text);
  });

  it('a number with a zero in front is the same against letters', () => {
    expect(matchScore('Kestrel WCA 030 WCS Talvik', 'Kestrel WCA030WCS Talvik', { category })).toBeGreaterThan(60);
  });
});

describe('opposites', () => {
  it('are never one', () => {
    expect(vetoOf('Kestrel Talvik Mouse Wired', 'Kestrel Talvik Mouse Wireless')).toBe('their sorts differ');
    expect(vetoOf('Kestrel Talvik Mouse', 'Kestrel Talvik Mouse Wireless')).toBeNull();
  });

  it('and makers are named as the tables name them', () => {
    const canonical = new Map(rowsOf('product-words').map(([to, from]) => [from.replaceAll(' ', ''), to.replaceAll(' ', '')]));
    for (const [word, other] of [...rowsOf('opposites'), ...rowsOf('makers')]) for (const name of [word, other]) expect(canonical.get(name) ?? name).toBe(name);
  });
});

describe('how many are in a pack', () => {
  it('counts beside a short model number, not beside a long one', () => {
    expect(features('Kestrel Glow GU10', 'Kestrel Glow GU10 twin pack')).toContain('severalOne');
    expect(features('Kestrel Glow TX5520K', 'Kestrel Glow TX5520K twin pack')).not.toContain('severalOne');
  });
});
