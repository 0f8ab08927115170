import { describe, expect, it } from 'vitest';
import { companyKey } from '../../src/key/index.js';
import { createIndex, defaultThreshold, explainMatch, matchScore } from '../../src/link/index.js';

const threshold = 100 * defaultThreshold('company');

describe('abbreviations of trades', () => {
  it.each([
    ['Öztürk Teks. San.', 'Öztürk Tekstil Sanayi A.Ş.'],
    ['Építőip. Kft. Kovács', 'Kovács Építőipari Kft.'],
    ['Costr. Gen. Ferri', 'Costruzioni Generali Ferri S.p.A.'],
    ['Transp. Hnos. Ruiz', 'Transportes Hermanos Ruiz S.A.'],
  ])('are one firm: %s, %s', (short, long) => {
    expect(matchScore(short, long)).toBeGreaterThan(threshold);
  });

  it.each([
    ['Doğan İnş.', 'Doğan Sig.'],
    ['Kaya Mak.', 'Kaya Mob.'],
    ['Off. Mecc. Bianchi', 'Off. Graf. Bianchi'],
    ['Zakł. Mięs. Lipka', 'Zakł. Kraw. Lipka'],
  ])('are two: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeLessThan(threshold);
  });
});

describe('two letters', () => {
  it.each([
    ['AD Sheet Metal, Inc.', 'Arnold Sheet Metal, Inc.'],
    ['IL Holdings', 'Imperial Holdings Ltd'],
    ['EN Bank', 'Eastern Bank'],
    ['SAP ČR', 'SAP Concur'],
  ])('are short for a word where a table says so only: not %s, %s', (short, long) => {
    expect(matchScore(short, long)).toBeLessThan(threshold);
    expect(explainMatch(short, long).alignment.map(({ how }) => how)).not.toContain('abbreviated');
  });

  it.each([
    ['Dr. Talvik Shoes', 'Doctor Talvik Shoes'],
    ['Mr Talvik Transmissions', 'Mister Talvik Transmissions'],
    ['VB Talvik', 'Volksbank Talvik'],
  ])('are, where one does: %s, %s', (short, long) => {
    expect(matchScore(short, long)).toBeGreaterThan(60);
  });
});

describe('words of trades contracted as clerks do', () => {
  it.each([
    ['Talvik Mkting Inc', 'Talvik Marketing Inc'],
    ['Talvik Assocts LLC', 'Talvik Associates LLC'],
    ['Talvik Landscpg', 'Talvik Landscaping'],
    ['Talvik Landscp', 'Talvik Landscaping'],
    ['Talvik Distribs Ltd', 'Talvik Distributors Ltd'],
    ['Talvik Intrntl Foods', 'Talvik International Foods'],
  ])('%s is %s', (short, long) => {
    expect(matchScore(short, long)).toBeGreaterThan(threshold);
    expect(matchScore(long, short)).toBe(matchScore(short, long));
  });

  it.each([
    ['Talvik Hagen', 'Talvik Hausverwaltungen'],
    ['Talvik Glaser', 'Talvik Glarmester'],
    ['Talvik Marling', 'Talvik Marketing'],
    ['Talvik Consulting', 'Talvik Contracting'],
  ])('%s is not %s', (left, right) => expect(matchScore(left, right)).toBeLessThan(threshold));
});

describe('an abbreviation is short for what the other name has', () => {
  it.each([
    ['Off. Mecc. Bertolini S.r.l.', 'Officine Meccaniche Bertolini S.r.l.'],
    ['Off. Bertolini', 'Office Bertolini'],
    ['Min. de Hacienda y Crédito Público', 'Ministerio de Hacienda y Crédito Público'],
    ['Ege Yapı İnş. San. ve Tic. A.Ş.', 'Ege Yapı İnşaat Sanayi ve Ticaret A.Ş.'],
    ['Demir Elektr. Malz. Tic. A.Ş.', 'Demir Elektrik Malzemeleri Ticaret A.Ş.'],
    ['Gr. Veldhoven II', 'Greuther Veldhoven II'],
  ])('%s, %s', (short, long) => {
    expect(matchScore(short, long)).toBeGreaterThan(threshold);
    expect(matchScore(long, short)).toBe(matchScore(short, long));
    expect(createIndex([long, 'Talvik Foods']).match(short, { limit: 1 })).toHaveLength(1);
  });

  it.each([
    ['the letters it is written with', 'Off. Mecc. Bertolini', 'Offshore Grafiche Bertolini'],
    ['a word that begins as the full one', 'Min. de Hacienda', 'Misterio de Hacienda'],
  ])('not of more than %s', (_, short, other) => {
    expect(matchScore(short, other)).toBeLessThan(threshold);
  });

  it('not where the full word has found its own', () => {
    const { alignment } = explainMatch('Off. Bertolini', 'Office Bertolini Offshore');
    expect(alignment).toContainEqual({ left: 'office', right: 'office', how: 'the same word' });
    expect(alignment).toContainEqual({ left: '', right: 'offshore', how: 'left over' });
  });

  it('says how', () => {
    const { alignment } = explainMatch('Off. Bertolini', 'Officine Bertolini');
    expect(alignment).toContainEqual({ left: 'office', right: 'officine', how: 'cut short' });
  });

  it('changes no key', () => {
    expect(companyKey('Off. Bertolini')).toBe(companyKey('Office Bertolini'));
    expect(companyKey('Off. Bertolini')).not.toBe(companyKey('Officine Bertolini'));
  });
});

describe('legal forms of Russia in Latin letters, however they are spelled', () => {
  it.each([
    ['Obshchestvo s ogranichennoi otvetstvennostyu Drivolkan', 'Obshchestvo s ogranichennoy otvetstvennostyu Drivolkan', 'OOO Drivolkan'],
    ['Obschestvo s ogranichennoj otvetstvennostiu Melkaterra', 'Obschestvo s ogranichennoy otvetstvennostyu Melkaterra', 'ООО Мелкатерра'],
    ['Obshestvo s ogranichennoy otvetstvennostju Drivolkan', 'Obshestvo s ogranichennoy otvetstvennostyu Drivolkan', 'Drivolkan LLC'],
    ['Tovarischestvo s ogranichennoi otvetstvennostyu Melkaterra', 'Tovarishchestvo s ogranichennoy otvetstvennostyu Melkaterra', 'TOO Melkaterra'],
    ['Obshchestvo s dopolnitelnoi otvetstvennostyu Drivolkan', 'Obshchestvo s dopolnitelnoy otvetstvennostyu Drivolkan', 'ODO Drivolkan'],
    ['Nepublichnoye aktsionernoye obshchestvo Melkaterra', 'Nepublichnoe aktsionernoe obshchestvo Melkaterra', 'NAO Melkaterra'],
  ])('%s, %s, %s', (long, usual, short) => {
    expect(matchScore(long, short)).toBeGreaterThan(threshold);
    expect(companyKey(long)).toBe(companyKey(usual));
  });

  it.each([
    ['Obshchestvo s ogranichennoi otvetstvennostyu Drivolkan', 'Obshchestvo s ogranichennoi otvetstvennostyu Melkaterra'],
    ['Tovarischestvo s ogranichennoi otvetstvennostyu Drivolkan', 'Tovarischestvo s ogranichennoi otvetstvennostyu Melkaterra'],
  ])('are two: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeLessThan(threshold);
  });
});
