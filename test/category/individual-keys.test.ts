import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVELS, type Level } from '../../src/category/category.js';
import { categoryOf } from '../../src/category/registry.js';
import { explainKey, individualKey, keys } from '../../src/key/index.js';
import { KeyEngine } from '../../src/key/key-engine.js';
import { lexiconTable } from '../../src/lexicon/lexicon.js';

const text = (value: string, level: Level): string => explainKey(value, { category: 'individual', level }).keyText;

/** Every entry point must give the same key. */
function keyEverywhere(value: string, level: Level): string | null {
  const one = individualKey(value, { level });
  const [inColumn] = keys([value], { category: 'individual', level });
  expect(inColumn).toBe(one);
  expect(new KeyEngine(categoryOf('individual')).keyOf(value, level)).toBe(one);
  expect(explainKey(value, { category: 'individual', level }).key).toBe(one);
  return one;
}

/** One person in several spellings: one key at the wide level. */
const FAMILIES: readonly (readonly string[])[] = [
  ['James Kelly', 'Jim Kelley', 'Mr. Jim H. Kellie'],
  ['Estate of James Kelly', 'James Kelly (deceased)', 'Mr & Mrs James Kelly'],
  ['Gerhard Schroeder', 'Herr Geahardt Shroder'],
  ['Yosif Gouldstine', 'Yousef Goldstein'],
  ['Sally Anderson', 'Ms. Sallie Andersen'],
  ['Bob Smith', 'Robert Smith', 'Smith, Robert J.'],
  ['Allie Mcbeel', 'Allison Mcbeal'],
  ['William Clarke', 'Bill Clark', 'Clarke, Will B.'],
  ['Margaret Thomson', 'Peggy Thompson', 'Mrs. Maggie Thompson'],
  ["Catherine O'Neill", 'Kathy ONeil', "O'Neal, Katharine M."],
  ['Mohammed Al-Rahman', 'Muhamad Rehman', 'Dr. Mohamed el Rahman'],
  ['Sergei Ivanov', 'Serhiy Ivanoff', 'IVANOV, Sergey Petrovich'],
  ['Alexander Petrov', 'Alex Petroff', 'Petrov, Aleksandr'],
  ['José González', 'Pepe Gonzales', 'Gonzalez, Jose M.'],
  ['Francisco Hernández', 'Paco Hernandes', 'Sr. Francisco Javier Hernandez'],
  ['Jürgen Müller', 'Juergen Mueller', 'Herr Dr. Jurgen Muller'],
  ['Hans Meier', 'Johannes Meyer', 'Mayer, Hannes'],
  ['Stephen Phillips', 'Steve Philips', 'Steven Phillipps'],
  ['Elizabeth Reid', 'Betty Reed', 'Liz Read'],
  ['Christopher MacDonald', 'Chris McDonald', 'Mc Donald, Kris'],
  ['Geoffrey Stewart', 'Jeff Stuart', 'Jeffrey Stewert'],
  ['Katherine van der Berg', 'Kate van der Berg', 'van der Berg, Cathy'],
  ['Theodore Wolff', 'Ted Wolf', 'Wolfe, Teddy'],
  ['Lawrence Schwartz', 'Larry Schwarz', 'Laurence Shwartz'],
  ['Michael Rabinovich', 'Mike Rabinowitz', 'Mick Rabinovitch'],
  ['Anthony Fischer', 'Tony Fisher', 'Fischer, Antony'],
  ['Yitzhak Cohen', 'Izhak Kohen', 'Cohen, Itzhak'],
  ['Giuseppe Rossi', 'Beppe Rosi', 'Rossi, Giuseppe Maria'],
  ['Dmitri Yegorov', 'Dmitry Egorov', 'Dmitriy Jegorov'],
  ['Susan Larsen', 'Sue Larson', 'Suzy Larsson'],
  ['Frederick Hofmann', 'Fred Hoffman', 'Dr. Frederic Hoffmann'],
  ['Daniel Rodríguez', 'Danny Rodriguez', 'Rodrigues, Dan'],
  ['Joseph Levy', 'Joe Levi', 'Levey, Joseph A.'],
  ['Ahmad Hussain', 'Ahmed Hussein', 'Achmed Husayn'],
  ['Benjamin Weiss', 'Benny Weis', 'Weiss, Ben'],
  ['Patrick Walsh', 'Paddy Walshe', 'Walsh, Patrick T.'],
  ['Nicholas Papadopoulos', 'Nick Papadopulos', 'Nikolas Papadopoulos'],
];

describe('wide keys of persons', () => {
  it.each(FAMILIES)('%s', (...spellings: string[]) => {
    const [first, ...others] = spellings.filter((spelling) => typeof spelling === 'string').map((spelling) => individualKey(spelling, { level: 'wide' }));
    expect(first).not.toBeNull();
    for (const other of others) expect(other).toBe(first);
  });
});

describe('what a name is read as', () => {
  it.each([
    ['Dr. John P. Doe-Ray, CLU, CFP, LUTC', 'john p doe | ray'],
    ['Doe, Rev. John V., Jr.', 'john v | doe ~jr'],
    ['Velasquez y Garcia, Juan Q. Xavier III', 'juan q xavier velasquez y | garcia ~3'],
    ['SMITH, MR', 'smith'],
    ['Lt. Gen. John A. Kenneth Doe IV', 'john a kenneth | doe ~4'],
    ['William "Bill" Clinton', 'william | clinton'],
    ['Caldwell (Chad)', 'chad | caldwell'],
    ['Ludwig van Beethoven', 'ludwig | van beethoven'],
    ['de la Cruz, Juan', 'juan | de la cruz'],
    ['Kim Jong-un', 'jongun | kim'],
    ['Wong Ka Wah', 'kawah | wong'],
    ['Ka Wah Wong', 'kawah | wong'],
    ['Yeung Tsz Hei', 'tszhei | yeung'],
    ['CHAN Tai Man Peter', 'peter taiman | chan'],
    ['Peter Chan Tai Man', 'peter taiman | chan'],
    ['Man Kit Chan', 'mankit | chan'],
    ['Yang, Wei', 'wei | yang'],
    ['Wen Jiabao', 'jiabao | wen'],
    ['Qiao Xiaoming', 'xiaoming | qiao'],
    ['楊子熙', 'zixi | yang ^67685b507199'],
    ['Sen, Amartya', 'amartya | sen'],
    ['Pastor, Maria', 'maria | pastor'],
    ['Dr., John Smith', 'john | smith'],
    ['Mr, John Smith', 'john | smith'],
    ['Kim, Min-su', 'minsu | kim'],
    ['KIM, MIN SU', 'minsu | kim'],
    ['Lee, Jo Ann', 'jo ann | lee'],
    ['HOLLOWELL^HARRIET^A^JR^DR', 'harriet a | hollowell ~jr'],
    ['Kim Jong Un', 'jongun | kim'],
    ['Dong Hong Ji', 'donghong | ji'],
    ['김정은', 'jeongeun | gim'],
    ['金正恩', 'zhengen | jin ^91d16b636069'],
    ['王 小明', 'xiaoming | wang ^738b5c0f660e'],
    ['王, 小明', 'xiaoming | wang ^738b5c0f660e'],
    ['이 지훈', 'jihun | yi'],
    ['지훈 이', 'jihun | yi'],
    ['남궁 민', 'min | namgung'],
    ['山田太郎', 'taro | yamada ^5c717530592a90de'],
    ['山田　太郎', 'taro | yamada ^5c717530592a90de'],
    ['佐々木健太郎', 'kentaro | sasaki ^4f504f5067285065592a90de'],
    ['林太郎', 'taro | hayashi ^6797592a90de'],
    ['林志玲', 'zhiling | lin ^67975fd773b2'],
    ['高橋みなみ', 'minami | takahashi'],
    ['प्रताप सिंग', 'pratap | sing'],
    ['JR Smith', 'j r | smith'],
    ['Hernandez, JN', 'j n | hernandez'],
    ['Subbarao K. V.', 'k v | subbarao'],
    ['Smith JA', 'j a | smith'],
    ['JA Smith', 'j a | smith'],
    ['João Sá', 'joao | sa'],
    ['Ke Tran Manh', 'ke tran | manh'],
    ['SMITH/JOHN MR', 'john | smith'],
    ['Bob/Robert Smith', 'bob robert | smith'],
    ['Smith, John Mr', 'john | smith'],
    ['John Smith Dr.', 'john | smith'],
    ['Smith Mrs', 'smith'],
    ['John Herr', 'john | herr'],
    ['Alex Hauptmann', 'alex | hauptmann'],
    ["Sean O'Malley", 'sean | omalley'],
    ['Ronald Mc Donald', 'ronald | mcdonald'],
    ['Dean Smith', 'dean | smith'],
    ['Helen M. Meng', 'helen m | meng'],
    ['John Doe, M.D.', 'john | doe'],
    ['John Doe O.B.E.', 'john | doe'],
    ['Mr John Doe J.P.', 'john | doe'],
    ['John Doe O.B.E., London', 'london john | doe'],
    ['García López J.P.', 'j p garcia | lopez'],
    ['El Sayed M.A.', 'm a | el sayed'],
    ['John Doe a.k.a. Jack', 'john | doe'],
    ['John Doe f.k.a. Roe', 'john | doe'],
    ['John A.B.C. Doe', 'john a b c | doe'],
    ['Attn Karolina Doe', 'karolina | doe'],
    ['H.M.T. Alperin', 'h m t | alperin'],
    ['Abd al-Rahman Hassan', 'abdrahman | hassan'],
    ['Ali Taj al-Din', 'ali | tajaldin'],
    ['Maria Costa née Lopes', 'maria | costa'],
    ['HEPLER of Woolwich', 'hepler'],
    ['John Hepworth of Boston', 'john | hepworth'],
    ['Elisabeth of Hesse', 'elisabeth | of hesse'],
    ['Maria Louise of Anhalt-Dessau', 'maria louise of anhalt | dessau'],
    ['Frederick II of Legnica', 'frederick | of legnica ~2'],
    ['Henry I, Duke of Brabant', 'henry | of brabant ~1'],
    ['Patriarch Alexy I of Moscow', 'alexy | of moscow ~1'],
    ['Artabanus V (of Parthia)', 'artabanus | of parthia ~5'],
    ['Anne Seymour, Duchess of Somerset', 'anne | seymour'],
    ['John Hepworth, Bishop of Durham', 'john | hepworth'],
    ['Bishop of Nassau and The Bahamas', 'bishop of nassau and the | bahamas'],
    ['Queen Elizabeth II', 'elizabeth ~2'],
    ['Pope John XXIII', 'john ~23'],
    ['Dean Hepworth III', 'dean | hepworth ~3'],
    ['Estate of James Kelly', 'james | kelly'],
    ['Austen, Jane, 1775-1817', 'jane | austen ~1775'],
    ['Hepworth, John (b. 1920)', 'john | hepworth ~1920'],
    ['Hepworth, John, born 1920', 'john | hepworth ~1920'],
    ['John Hepworth (died 1763)', 'john | hepworth ~d1763'],
    ['Hepworth, J. A. (John Adam), 1950-', 'j a | hepworth ~1950'],
    ['John Hepworth, fl. 1500', 'john | hepworth'],
    ['Hepworth, John, Jr., 1950-', 'john | hepworth ~jr'],
    ['Hepworth, John D., 1950-', 'john d | hepworth ~1950'],
    ['John Hepworth (Managing Director)', 'john | hepworth'],
    ['John Hepworth, CEO', 'john | hepworth'],
    ['John Hepworth - Manager', 'john | hepworth'],
    ['John Hepworth-Mason', 'john hepworth | mason'],
    ['Antonio Carlos Peixoto Neto', 'antonio carlos | peixoto ~grandson'],
    ['João Neto', 'joao | neto'],
    ['Madonna', 'madonna'],
    ['(Bob)', 'bob'],
  ])('%s', (value, narrow) => {
    expect(text(value, 'narrow')).toBe(narrow);
  });

  it('finds nothing in what has no letters', () => {
    for (const value of ['', ' ', '...', '\u0000', '\uFFFD', '\uD800']) for (const level of LEVELS) expect(keyEverywhere(value, level)).toBeNull();
  });
});

describe('surnames in capitals', () => {
  const medium = (value: string): string => explainKey(value, { category: 'individual', level: 'medium' }).keyText;

  it.each([
    ['SMITH Robert', 'Robert Smith'],
    ['SMITH Robert J.', 'Smith, Robert J.'],
    ['SMITH Robert (Bob)', 'Smith, Robert (Bob)'],
    ['VAN DER BERG Jan', 'Jan van der Berg'],
    ["O'BRIEN Seán", "Seán O'Brien"],
    ['MÜLLER-LÜDENSCHEIDT Hans', 'Hans Müller-Lüdenscheidt'],
    ['JÓNSDÓTTIR Anna', 'Anna Jónsdóttir'],
    ['GARCÍA MÁRQUEZ Gabriel', 'García Márquez, Gabriel'],
    ['KIM Young Ho', 'Kim, Young Ho'],
    ['REV Robert Smith', 'Rev. Robert Smith'],
    ['  SMITH   Robert ', 'Robert Smith'],
  ])('%s is %s', (capitals, usual) => {
    expect(medium(capitals)).toBe(medium(usual));
    expect(keys([capitals], { category: 'individual' })).toEqual(keys([usual], { category: 'individual' }));
  });

  it.each([
    ['all are', 'SMITH ROBERT', 'smith robert'],
    ['two letters may be initials', 'JP Morgan', 'jp morgan'],
    ['they stand behind', 'Robert SMITH', 'robert smith'],
    ['others stand behind as well', 'SMITH Robert JONES', 'smith robert jones'],
    ['a comma says it', 'SMITH, Robert', 'smith, robert'],
    ['numbers and signs', 'SMITH & JONES Anna', 'smith & jones anna'],
    ['more than blanks stand between', 'SMITH-Robert Anna', 'smith-robert anna'],
  ])('say nothing where %s: %s', (_, capitals, small) => {
    expect(medium(capitals)).toBe(medium(small));
  });
});

describe('persons that may not share a key', () => {
  /** Generations contradict each other wherever both are written. */
  const GENERATIONS = ['Jr.', 'Sr.', 'II', 'III', 'IV'];
  for (const level of LEVELS) {
    it(`generations, ${level}`, () => {
      const made = ['', ...GENERATIONS].flatMap((generation) =>
        [`Bob Smith ${generation}`, `Smith, Bob ${generation}`].map((value) => individualKey(value, { level })),
      );
      expect(new Set(made).size).toBe(GENERATIONS.length + 1);
    });
  }

  it.each([
    ['Robert Price', 'Robert Rice', 'two surnames'],
    ['Eric Brown', 'Erica Brown', 'two given names'],
    ['James A. Wilson', 'James B. Wilson', 'middle initials'],
    ['Paul Henry Adams', 'Paul Peter Adams', 'middle names'],
    ['Daniel Lee', 'Danielle Lee', 'two given names'],
    ['Ahmed Ali', 'Ahmed Said', 'two surnames'],
    ['Peter Bach', 'Peter Bauch', 'two surnames'],
    ['James Smith', 'James Schmidt', 'two surnames'],
    ['Bert Miller', 'Robert Miller', 'a nickname of several names'],
    ['TJ Miller', 'CJ Miller', 'initials written together'],
    ['Wm Miller', 'W. M. Miller', 'a short form and initials'],
    ['Smith, Robert', 'Robert, Smith', 'order where a comma says it'],
    ['Elisabeth of Hesse', 'Elisabeth of Lorraine', 'who has given names only'],
    ['Henry I, Duke of Brabant', 'Henry I, Duke of Limburg', 'and a title'],
    ['Smith, John, 1920-', 'Smith, John, 1945-', 'years of birth'],
    ['John Smith (d. 1736)', 'John Smith (d. 1763)', 'years of death'],
  ])('%s, %s at medium: %s', (a, b) => {
    expect(individualKey(a)).not.toBe(individualKey(b));
  });
});

describe('keys of persons', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'Bob',
      'Robert',
      'Smith',
      'Smyth',
      'Müller',
      'Mueller',
      'O',
      'Mc',
      'van',
      'der',
      'de',
      'la',
      'bin',
      'al',
      'abd',
      'din',
      'Kim',
      'Jong',
      'Un',
    ),
    fc.constantFrom(
      'Mr.',
      'Dr.',
      'Major',
      'Jr.',
      'Sr',
      'III',
      'V',
      'M.D.',
      'PhD',
      'MA',
      'Prof. Dr.',
      'née',
      'aka',
      'of',
      '(Bob)',
      '"Bob"',
      'JR',
      'neto',
      'filho',
    ),
    fc.constantFrom('J', 'R.', 'x', '김정은', '林深', 'Владимир', 'محمد', 'प्रताप', 'Ødegård', '\uD800', '\u0000', '&', "O'Neil", 'Jean-Pierre', 'Mary-Ann'),
    fc.string({ maxLength: 4 }),
  );
  const separator = fc.constantFrom(' ', ' ', ' ', ', ', '-', '.', ' (', ') ', '"');
  const value = fc.array(fc.tuple(piece, separator), { maxLength: 7 }).map((parts) => parts.flat().join(''));

  it('are nested: equal at a level, equal at every looser one', () => {
    const seen = { narrow: new Map<string, string>(), medium: new Map<string, string>() };
    const engine = new KeyEngine(categoryOf('individual'));
    fc.assert(
      fc.property(value, (name) => {
        const [narrow, medium, wide] = LEVELS.map((level) => engine.keyTextOf(name, level));
        expect(seen.narrow.get(narrow) ?? medium).toBe(medium);
        expect(seen.medium.get(medium) ?? wide).toBe(wide);
        seen.narrow.set(narrow, medium);
        seen.medium.set(medium, wide);
      }),
      { numRuns: 20_000 },
    );
  });

  it('do not hang on what was read before', () => {
    const engine = new KeyEngine(categoryOf('individual'));
    const name = 'Mr. ! J"Mr.-Bob ';
    const first = engine.keyOf(name, 'narrow');
    engine.keyOf('Mr. Dr. J. Bob', 'narrow');
    expect(engine.keyOf(name, 'narrow')).toBe(first);
    fc.assert(
      fc.property(value, fc.constantFrom(...LEVELS), (name, level) => keyEverywhere(name, level) !== undefined),
      { numRuns: 200 },
    );
  });

  it('survive cells of a megabyte', () => {
    for (const name of ['Smith '.repeat(200_000), 'a'.repeat(1_000_000), '('.repeat(100_000), 'J. '.repeat(100_000)])
      for (const level of LEVELS) expect(() => individualKey(name, { level })).not.toThrow();
  });

  it('say why', () => {
    const reasons = explainKey('Dr. Bob van der Schmitt, Jr.', { category: 'individual', level: 'wide' }).reasons;
    const said = reasons.map(({ text: words, role, becomes }) => `${words} ${role} ${becomes}`);
    expect(said).toContain('dr title ');
    expect(said).toContain('jr generation jr');
    expect(said.some((line) => line.startsWith('bob spelling robert'))).toBe(true);
    expect(reasons.every(({ because }) => because !== '')).toBe(true);
    const initials = (value: string): string[] =>
      explainKey(value, { category: 'individual' }).reasons.flatMap(({ text: words, role, becomes }) => (role === 'initials' ? [`${words} ${becomes}`] : []));
    expect(initials('Yu. N. Ivanov')).toEqual(['yu y']);
    expect(initials('Smith JA')).toEqual(['ja j a']);
    expect(initials('John Smith')).toEqual([]);
  });
});

describe('tables of persons', () => {
  it('give every sure nickname the key of its name at the medium level', () => {
    const single = lexiconTable('givenNames').filter(({ words, canonicalWords }) => words.length === 1 && canonicalWords.length === 1);
    const sure = single.filter((entry) => entry.ambiguous === '' && entry.class === 'nickname' && entry.words[0].length > 1);
    expect(sure.length).toBeGreaterThan(800);
    const owners = new Map<string, number>();
    for (const { words, ambiguous, class: cls } of single) if (ambiguous === '' && cls !== 'translation') owners.set(words[0], (owners.get(words[0]) ?? 0) + 1);
    for (const { words, canonicalWords } of sure) {
      // also a title, a marker or initials (gus, dite): those are read first
      if (text(`Smith, ${words[0]} Q`, 'narrow') !== `${words[0]} q | smith`) continue;
      expect(owners.get(words[0]), words[0]).toBe(1);
      expect(text(`Smith, ${words[0]} Q`, 'medium').split(' ')[0], words[0]).toBe(text(`Smith, ${canonicalWords[0]} Q`, 'medium').split(' ')[0]);
    }
  });
});
