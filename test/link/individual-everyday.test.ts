import { describe, expect, it } from 'vitest';
import { explainKey } from '../../src/key/index.js';
import { assignClusters, explainMatch, matchScore } from '../../src/link/index.js';

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
    'two letters behind a surname alone are initials, whatever else they are short for',
    [
      ['Smith AC', 'Alan Charles Smith'],
      ['Smith JD', 'John David Smith'],
      ['Silva AP', 'Ana Paula Silva'],
    ],
    [['Smith AC', 'Alan Peter Smith']],
  ],
  [
    'generations are said in many languages, and by Hungarians in front',
    [
      ['Lukas Orlop the Elder', 'Lukas Orlop d. Ä.'],
      ['Orlop, Lukas der Jüngere', 'Lukas Orlop the Younger'],
      ['Lukas Orlop il Vecchio', 'Lukas Orlop der Ältere'],
      ['ifj. Orlop János', 'Orlop János ifj.'],
      ['Sr. Francisco Javier Orlop', 'Francisco Javier Orlop'],
      ['Orlop, D. J.', 'Donald J. Orlop'],
      ['Anna Le Jeune', 'Le Jeune Anna'],
      ['Jan de Oude', 'de Oude, Jan'],
    ],
    [
      ['Lukas Orlop the Elder', 'Lukas Orlop the Younger'],
      ['id. Orlop János', 'ifj. Orlop János'],
    ],
  ],
  [
    'surnames of Ireland are the same in Irish',
    [
      ['Seán Ó Súilleabháin', "Sean O'Sullivan"],
      ['Eoin Ó Broin', 'Eoin Byrne'],
    ],
    [['Eoin Ó Murchú', "Eoin O'Brien"]],
  ],
  [
    'letters of one sound, or for one of another alphabet, are an initial',
    [
      ['Yu. N. Orlop', 'Yuri Nikolaevich Orlop'],
      ['Ю. Орлоп', 'Юрий Орлоп'],
      ['Ш. Руставели', 'Shota Rustaveli'],
      ['Chr. Orlop', 'Christian Orlop'],
      ['Gy. Nagy', 'György Nagy'],
      ['Orlop Yu. N.', 'Orlop Y. N.'],
    ],
    [
      ['Yu. Orlop', 'Boris Orlop'],
      ['Yu Orlop', 'Yuri Orlop'],
    ],
  ],
  [
    'titles of many languages are no names',
    [
      ['PGS.TS. Dang Thai Son', 'Dang Thai Son'],
      ['Dott.ssa Maria Orlop', 'Maria Orlop'],
      ['Op. Dr. Ayşe Orlop', 'Ayşe Orlop'],
      ['fil. dr. Anna Orlop', 'Anna Orlop'],
      ['univ. dipl. prav. Ivan Orlop', 'Ivan Orlop'],
      ['акад. Иван Петров', 'Иван Петров'],
    ],
    [],
  ],
  [
    'a given name is no nickname of another one that many bear',
    [['Bob F. Orlop', 'Robert F. Orlop']],
    [
      ['Robert F. Orlop', 'John F. Orlop'],
      ['Scott Orlop', 'David Orlop'],
    ],
  ],
  [
    'generations stand in brackets, too',
    [
      ['Robert Halloway (Sr.)', 'Robert Halloway Sr.'],
      ['Robert Halloway (III)', 'Robert Halloway III'],
      ['Robert Halloway (Bob)', 'Bob Halloway'],
    ],
    [
      ['Robert Halloway (Sr.)', 'Robert Halloway (Jr.)'],
      ['Robert Halloway (III)', 'Robert Halloway (II)'],
    ],
  ],
  ['a given name of Hong Kong names no father', [['Wong Ka Wai Jackie', 'Jackie Ka Wai Wong']], []],
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
  [
    'a surname in front is one without a comma, too, where lists of names say so of both ends',
    [
      ['Smith John', 'J. Smith'],
      ['SMITH John', 'Smith, J.'],
      ['Smith John A.', 'John A. Smith'],
      ['Kowalski Jan', 'J. Kowalski'],
      ['De la Cruz Juan', 'J. de la Cruz'],
      ['LÓPEZ OBREGÓN MARÍA FERNANDA', 'María F. López'],
    ],
    [
      ['Smith John', 'Smith Jane'],
      ['Smith John', 'K. Smith'],
      ['Smith John', 'Jones John'],
      ['Hamdan bin Rashid', 'Rashid bin Hamdan'],
    ],
  ],
  [
    'initials behind a surname and a comma are initials, whatever honour has the same letters',
    [
      ['Clarke, A.C.', 'Arthur C. Clarke'],
      ['Khan, M.A.', 'Mohammed A. Khan'],
      ['van den Berg, J.D.', 'Jan D. van den Berg'],
      ['John Clarke, A.C.', 'John Clarke'],
    ],
    [
      ['Clarke, A.C.', 'Clarke, A.D.'],
      ['Khan, M.A.', 'Bilal Khan'],
    ],
  ],
  [
    'two names that lists know and that sound otherwise are two, whatever they share',
    [
      ['Torsten Lindqvist', 'Thorsten Lindqvist'],
      ['Anna Petrova', 'Anna Petrov'],
      ['Olga Zelenskaya', 'Olga Zelenskyy'],
      ['Micheal Douglas', 'Michael Douglas'],
    ],
    [
      ['Rajesh Karimov', 'Rakesh Karimov'],
      ['Gerald Foster', 'Gerard Foster'],
      ['Sumit Karimov', 'Rohit Karimov'],
      ['Martin King', 'Martin Kling'],
      ['Ana Silva', 'Ana Silvia'],
      ['Gurpreet Kaur Sandhu', 'Harpreet Kaur Sandhu'],
      ['Lê Thị Hồng Nhung', 'Lê Thị Hồng Hạnh'],
    ],
  ],
  [
    'a child is not the father whom its name names',
    [['Sheikh Hamdan bin Mohammed bin Rashid', 'Hamdan bin Mohammed bin Rashid']],
    [
      ['Hamdan bin Mohammed bin Rashid', 'Mohammed bin Rashid'],
      ['Sheikh Hamdan bin Mohammed bin Rashid Al Maktoum', 'Sheikh Mohammed bin Rashid Al Maktoum'],
    ],
  ],
  [
    'titles of short words, names of husbands, Latvian endings, Korean surnames',
    [
      ['Rt Hon Helen Whitcombe MP', 'Helen Whitcombe'],
      ['Ana Ruiz vda. de Gómez', 'Ana Ruiz'],
      ['Sergejs Lavrovs', 'Sergey Lavrov'],
      ['Roh Moo-hyun', 'No Muhyeon'],
    ],
    [],
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
    ['Clarke, A.C.', 'a c | clarke'],
    ['Smith, M.D.', 'm d | smith'],
    ['John Smith, M.D.', 'john | smith'],
    ['Rt Hon Helen Whitcombe MP', 'helen | whitcombe'],
  ])('%s is read as %s', (value, narrow) => {
    expect(read(value)).toBe(narrow);
  });
});

describe('values that a third one is like', () => {
  it.each([
    [['Jean-Pierre Dupont', 'Jean-Paul Dupont', 'Jean P. Dupont'], 'their middle names differ'],
    [['John David Smith', 'John Daniel Smith', 'John D. Smith'], 'their middle names differ'],
  ] as const)('%j: the first two are apart', (values, veto) => {
    const clusters = assignClusters(values, { category });
    expect(clusters[0]).not.toBe(clusters[1]);
    expect(explainMatch(values[0], values[1], { category }).veto).toBe(veto);
  });

  it('meet by a surname that one writes as one word', () => {
    const [left, right] = assignClusters(['Charles de Gaulle', 'Charles Degaulle'], { category });
    expect(left).toBe(right);
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

describe('"@" between blanks', () => {
  it.each([
    ['Goh Keng Huat @ Goh Ah Huat', 'Goh Keng Huat'],
    ['Goh Keng Huat @ Goh Ah Huat', 'Goh Ah Huat'],
  ])('is followed by another name: %s, %s', (left, right) => {
    expect(matchScore(left, right, { category })).toBeGreaterThan(35);
  });

  it.each(['john@example.com', 'John @jsmith Smith', 'John@Smith', '@jsmith'])('and elsewhere is a sign as any other: %s', (value) => {
    expect(read(value)).toBe(read(value.replace('@', '#')));
  });

  it.each(['John @jsmith Smith', 'John "Jack Smith', 'John *jack Smith'])('which nothing closes takes no surname: %s', (value) => {
    expect(read(value)).toBe(read('John Smith'));
  });

  it('and no name by itself', () => {
    expect(explainKey('@', { category }).key).toBeNull();
  });
});

describe('the number of a record in front of a name, and a telephone number behind it', () => {
  it.each([
    '10023 - Zeno Halvard',
    '10023: Zeno Halvard',
    '[V10023] Zeno Halvard',
    '10023 - Halvard, Zeno',
    'Zeno Halvard (312) 555-0199',
    'Halvard, Zeno, 312-555-0199',
    'Zeno Halvard +1 312 555 0199',
  ])('%s is Zeno Halvard', (value) => {
    expect(matchScore(value, 'Zeno Halvard', { category: 'individual' })).toBeGreaterThanOrEqual(90);
  });
});

describe('the second syllable of a Korean given name, by its initial', () => {
  it.each([
    ['Sang Hyuk Son', 'Sang H. Son'],
    ['Min-kyung Oh', 'Min K. Oh'],
    ['Sang Gil Lee', 'Sang G. Lee'],
  ])('%s is %s', (left, right) => {
    expect(matchScore(left, right, { category: 'individual' })).toBeGreaterThanOrEqual(35);
  });

  it('is not another one', () => {
    expect(matchScore('Sang Hyuk Son', 'Sang M. Son', { category: 'individual' })).toBeLessThan(35);
  });
});
