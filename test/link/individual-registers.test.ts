import { describe, expect, it } from 'vitest';
import { lostPattern } from '../../src/text/lost-letters.js';
import { explainKey } from '../../src/key/index.js';
import { explainMatch } from '../../src/link/index.js';

const category = 'individual';
const match = (a: string, b: string): boolean => explainMatch(a, b, { category }).match;
const read = (value: string): string => explainKey(value, { category, level: 'narrow' }).keyText;

/** One person; two people, each as registers of many countries write them. */
const CASES: readonly (readonly [cause: string, same: readonly (readonly [string, string])[], different: readonly (readonly [string, string])[]])[] = [
  [
    'letters that were lost on the way may be any',
    [
      ['M?ller, Hans', 'Müller, Hans'],
      ['J\uFFFDrgen Schr\uFFFDder', 'Jürgen Schröder'],
      ['Jos\uFFFD\uFFFD Mu\uFFFDoz', 'José Muñoz'],
      ['?ukasz Wi?niewski', 'Łukasz Wiśniewski'],
      ['Ren? Dupr?', 'René Dupré'],
      ['Pat O\uFFFDBrien', "Pat O'Brien"],
    ],
    [
      ['M?ller, Hans', 'Möhler, Hans'],
      ['J\uFFFDrgen Schr\uFFFDder', 'Jochen Schröder'],
    ],
  ],
  [
    'labels in front of a colon say nothing, nor do numbers of lists',
    [
      ['1. Maren Talvik', 'Maren Talvik'],
      ['(2) M. Talvik', 'M. Talvik'],
      ['3. K. Talvik', 'K. Talvik'],
      ['Name: Maren Talvik', 'Maren Talvik'],
      ['Full Name: Talvik, Maren', 'Maren Talvik'],
      ['Prepared by: M. Talvik', 'M. Talvik'],
      ['Nom : Maren Talvik', 'Maren Talvik'],
      ['ФИО: Иван Петров', 'Иван Петров'],
    ],
    [
      ['Name: Maren Talvik', 'Name: Jonas Talvik'],
      ['From: Lee Talvik', 'Kim Talvik'],
    ],
  ],
  [
    'where somebody belongs or lives is no part of a name',
    [
      ['Maren Talvik, Alder Corporation', 'Maren Talvik'],
      ['Talvik, Maren, Alder Ltd, Leeds', 'Maren Talvik'],
      ['Maren Talvik (Alder Inc.)', 'Talvik, Maren'],
      ['Maren Talvik - Alder Group', 'Maren Talvik'],
      ['Maren Talvik, PhD, Department of Physics, Leeds', 'Maren Talvik'],
      ['Maren Talvik, 12 Main Street, Springfield', 'Maren Talvik'],
      ['Talvik, Maren, 4b Elm St', 'Maren Talvik'],
    ],
    [
      ['Maren Talvik, Alder Corporation', 'Jonas Talvik, Alder Corporation'],
      ['Maren Talvik (Alder Inc.)', 'Maren Orlop (Alder Inc.)'],
      ['Mahomed Icbal Daud, 12 Main Street, Springfield', 'Mahomed Igbal Ossman Hassam, 12 Main Street, Springfield'],
      ['John Bank', 'John School'],
      ['Bank, John', 'Bank, Peter'],
    ],
  ],
  [
    'surnames of birth and of marriage stand behind a marker',
    [
      ['Marie Dupont épouse Martin', 'Marie Martin'],
      ['Marie Dupont épouse Martin', 'Marie Dupont'],
      ['DUPONT née MARTIN Marie', 'Marie Dupont'],
      ['Nathalie ROUX ép. FABRE', 'FABRE Nathalie née ROUX'],
      ['María López vda. de Herrera', 'María López'],
      ['Petra Schneider verh. Hoffmann', 'Petra Hoffmann geb. Schneider'],
      ['Johanna Jansen e/v Visser', 'Johanna Visser-Jansen'],
      ['Jana Nováková roz. Dvořáková', 'Jana Dvořáková'],
      ['Anita Devi w/o Ram Prasad', 'Anita Devi'],
      ['Sarah Khan née Ahmed', 'Sarah Khan née Ahmad'],
    ],
    [
      ['Sarah Khan née Ahmed', 'Sarah Khan née Malik'],
      ['Marie Dupont épouse Martin', 'Marie Dupont épouse Girard'],
      ['Petra Schneider verh. Hoffmann', 'Ute Schneider verh. Hoffmann'],
      ['Anita Devi w/o Ram Prasad', 'Anita Devi w/o Ram Lal'],
    ],
  ],
  [
    'what stands between the given names of a couple is none of them',
    [
      ['Jean et Claire Moreau', 'Moreau, Jean & Claire'],
      ['Peter und Eva Maier', 'Peter & Eva Maier'],
      ['John and Mary Smith', 'Smith, John & Mary'],
    ],
    [
      ['John and Mary Smith', 'John and Helen Smith'],
      ['Paul und Linda Braun', 'Paul und Lisa Braun'],
    ],
  ],
  [
    'letters with a mark of their own are read as they are written without it',
    [
      ['Ksenija Đorđević', 'Ksenia Djordjevic'],
      ['Novak Đoković', 'Novak Djokovic'],
      ['Đặng Thùy Trâm', 'Dang Thuy Tram'],
      ['Park Chung-hee', 'Pak Chŏng-hŭi'],
      ['Roh Moo-hyun', 'No Mu-hyŏn'],
      ['Aŭhustovič Pavel', 'Auhustovich Pavel'],
    ],
    [],
  ],
  [
    'given names of Cantonese and Hokkien are those of pinyin',
    [
      ['Chan Tai Man', 'Chen Damin'],
      ['Wong Kar Wai', 'Wang Jiawei'],
      ['Leung Chun-ying', 'Liang Zhenying'],
      ['Kwok Fu Shing', 'Guo Fucheng'],
      ['Mok Wing-kin', 'Mo Yongjian'],
      ['Tan Boon Huat', 'Chen Wenfa'],
    ],
    [
      ['Chan Tai Man', 'Chan Siu Ming'],
      ['Chan Tai Man', 'Chen Xiaoming'],
      ['Chen Damin', 'Chen Daming'],
    ],
  ],
  ['an initial stands for a syllable of a Vietnamese name', [['Nguyễn Thị Minh Khai', 'Nguyen Thi M. Khai']], [['Nguyễn Thị Minh Khai', 'Nguyen Thi H. Khai']]],
  [
    'a patronymic is no longer form of the name that it is made of',
    [['Petrov Sergey Ivanovich', 'Petrov S. I.']],
    [
      ['Petrov Ivan Sergeevich', 'Petrov Sergey Ivanovich'],
      ['Орлов Пётр Павлович', 'Орлов Павел Петрович'],
    ],
  ],
];

describe('two names that some list has', () => {
  const how = (a: string, b: string): string => explainMatch(a, b, { category }).alignment[0].how;

  it('are near each other at most where they sound alike and are spelled quite otherwise', () => {
    expect(how('Salman Whitcombe', 'Solomon Whitcombe')).toBe('near each other, both known names');
    expect(how('Salman Whitcombe', 'Sulman Whitcombe')).toBe('a slip');
    expect(how('Adebayo Whitcombe', 'Adebaio Whitcombe')).toBe('spelled as it sounds');
  });
});

describe('names of persons in registers', () => {
  for (const [cause, same, different] of CASES) {
    it.each(same)(`${cause}: %s is %s`, (a, b) => expect(match(a, b)).toBe(true));
    if (different.length > 0) it.each(different)(`${cause}: %s is not %s`, (a, b) => expect(match(a, b)).toBe(false));
  }

  it.each([
    ['John (?) Smith', 'john | smith'],
    ['John ? Smith', 'john | smith'],
    ['John Smith?', 'john | smith'],
    ['M?ller, Hans', 'hans | m?ller'],
    ['Bj?rn ?berg', 'bjorn | oberg'],
    ['J\uFFFDrg M?ller', 'jorg | m?ller'],
    ['John () Smith', 'john | smith'],
    ['??? ???', ''],
    ['Novak ĐOKOVIĆ', 'novak | djokovic'],
    ['Đinh Tiên Hoàng', 'dinh tien | hoang'],
    ['Marie Dupont épouse Martin', 'marie | dupont'],
    ['DUPONT née MARTIN Marie', 'marie | dupont'],
    ['DUPONT ép. MARTIN, Marie', 'marie | dupont'],
    ['Smith (née Jones), Mary', 'mary | smith'],
    ['Caldwell (née Smith)', 'caldwell'],
    ['Mme veuve Dupont', 'dupont'],
    ['Roz Carter', 'roz | carter'],
  ])('%s is read as %s', (value, narrow) => expect(read(value)).toBe(narrow));
});

describe('words with lost letters', () => {
  it.each([
    ['m?ller', 'mueller', true],
    ['m?ller', 'mller', false],
    ['mar?a', 'marina', false],
    ['ren?e', 'renate', false],
    ['dupr?', 'dupr', true],
    ['m?ller', 'moehler', false],
    ['j??rgen', 'juergen', true],
  ])('%s may be %s: %s', (lost, word, may) => {
    expect(lostPattern(lost)?.test(word)).toBe(may);
  });

  it.each(['muller', '?', 'a?', '??ab?', 'a?b?c?d?e?f', '+?m', 'a&?b'])('are nobody in particular: "%s"', (word) => {
    expect(lostPattern(word)).toBeNull();
  });

  it('are compared where signs are words', () => {
    expect(explainMatch('⧮\ud800ഄ', '', { category: 'individual' }).match).toBe(false);
  });

  it('are compared at once, however hostile', () => {
    const hostile = `${'a?'.repeat(400)}b`;
    const { score } = explainMatch(`John ${hostile}`, `John ${'a'.repeat(801)}`, { category });
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(100);
  });
});

describe('two people', () => {
  it.each([
    ['Kavita w/o Ramesh Kumar', 'Fatima w/o Ramesh Kumar'],
    ['Kavita w/o Ramesh Kumar', 'Sunita w/o Ramesh Kumar'],
    ['Maria Luisa viuda de Garcia', 'Maria Luisa Perez'],
    ['Anna née Schmidt', 'Emma née Schmidt'],
    ['Marie veuve Martin', 'Marie Durand'],
    ['Lai Xiaoming', 'Li Xiaoming'],
    ['Kong Wei', 'Jiang Wei'],
    ['Pang Zhiqiang', 'Feng Zhiqiang'],
    ['David Lai', 'David Li'],
    ['Mar?a Lopez', 'Marina Lopez'],
    ['J?n Smith', 'Joan Smith'],
    ['Ren?e Vogel', 'Renate Vogel'],
  ])('are not merged: %s, %s', (left, right) => {
    expect(match(left, right)).toBe(false);
  });
});
