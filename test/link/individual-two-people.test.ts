import { describe, expect, it } from 'vitest';
import { explainKey } from '../../src/key/index.js';
import { assignClusters, explainMatch } from '../../src/link/index.js';
import { Change, changeOf, endOtherwise } from '../../src/link/individual/name-changes.js';

const category = 'individual';
const match = (a: string, b: string): boolean => explainMatch(a, b, { category }).match;
const how = (a: string, b: string): string => explainMatch(`${a} Whitcombe`, `${b} Whitcombe`, { category }).alignment[0].how;
const features = (a: string, b: string): string[] => explainMatch(a, b, { category }).evidence.map(({ feature }) => feature);
const read = (value: string): string => explainKey(value, { category, level: 'narrow' }).keyText;

/** One person; two people whose names are near each other. */
const CASES: readonly (readonly [cause: string, same: readonly (readonly [string, string])[], different: readonly (readonly [string, string])[]])[] = [
  [
    'fathers whose names sound alike, or are one in another language, are two',
    [
      ['Guðrún Jónsdóttir', 'Gudrun Jonsdottir'],
      ['Sigurður Jónasson', 'Sigurdur Jonasson'],
      ['Ivan Dmitrievich Orlov', 'Ivan Dmytrovych Orlov'],
      ['Sergei Nikolaevich Orlov', 'Sergey Nikolayevich Orlov'],
      ['Ivan Aleksandrovich Orlov', 'Ivan Alexandrovich Orlov'],
      ['Ivan Sergeevich Orlov', 'Ivan Serhiyovych Orlov'],
      ['Ivan Andreevich Orlov', 'Ivan Andriyovych Orlov'],
      ['Ivan Evgenyevich Orlov', 'Ivan Yevhenovych Orlov'],
      ['Olena Hryhorivna Bilyk', 'Elena Grigorievna Bilyk'],
    ],
    [
      ['Sasha Sergeevich Orlov', 'Sasha Sergeevna Orlov'],
      ['Ivan Andreevich Orlov', 'Ivan Antonovich Orlov'],
      ['Guðrún Jónsdóttir', 'Guðrún Jóhannsdóttir'],
      ['Einar Magnússon', 'Einar Magnason'],
    ],
  ],
  ['titles behind a given name tell men from women', [['HARTLEY/ROBIN MISS', 'Miss Robin Hartley']], [['HARTLEY/ROBIN MR', 'HARTLEY/ROBIN MISS']]],
  [
    'given names that lists have are two where they differ as names do, one where they differ as slips do',
    [
      ['Brian McCarthy', 'Brain McCarthy'],
      ['Stephanie Klein', 'Stephaine Klein'],
      ['Eduard Hrubesch', 'Edward Hrubesch'],
    ],
    [
      ['Serkan Doğan', 'Serhan Doğan'],
      ['Ayaka Mori', 'Ayako Mori'],
      ['Ciara Dolan', 'Ciaran Dolan'],
      ['Ravi Nair', 'Rani Nair'],
      ['Sumon Hossain', 'Sujon Hossain'],
      ['Chukwuma Obi', 'Chukwudi Obi'],
      ['Luciana Prado', 'Luciene Prado'],
      ['Shigeru Kato', 'Shigeo Kato'],
    ],
  ],
  [
    'names that are alike in their consonants end alike',
    [['Michel Girard', 'Michell Girard']],
    [
      ['Salim Haddad', 'Salma Haddad'],
      ['Emre Kılıç', 'Emrah Kılıç'],
    ],
  ],
  [
    'an a at the end may be written alone',
    [
      ['Praful Patel', 'Praphulla Patel'],
      ['Ashoka Mehta', 'Ashok Mehta'],
      ['Rama Rao', 'Ram Rao'],
    ],
    [['Nabil Khan', 'Nabila Khan']],
  ],
  [
    'given names of syllables are one where some romanization makes them one',
    [
      ['Jung-Su Kim', 'Jeong-soo Kim'],
      ['Yong-Chol Kim', 'Young-Chul Kim'],
      ['Jian-Chen Wu', 'Jien-Chen Wu'],
      ['Hsiao-Ming Wang', 'Xiaoming Wang'],
      ['Kam Nai-wai', '甘乃威'],
      ['Li Wei', 'Wei Li'],
      ['Chien K. Chou', 'Chien-Kang Chou'],
      ['Wei Y. Ma', 'Wei-Ying Ma'],
    ],
    [
      ['Wen-Chun Liu', 'Wen-Shin Liu'],
      ['Wei J. Ma', 'Wei-Ying Ma'],
      ['Dean N. Lee', 'Deanna Lee'],
      ['Yun Sung Lee', 'Yun Joong Lee'],
      ['Xiaomo Zhou', 'Xiaomin Zhou'],
      ['Weina Li', 'Weinan Li'],
      ['Hyeong-Seok Choi', 'Hyeong-sik Choi'],
      ['Jeong-Hyun Seo', 'Jeong-Eun Seo'],
      ['Po-Chun Chen', 'Po-Hsuan Chen'],
    ],
  ],
  [
    'given names of two words of Japanese are one where both words are',
    [
      ['Kouichi Sato', 'Koichi Sato'],
      ['Kenji Tanaka', 'Kenzi Tanaka'],
      ['Mitsuyoshi Abe', 'Mituyosi Abe'],
    ],
    [
      ['Norihiro Kato', 'Norihisa Kato'],
      ['Toshikatsu Mori', 'Yoshitatsu Mori'],
      ['Hisao Yamada', 'Hisaya Yamada'],
    ],
  ],
  ['so are middle names that lists have', [['Ana María Castro', 'Ana Maria Castro']], [['Ana María Castro', 'Ana Marta Castro']]],
  [
    'so are surnames',
    [['Deborah Garnett', 'Deborah Garett']],
    [
      ['Peter Harrell', 'Peter Harrelson'],
      ['Vasyl Bondar', 'Vasyl Bondarenko'],
      ['Marco Rossi', 'Marco Rosso'],
    ],
  ],
  [
    "exchanged names of a woman and of a man are a woman's and a man's",
    [['Alberto Raul Mate', 'Raul Alberto Mate']],
    [['María José Torres', 'José María Torres']],
  ],
  [
    'titles are of men or of women',
    [
      ['Mr John Smith', 'John Smith'],
      ['Mrs Jane Smith', 'Ms Jane Smith'],
      ['Mr & Mrs J Smith', 'Mr J Smith'],
    ],
    [
      ['Mr D Ellison', 'Mrs D Ellison'],
      ['Smith, Alex Mr', 'Mrs Alex Smith'],
      ['Herr Alex Maier', 'Frau Alex Maier'],
    ],
  ],
  [
    'an initial behind a given name is no doubled letter of it',
    [
      ['Phillips, Dean A', 'Phillips, Dean'],
      ['Mohammad Reza Karimi', 'Mohamadreza Karimi'],
    ],
    [['Phillips, Dean A', 'Phillips, Deanna']],
  ],
  [
    "women's names of Turkey and Japan are made of men's",
    [['Fumiko Abe', 'Abe Fumiko']],
    [
      ['Nuri Kaplan', 'Nuriye Kaplan'],
      ['Masao Abe', 'Masako Abe'],
    ],
  ],
  [
    'syllables of Chinese, Korean and Vietnamese names',
    [
      ['Choi Yong-chol', 'Choi Young-cheol'],
      ['Kim Min-jung', 'Kim Min-jeong'],
      ['Le Quang Minh', 'Minh Quang Le'],
    ],
    [
      ['Wong Mei Ling', 'Wong Mei Lin'],
      ['Nguyen Thi Thu Ha', 'Nguyen Thi Thu Hang'],
      ['Le Quang Minh', 'Le Quang Manh'],
    ],
  ],
];

describe('persons whose names are near each other', () => {
  for (const [cause, same, different] of CASES) {
    it.each(same)(`${cause}: %s is %s`, (a, b) => expect(match(a, b)).toBe(true));
    it.each(different)(`${cause}: %s is not %s`, (a, b) => expect(match(a, b)).toBe(false));
  }

  it('keeps Mr and Mrs of one name apart in a column', () => {
    const [mr, mrs] = assignClusters(['Mr D Ellison', 'Mrs D Ellison', 'Walter Krantz'], { category });
    expect(mr).not.toBe(mrs);
  });

  it('finds no sound in common where names end otherwise', () => {
    expect(how('Adebayo', 'Adib')).toBe('left over');
    expect(how('Marcella', 'Mirsela')).toBe('sounds alike');
  });

  it.each([
    ['Brian', 'Brain', 'exchange'],
    ['Stephanie', 'Stephnie', 'slip'],
    ['Jamal', 'Jamil', 'slip'],
    ['Haroun', 'Aroun', 'slip'],
    ['Vishnu', 'Bishnu', 'slip'],
    ['Khadafi', 'Khadafy', 'slip'],
    ['Eduard', 'Edward', 'slip'],
    ['Jan', 'Janusz', 'slip'],
    ['Ravi', 'Savi', 'edge'],
    ['Ayden', 'Jayden', 'edge'],
    ['Rina', 'Rini', 'edge'],
    ['Amit', 'Ajit', 'other'],
    ['Maria', 'Marta', 'other'],
    ['Kari', 'Karin', 'other'],
    ['Gulnara', 'Gulmira', 'other'],
  ] as const)('%s, %s: %s', (a, b, change) => {
    expect(changeOf(a.toLowerCase(), b.toLowerCase())).toBe(Change[change]);
    expect(changeOf(b.toLowerCase(), a.toLowerCase())).toBe(Change[change]);
  });

  it.each([
    ['salim', 'salma', true],
    ['luciana', 'luciene', true],
    ['michel', 'michele', false],
    ['zakhar', 'zakhariy', false],
  ])('%s and %s end otherwise: %s', (a, b, expected) => {
    expect(endOtherwise(a, b)).toBe(expected);
    expect(endOtherwise(b, a)).toBe(expected);
  });

  it('says a slip of a name that no list has by what begins and ends it', () => {
    expect(features('Veronika Sudbrink', 'Xeronika Sudbrink')).toContain('givenEdge');
    expect(features('Veronika Sudbrink', 'Verornika Sudbrink')).not.toContain('givenEdge');
  });

  it.each([
    ['Wong Mei Ling', 'meiling | wong'],
    ['Mei Ling Wong', 'mei ling | wong'],
    ['Young Kil Kim', 'youngkil | kim'],
    ['Le Quang Minh', 'quang minh | le'],
    ['Van Le', 'van | le'],
  ])('%s is read as %s', (value, text) => {
    expect(read(value)).toBe(text);
  });
});

describe('given names of other syllables', () => {
  it('are kept apart though a value between them is like both', () => {
    const values = ['Wen-Chun Liu', 'Wen-Shin Liu', 'W. Liu', 'Norihiro Kato', 'Norihisa Kato', 'N. Kato'];
    const clusters = assignClusters(values, { category });
    expect(clusters[0]).not.toBe(clusters[1]);
    expect(clusters[3]).not.toBe(clusters[4]);
  });

  it('are the reason that is told', () => {
    expect(explainMatch('Wen-Chun Liu', 'Wen-Shin Liu', { category }).veto).toBe('their given names have other syllables');
    expect(explainMatch('Jungsun Kim', 'Jung Sook Kim', { category }).veto).toBe('their given names have other syllables');
    expect(explainMatch('Jung-Su Kim', 'Jeong-soo Kim', { category }).veto).toBeNull();
  });
});

describe("names that are made of a father's name", () => {
  it.each([
    ['Oleg Viktorovich Zimin', 'Oleg Vladimirovich Zimin'],
    ['Игорь Алексеевич Зимин', 'Игорь Александрович Зимин'],
    ['Taras Mykolayovych Hnatiuk', 'Taras Mykhailovych Hnatiuk'],
    ['PATEL, Kirit Rameshbhai', 'PATEL, Kirit Ramanbhai'],
  ])('%s and %s have two fathers', (left, right) => {
    expect(explainMatch(left, right, { category }).veto).toBe('their middle names differ');
  });

  it.each([
    ['Einar Ragnarsson', 'Einar Rúnarsson'],
    ['Birna Helgadóttir', 'Birna Bjarnadóttir'],
    ['Jayeshkumar Patel', 'Rajeshkumar Patel'],
    ['MEHTA RAJESH KUMAR', 'Rakesh Kumar Mehta'],
    ['Muhammad Alim Qureshi', 'Muhammad Aslam Qureshi'],
  ])('%s is not %s', (left, right) => {
    expect(match(left, right)).toBe(false);
  });

  it.each([
    ['Oleg Nikolaevich Zimin', 'Oleg Nikolayevich Zimin'],
    ['Oleg Alekseevich Zimin', 'Oleg Alexeyevich Zimin'],
    ['Oleg Dmitrievich Zimin', 'Oleg Dmitriyevich Zimin'],
    ['Oleg Ivanovich Zimin', 'Oleg Ivanvich Zimin'],
    ['PATEL, Kirit Ramanbhai', 'PATEL, Kirit Raman'],
  ])('%s is %s', (left, right) => {
    expect(match(left, right)).toBe(true);
  });
});

describe('a given name in front of all of an East Asian one', () => {
  it.each([
    ['Raymond Wong Mei Ling', 'raymond meiling | wong'],
    ['Michael Chan Siu Ming', 'michael siuming | chan'],
    ['Mary Ann Lee Hartley', 'mary ann lee | hartley'],
  ])('%s is read as %s', (value, text) => {
    expect(read(value)).toBe(text);
  });

  it('may be left out', () => {
    expect(match('Raymond Wong Mei Ling', 'WONG MEI LING')).toBe(true);
    expect(match('Raymond Wong Mei Ling', 'Raymond Wong')).toBe(true);
    expect(match('Raymond Wong Mei Ling', 'Michael Wong Mei Ling')).toBe(false);
    expect(match('Raymond Wong Mei Ling', 'Wong Mei Fong')).toBe(false);
    expect(match('Raymond Lim Chee Beng', 'Lim Chee Beng')).toBe(true);
    expect(match('Peter Lau Kwok-wing', 'Lau Kwok Wing')).toBe(true);
    expect(match('Peter Lau Kwok-wing', 'Lau Kwok Hung')).toBe(false);
  });
});

describe('two initials behind a surname', () => {
  it('may be another two though they could be a name', () => {
    expect(match('Adamu MJ', 'Adamu MI')).toBe(false);
    expect(match('Adamu M', 'Adamu MI')).toBe(true);
  });
});
