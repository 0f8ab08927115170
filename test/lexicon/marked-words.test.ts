import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyKey, explainKey, globalAddressKey, individualKey, keys, matchScore, parseAddress } from '../../src/index.js';
import { withLostLetters } from '../../src/lexicon/marked-words.js';
import { lostWords } from '../../src/link/lost-words.js';
import { foldBroken, lostPattern } from '../../src/text/lost-letters.js';
import { anyString } from '../reference/arbitraries.js';

const LETTERS = /[\u00C0-\u024F\u2019]/g;

describe('withLostLetters', () => {
  it.each([
    ['soci_t_', 'société'],
    ['Stra_e', 'straße'],
    ['GARC_A', 'garcía'],
    ['_sterreich', 'österreich'],
    // bytes that were lost left a mark each
    ['stra__e', 'straße'],
    ['sp__ka', 'spółka'],
    // some of its letters are there
    ['sociét_', 'société'],
    ['sociàt_', 'sociàt_'],
    // compounds, one part of which nobody knows
    ['b_ckerstra_e', 'bäckerstraße'],
    ['schlo_platz', 'schloßplatz'],
    ['qwy_zbr_cke', 'qwy_zbrücke'],
    // apostrophes
    ['l_or_al', 'loréal'],
    ['o_brien', 'obrien'],
    ['men_s', 'mens'],
    // as often a Müller as a Møller
    ['m_ller', 'm_ller'],
    ['qw_xz', 'qw_xz'],
    ['', ''],
    ['plain', 'plain'],
  ])('%s is %s', (token, meant) => {
    const lost = (text: string): string => text.replaceAll('_', '\uFFFD');
    expect(withLostLetters(lost(token), false)).toBe(lost(meant));
  });

  it('leaves out a question mark behind what is no known word', () => {
    expect(withLostLetters('guess\uFFFD', true)).toBe('guess');
    expect(withLostLetters('guess\uFFFD', false)).toBe('guess\uFFFD');
    expect(withLostLetters('caf\uFFFD', true)).toBe('café');
  });

  it('takes any text, and any other one as it is', () => {
    fc.assert(
      fc.property(anyString, fc.boolean(), (text, isDoubtful) => {
        const meant = withLostLetters(text, isDoubtful);
        if (!text.includes('\uFFFD')) expect(meant).toBe(text);
        expect(withLostLetters(`${text}\uFFFD${text}`, isDoubtful)).toBeTypeOf('string');
      }),
    );
    expect(withLostLetters('\uFFFDa'.repeat(1000), true)).toHaveLength(2000);
  });
});

describe('words of which nothing is known', () => {
  it('keep their places', () => {
    expect(foldBroken('Z\uFFFDhringer', () => false)).toEqual(['z?hringer']);
    expect(foldBroken('50\uFFFD60', () => false)).toEqual(['50', '60']);
    expect(foldBroken('food\uFFFDservice', () => true)).toEqual(['food', 'service']);
    expect(foldBroken('food\uFFFDservice', (word) => word === 'food')).toEqual(['food?service']);
    expect(foldBroken('mar\uFFFDez', () => true)).toEqual(['mar?ez']);
    expect(foldBroken('\uFFFDx', () => false)).toEqual(['x']);
    expect(foldBroken('\uFFFD', () => false)).toEqual([]);
    expect(foldBroken('abc', () => false)).toBeNull();
    expect(foldBroken('東京\uFFFD力', () => false)).toBeNull();
    expect(lostPattern('z?hringer')?.test('zaehringer')).toBe(true);
    expect(lostPattern('z?hringer')?.test('zxhringer')).toBe(false);
    expect(lostPattern('abc')).toBeNull();
  });

  it('are the only word of a column that they may be', () => {
    const texts = ['?bring', 'bring', 'm?ckern', 'm?ller', 'miller', 'moeckern', 'muller', 'z?', 'zaehringer', 'zeiss'];
    expect([...lostWords(texts)].map(([place, other]) => [texts[place], texts[other]])).toEqual([['m?ckern', 'moeckern']]);
    expect([...lostWords(['?rebro', 'orebro'])]).toEqual([[0, 1]]);
    expect(lostWords([]).size).toBe(0);
  });
});

describe('values of which letters were lost', () => {
  const VALUES = [
    ['company', 'Société Générale SA'],
    ['company', 'Spółdzielnia Mleczarska Wójcik'],
    ['company', 'Conceição Comércio e Serviços Ltda'],
    ['company', 'Men’s Warehouse of Springfield'],
    ['individual', 'José María García'],
    ['product', 'Kühlschrank Bosch KGN36'],
    ['global-address', 'Schloßstraße 6, 97478 Knetzgau'],
    ['global-address', '12 avenue des Chênes, Besançon'],
  ] as const;
  it.each(VALUES)('%s: %s has its key', (category, value) => {
    const [own] = keys([value], { category });
    for (const mark of ['?', '\uFFFD', '？']) expect(keys([value.replace(LETTERS, mark)], { category })).toEqual([own]);
    // bytes of UTF-8 that were lost one by one
    const bytes = value.replace(LETTERS, (letter) => '?'.repeat(new TextEncoder().encode(letter).length));
    if (!value.includes('’')) expect(keys([bytes], { category })).toEqual([own]);
  });

  it.each([
    ['company', 'Zähringer Brauerei GmbH'],
    ['company', 'Müller Bau'],
    ['company', 'Møller Transport ApS'],
    ['global-address', 'Zähringerstraße 69, 76133 Karlsruhe'],
  ] as const)('%s: %s is found by what is left of it', (category, value) => {
    for (const mark of ['?', '\uFFFD']) expect(matchScore(value, value.replace(LETTERS, mark), { category })).toBeGreaterThan(90);
  });

  it('question marks are none', () => {
    for (const [asked, plain] of [
      ['Guess? Inc', 'Guess Inc'],
      ['Food?Service Group', 'Food-Service Group'],
      ['Who? What? Ltd', 'Who What Ltd'],
      ['Kestrel ??? Foods', 'Kestrel Foods'],
      ['Kestrel Foods (?)', 'Kestrel Foods'],
    ])
      expect(companyKey(asked)).toBe(companyKey(plain));
    expect(individualKey('John Smith?')).toBe(individualKey('John Smith'));
    expect(globalAddressKey('12 High Street?')).toBe(globalAddressKey('12 High Street'));
  });

  it('one that stands by itself is a dash', () => {
    for (const mark of ['?', '\uFFFD', '\u001A']) {
      expect(companyKey(`Koh ${mark} Noor ${mark} Acme`)).toBe(companyKey('Koh – Noor – Acme'));
      expect(globalAddressKey(`12 High Street ${mark} York`)).toBe(globalAddressKey('12 High Street – York'));
    }
  });

  it('explains them, and shows them where they stand', () => {
    const { keyText, reasons } = explainKey('Soci?t? G?n?rale', { category: 'company' });
    expect(keyText).toBe('societe generale');
    expect(reasons[0]).toEqual({ text: 'soci?t?', role: 'spelling', becomes: 'societe', because: 'marked-words: société' });
    expect(explainKey('Qw?xlumer', { category: 'company' }).reasons[0]).toMatchObject({ becomes: 'qw?xlumer', because: 'rule: letters of it were lost' });
    expect(explainKey('Guess?', { category: 'company' }).reasons).toEqual(explainKey('Guess', { category: 'company' }).reasons);
    const [, street] = parseAddress('6 Schlo?stra?e, ?sterbro', { category: 'global-address' });
    expect(street).toMatchObject({ text: 'Schlo?stra?e', start: 2, end: 14 });
  });
});
