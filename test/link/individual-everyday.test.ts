import { describe, expect, it } from 'vitest';
import { explainKey } from '../../src/key/index.js';
import { explainMatch } from '../../src/link/index.js';

const category = 'individual';
const match = (a: string, b: string): boolean => explainMatch(a, b, { category }).match;
const read = (value: string): string => explainKey(value, { category, level: 'narrow' }).keyText;

/** One person; two people, each as everyday lists write them. */
const CASES: readonly (readonly [cause: string, same: readonly (readonly [string, string])[], different: readonly (readonly [string, string])[]])[] = [
  [
    'particles of several words belong to the surname',
    [
      ['Ursula von der Leyen', 'von der Leyen, Ursula'],
      ['Jan van der Berg', 'Berg, Jan van der'],
      ['Jan van der Berg', 'Berg van der, Jan'],
      ['CRUZ, Juan M. de la', 'Juan M. de la Cruz'],
      ['SOUZA, João Carlos de', 'João Carlos de Souza'],
    ],
    [
      ['Jan van der Berg', 'Jan van der Meer'],
      ['Berg, Jan van der', 'Berg, Pieter van der'],
    ],
  ],
  [
    'particles stand between given names, too, though some bear them as names',
    [
      ['Mª Carmen Fernández Ruiz', 'María del Carmen Fernández'],
      ['María de los Ángeles Pérez', 'María Ángeles Pérez'],
      ['Maria do Carmo Lopes', 'Maria Carmo Lopes'],
      ['Jin Li Cao', 'Jinli Cao'],
    ],
    [],
  ],
  [
    'names written as one lose a doubled letter',
    [
      ['Mohammad Reza Pahlavi', 'Mohamadreza Pahlavi'],
      ['Gholam Hossein Karbaschi', 'Gholamhosein Karbaschi'],
    ],
    [['Mohammad Reza Pahlavi', 'Mohammad Ali Pahlavi']],
  ],
  [
    'patronymics of two fathers are not near for what all end in',
    [
      ['Пётр Ильич Орлов', 'Орлов П. И.'],
      ['Пётр Ильич Орлов', 'Petr Ilyich Orlov'],
    ],
    [['Пётр Ильич Орлов', 'Пётр Игоревич Орлов']],
  ],
  [
    'as the letters of a script sound, and as Egyptians write them',
    [
      ['Նարեկ Հարությունյան', 'Narek Harutyunyan'],
      ['نجيب محفوظ', 'Naguib Mahfouz'],
    ],
    [],
  ],
  [
    'letters joined by a slash say whose child somebody is',
    [
      ['Muthu s/o Raman', 'Muthu a/l Raman'],
      ['Devi a/p Krishnan', 'Devi d/o Krishnan'],
      ['Samy Vellu a/l Sangalimuthu', 'Samy Vellu Sangalimuthu'],
    ],
    [
      ['Raju a/l Muthu', 'Muthu a/l Raju'],
      ['Muthu a/l Raman', 'Muthu a/l Krishnan'],
    ],
  ],
  [
    'a woman and a man whose names a letter tells apart',
    [
      ['Rossi Mario', 'Mario Rossi'],
      ['DUPONT Jean', 'Jean Dupont'],
      ['Emile Lefort', 'Emil Lefort'],
      ['Sofiane Lefort', 'Sofian Lefort'],
      ['Anna Petrova', 'Anna Petrov'],
    ],
    [
      ['Rossi Mario', 'Rossi Maria'],
      ['Gianni Russo', 'Gianna Russo'],
      ['Andrea Bianchi', 'Andreina Bianchi'],
      ['Frédéric Leroy', 'Frédérique Leroy'],
      ['BONFANTI PAOLO', 'BONFANTI PAOLA'],
      ['Kovács István', 'Kovács Istvánné'],
      ['DUPONT Jean', 'DUPONT Jeanne'],
      ['Jean Lefort', 'Jeanne Lefort'],
      ['René Lefort', 'Renée Lefort'],
      ['Simon Whitcombe', 'Simone Whitcombe'],
      ['Pierre Lefort', 'Pierrette Lefort'],
      ['Olive Whitcombe', 'Oliver Whitcombe'],
      ['Robert Whitcombe', 'Rupert Whitcombe'],
      ['István Szabados', 'Istvánné Szabados'],
    ],
  ],
  [
    'short forms that leave out what names begin with',
    [
      ['Olatunji Okonjo', 'Tunji Okonjo'],
      ['Adewale Okonjo', 'Wale Okonjo'],
      ['Chukwuebuka Nwosu', 'Ebuka Nwosu'],
      ['Oluwakemi Adeyemi', 'Kemi Adeyemi'],
    ],
    [
      ['Oluwatobi Okonjo', 'Oluwaseun Okonjo'],
      ['Adewale Okonjo', 'Seun Okonjo'],
    ],
  ],
  [
    'nicknames of many languages',
    [
      ['Jadzia Wyrzykowska', 'Jadwiga Wyrzykowska'],
      ['Kobus Swanepoel', 'Jacobus Swanepoel'],
      ['Filippo Inzaghini', 'Pippo Inzaghini'],
      ['Motti Feldheim', 'Mordechai Feldheim'],
      ['Nisse Hultgren', 'Nils Hultgren'],
      ['Babis Karamitsos', 'Charalampos Karamitsos'],
      ['Mst. Rokeya Khatun', 'Mosammat Rokeya Khatun'],
    ],
    [
      ['Jadzia Wyrzykowska', 'Janina Wyrzykowska'],
      ['Kobus Swanepoel', 'Petrus Swanepoel'],
      ['Nisse Hultgren', 'Lasse Hultgren'],
    ],
  ],
  [
    'Vietnamese names have the surname in front; another syllable is another name, in pinyin too',
    [
      ['Nguyen Van Minh', 'Minh Van Nguyen'],
      ['Nguyen Van Minh', 'Nguyen Minh'],
      ['Lê Thị Hồng Nhung', 'Le Thi Hong Nhung'],
      ['Jan van Minh', 'van Minh, Jan'],
    ],
    [
      ['Nguyen Van Minh', 'Nguyen Van Manh'],
      ['Nguyen Van Minh', 'Nguyen Thi Minh'],
      ['Le Van Tam', 'Le Van Nam'],
      ['Jan van Minh', 'Jan van Dijk'],
      ['Chen Xiaoping', 'Chen Xiaoting'],
    ],
  ],
];

describe('names of persons in everyday lists', () => {
  for (const [cause, same, different] of CASES) {
    it.each(same)(`${cause}: %s is %s`, (a, b) => {
      expect(match(a, b)).toBe(true);
      expect(match(b, a)).toBe(true);
    });
    it.each(different)(`${cause}: %s is not %s`, (a, b) => {
      expect(match(a, b)).toBe(false);
      expect(match(b, a)).toBe(false);
    });
  }

  it.each([
    ['Jan van der Berg', 'jan | van der berg'],
    ['Berg, Jan van der', 'jan | van der berg'],
    ['Berg van der, Jan', 'jan | van der berg'],
    ['Gogh, Vincent van', 'vincent | van gogh'],
    ['Doe, John Ben', 'john ben | doe'],
    ['Nguyen, Minh Van', 'minh van | nguyen'],
    ['Muthu a/l Raman', 'muthu | a/l raman'],
    ['Muthu A. L. Raman', 'muthu a l | raman'],
    ['John V D Smith', 'john v d | smith'],
  ])('%s is read as %s', (value, narrow) => {
    expect(read(value)).toBe(narrow);
  });
});

describe('a name that begins as another', () => {
  const how = (a: string, b: string): string => explainMatch(a, b, { category }).alignment[0].how;

  it('is not cut where it is a name that lists know', () => {
    expect(how('Adam Whitcombe', 'Adamson Whitcombe')).toBe('near each other, both known names');
    expect(how('Jan Nowak', 'Janusz Nowak')).toBe('near each other, both known names');
  });

  it('is cut where no list has it, or where both are syllables', () => {
    expect(how('Alexan Whitcombe', 'Alexandrina Whitcombe')).toBe('cut short');
    expect(how('Jian Liu', 'Jianpeng Liu')).toBe('cut short');
  });
});
