import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyKey, globalAddressKey, individualKey, parseAddress } from '../../src/index.js';
import { characterEscape } from '../../src/text/character-escapes.js';

describe('escapes of characters', () => {
  it.each([
    ['\\u00e9', 'é', 6],
    ['\\u00E9x', 'é', 6],
    ['\\u0026', '&', 6],
    ['\\ud842\\udfb7', '𠮷', 12],
    ['%20', ' ', 3],
    ['%26', '&', 3],
    ['%23', '#', 3],
    ['%2B', '+', 3],
    ['%C3%A9', 'é', 6],
    ['%e6%9d%b1', '東', 9],
    ['%F0%A0%AE%B7', '𠮷', 12],
    ['%2C%20', ',', 3],
  ])('%s', (text, read, length) => {
    expect(characterEscape(text, 0)).toEqual({ text: read, length });
  });

  it.each([
    '\\',
    '\\u',
    '\\u00e',
    '\\u00g9',
    '\\x41',
    '\\U00e9',
    '\\n',
    '\\u0000',
    '\\udfb7',
    '\\ud842',
    '\\ud842\\u0041',
    '%',
    '%2',
    '%50',
    '%30',
    '%2G',
    '%20%',
    '%20% x',
    '%C3',
    '%C3%20',
    '%C1%A1',
    '%E0%80%80',
    '%ED%A0%80',
    '%F4%90%80%80',
    '%F5%80%80%80',
  ])('%j is none', (text) => expect(characterEscape(text, 0)).toBeNull());

  it('are read as what they stand for', () => {
    expect(individualKey('Jos\\u00e9 Garc\\u00EDa')).toBe(individualKey('José García'));
    expect(companyKey('Reed%20Alder%20%26%20Sons%2C%20Ltd')).toBe(companyKey('Reed Alder & Sons, Ltd'));
    expect(companyKey('\\u682a\\u5f0f\\u4f1a\\u793e\\u65e5\\u7acb')).toBe(companyKey('株式会社日立'));
    expect(globalAddressKey('Hauptstra\\u00dfe%205, 10115 Berlin')).toBe(globalAddressKey('Hauptstraße 5, 10115 Berlin'));
    expect(companyKey('Cotton 80%20% Mills')).toBe(companyKey('Cotton 80 20 Mills'));
  });

  it('leave the spans of an address where they are written', () => {
    const value = '12%20Main%20St%2C%20Springfield, IL 62701';
    const parts = parseAddress(value, { category: 'address' }).map(({ part, start, end }) => [part, value.slice(start, end)]);
    expect(parts).toContainEqual(['number', '12']);
    expect(parts).toContainEqual(['city', 'Springfield']);
  });

  it('of any text are that text', () => {
    const escaped = (text: string): string => Array.from({ length: text.length }, (_, i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');
    // (a blank in front: what was decoded once is not decoded again)
    const text = fc.string({ unit: fc.constantFrom('a', 'Z', '7', ' ', '.', ',', 'é', 'ß', '東', '𠮷', 'ж', "'", '-'), minLength: 1, maxLength: 12 });
    fc.assert(fc.property(text, (value) => void expect(companyKey(`Reed ${escaped(value)} Ltd`)).toBe(companyKey(`Reed ${value} Ltd`))));
  });
});
