import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyKey, individualKey } from '../../src/index.js';
import { asMeant } from '../../src/text/mis-decoded.js';
import { anyString } from '../reference/arbitraries.js';

/** UTF-8 read as Windows-1252, as a browser's TextDecoder does; C1 controls where there is no character. */
const misread = (text: string): string => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

describe('asMeant', () => {
  it.each([
    ['MÃ¼ller', 'Müller'],
    ['SociÃ©tÃ©', 'Société'],
    ['Ã–sterreich', 'Österreich'],
    ['StraÃŸe', 'Straße'],
    ['Å»abka', 'Żabka'],
    ['ÅšlÄ…sk', 'Śląsk'],
    ['Oâ€™Brien', 'O’Brien'],
    ['Foodâ€“Service', 'Food–Service'],
    ['NÂº', 'Nº'],
    ['SocietÃ', 'Società'],
    ['SocietÃ\u00A0', 'Società'],
    // Latin-1: the bytes from 0x80 to 0x9F are C1 controls
    ['Ã\x96sterreich', 'Österreich'],
    // a byte was lost, or is written small
    ['Pe\uFFFD±a', 'Peña'],
    ['MAR\u00C3\uFFFDA', 'MAR\uFFFDA'],
    ['menã©ndez', 'menéndez'],
    // twice
    ['MÃƒÂ¼ller', 'Müller'],
  ])('%s is %s', (word, meant) => {
    expect(asMeant(word)).toBe(meant);
  });

  it.each([
    'Müller',
    'São',
    'NÃO',
    'IRMÃ',
    'SÃ',
    'são',
    'Nestl\uFFFD®',
    'mã',
    'Ångström',
    'Ärzte',
    'Ñuñoa',
    'ESPAÑ»',
    'É»',
    '«PÅ»',
    'CAFÉ™',
    'Đà',
    'naïve',
    'Œuvre',
    'ÎLE',
    '日本',
    'Яндекс',
    'Â',
    'Ã',
    '€',
    '',
    '\uFFFD\uD800',
  ])('%s is left as it is', (word) => {
    expect(asMeant(word)).toBe(word);
  });

  it.each([
    'Müller',
    'Żabka',
    'Яндекс',
    'Газпром',
    'Εθνική',
    'Τράπεζα',
    'أرامكو',
    'הפועלים',
    '日立製作所',
    '삼성전자',
    'ปูนซิเมนต์',
    'O’Brien',
    'Dvořák',
    'Nestlé',
  ])('puts %s right', (word) => {
    expect(asMeant(misread(word))).toBe(word);
    expect(asMeant(misread(misread(word)))).toBe(word);
  });

  it('never throws', () => {
    fc.assert(fc.property(anyString, (text) => typeof asMeant(text) === 'string'));
  });
});

describe('keys', () => {
  it.each([
    ['MÃ¼ller Fleisch GmbH', 'Müller Fleisch GmbH'],
    ['SociÃ©tÃ© GÃ©nÃ©rale', 'Société Générale'],
    ['MÃ¼ller Fleisch', 'Mueller Fleisch'],
  ])('%s is %s', (misread, right) => {
    expect(companyKey(misread, { level: 'wide' })).toBe(companyKey(right, { level: 'wide' }));
  });

  it('of persons', () => {
    expect(individualKey('JosÃ© PÃ©rez')).toBe(individualKey('José Pérez'));
    expect(individualKey('JosÃ© PÃ©rez')).not.toBe(individualKey('Josa Paarez'));
  });
});
