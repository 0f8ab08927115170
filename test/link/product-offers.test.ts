import { describe, expect, it } from 'vitest';
import { explainKey } from '../../src/key/index.js';
import { explainMatch } from '../../src/link/index.js';

const category = 'product';
const keyText = (value: string): string => explainKey(value, { category, level: 'narrow' }).keyText;
const manners = (left: string, right: string): string[] =>
  explainMatch(left, right, { category }).alignment.map(({ left, right, how }) => `${left}|${right}: ${how}`);
const isMatched = (left: string, right: string, word: string): boolean =>
  !manners(left, right).some((line) => line.includes(`${word}|: left over`) || line.includes(`|${word}: left over`));

describe('memory and storage in one', () => {
  it.each([
    ['Kestrel Nova 8/128 Black', '8gb 128gb'],
    ['Kestrel Nova 8GB/128GB Black', '8gb 128gb'],
    ['Kestrel Nova 8/128 GB Black', '8gb 128gb'],
    ['Kestrel Nova 3/32GB Black', '3gb 32gb'],
    ['Kestrel Nova 4GB+64GB Black', '4gb 64gb'],
    ['Kestrel Nova 16GB/1TB Black', '16gb 1tb'],
    ['Kestrel Nova 12/1024GB Black', '12gb 1tb'],
    ['Kestrel Nova 16/1TB Black', '16gb 1tb'],
    ['Kestrel Nova 256/512MB Black', '256mb 512mb'],
  ])('%s has %s', (value, sizes) => {
    expect(keyText(value)).toBe(`kestrel nova ${sizes} black`);
  });

  it.each(['Kestrel Screw 8/32', 'Kestrel Tyre 8/128/12', 'Kestrel Pipe 4/64 in', 'Kestrel Nova 128/8', 'Kestrel 5/128'])('is not %s', (value) => {
    expect(keyText(value)).not.toContain('gb');
  });
});

describe('numbers that two shops write otherwise', () => {
  it.each([
    ['zeros in front of digits', 'Kestrel Toner 106R03479', 'Kestrel Toner 106R3479', '106r03479'],
    ['a long ending for the country', 'Kestrel Tab SM-X200', 'Kestrel Tab SM-X200NZAAXAR', 'smx200'],
    ['letters on both sides', 'Kestrel UE55AU7100KXXU', 'Kestrel 55AU7100', '55au7100'],
    ['a size without its unit', 'Kestrel Lens 50mm f/1.8', 'Kestrel Lens 50mm 1.8', '1.8'],
  ])('are one: %s', (_, left, right, word) => {
    expect(isMatched(left, right, word)).toBe(true);
  });

  it.each([
    ['other digits', 'Kestrel Toner 106R03479', 'Kestrel Toner 106R34790', '106r34790'],
    ['a short number amid another', 'Kestrel UE55AU', 'Kestrel 55A', '55a'],
    ['one digit', 'Kestrel Lens 5mm', 'Kestrel Lens 5', '5'],
  ])('are two: %s', (_, left, right, word) => {
    expect(isMatched(left, right, word)).toBe(false);
  });
});

describe('what does not come with a thing', () => {
  it('makes it no accessory of another', () => {
    expect(explainMatch('Kestrel Grill without Cover', 'Kestrel Grill', { category }).veto).toBeNull();
    expect(explainMatch('Kestrel Grill Cover', 'Kestrel Grill', { category }).veto).toBe('one is made for the other');
  });

  it('is another article than what does', () => {
    expect(keyText('Kestrel Driver ohne Akku')).not.toBe(keyText('Kestrel Driver mit Akku'));
    for (const other of ['Kestrel Driver mit Akku', 'Kestrel Driver with battery']) {
      expect(explainMatch('Kestrel Driver ohne Akku', other, { category }).veto).toBe('their sorts differ');
      expect(explainMatch(other, 'Kestrel Driver ohne Akku', { category }).veto).toBe('their sorts differ');
    }
    expect(explainMatch('Kestrel Driver ohne Akku', 'Kestrel Driver without battery', { category }).veto).toBeNull();
  });
});

describe('a title of too many words', () => {
  const words = Array.from({ length: 30 }, (_, i) => `bright${String.fromCharCode(97 + (i % 26))}${String.fromCharCode(97 + Math.floor(i / 26))}`);

  it('is compared by its model number, wherever that stands', () => {
    const title = `Kestrel laptop display keyboard slim light ${words.slice(0, 20).join(' ')} notebook F512JA34`;
    expect(manners(title, 'Kestrel F512JA34')).toContain('f512ja34|f512ja34: the same word');
  });

  it('by its first words where all are alike', () => {
    const title = words.join(' ');
    expect(manners(title, title.toUpperCase()).length).toBeLessThanOrEqual(24);
    expect(manners(`${title} z`, words[0])).toContain(`${words[0]}|${words[0]}: the same word`);
  });
});

describe('what is made for a thing that a model number tells', () => {
  const veto = (left: string, right: string): string | null => explainMatch(left, right, { category }).veto;

  it.each([
    ['Battery for Kestrel Nova KX6400', 'Kestrel Nova KX6400'],
    ['Leather Case for Kestrel KX6400', 'Kestrel KX6400'],
    ['Wall Mount for Kestrel KDL-40V4100', 'Kestrel KDL-40V4100'],
  ])('%s is not %s', (left, right) => {
    expect(veto(left, right)).toBe('one is made for the other');
    expect(veto(right, left)).toBe(veto(left, right));
  });

  it.each([
    ['Ink for Kestrel Nova Printers - KL41', 'Kestrel KL41 Ink'],
    ['Ink for Kestrel KL41', 'Kestrel KL41'],
    ['Case for Kestrel Nova KX6400', 'Kestrel Nova KX6400 Case'],
  ])('%s may be %s, whose own number that is', (left, right) => {
    expect(veto(left, right)).toBeNull();
  });
});
