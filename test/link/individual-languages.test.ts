import { describe, expect, it } from 'vitest';
import { explainKey } from '../../src/key/index.js';
import { defaultThreshold, matchScore } from '../../src/link/index.js';

const THRESHOLD = 35;
const score = (a: string, b: string): number => matchScore(a, b, { category: 'individual' });
const medium = (value: string): string => explainKey(value, { category: 'individual', level: 'medium' }).keyText;

/** One person, as lists of that language write them. */
const SAME: readonly (readonly [language: string, first: string, ...others: string[]])[] = [
  ['de', 'Hans-Peter Müller', 'Herr Dipl.-Ing. Hans-Peter Müller', 'MÜLLER, Hans-Peter'],
  ['en', 'Robert Hartley', 'Robt. Hartley', 'HARTLEY/ROBERT MR', 'Hartley, Robert Mr.'],
  ['en', 'Elizabeth Hartley', 'Eliz. Hartley'],
  ['en', 'John Albert Whitaker', 'Whitaker JA', 'JA Whitaker'],
  ['de', 'Stefan Köhler', 'Dr.-Ing. Stefan Köhler'],
  ['pl', 'Jan Nowak', 'prof. dr hab. inż. Jan Nowak', 'mgr inż. Jan Nowak'],
  ['cs', 'Pavel Horák', 'MVDr. Pavel Horák', 'ThDr. Pavel Horák'],
  ['es', 'Francisco Javier Sánchez', 'Fco. Javier Sánchez'],
  ['es', 'María José García', 'Mª José García'],
  ['pt', 'António Costa', 'Exmo. Sr. Dr. António Costa'],
  ['nl', 'Kees van Dijk', 'Cornelis van Dyck', 'Kees van Dyk'],
  ['nl', 'Jan Peter Balkenende', 'Balkenende, mr. dr. J.P.'],
  ['ru', 'Mariya Sergeevna Zimina', 'Masha Zimina'],
  ['pl', 'Małgorzata Lis', 'Gosia Lis'],
  // in Cyrillic, beside the same as Russian has it
  ['uk', 'Микола Бондар', 'Николай Бондар', 'Mykola Bondar'],
  ['uk', 'Дмитро Бондар', 'Дмитрий Бондар', 'Dmytro Bondar'],
  ['uk', 'Данило Бондар', 'Даниил Бондар'],
  ['be', 'Яўген Бондар', 'Евгений Бондар'],
  ['be', 'Кацярына Бондар', 'Екатерина Бондар'],
  // given names written as one word, and spelled otherwise
  ['hi', 'Sundarlal Tiwari', 'Sunder Lal Tiwari', 'सुंदरलाल तिवारी'],
  ['hi', 'Rama Krishna Hegde', 'Ramkrishna Hegde'],
  ['en', 'Anne Marie Doyle', 'Annmarie Doyle'],
  ['en', 'Mary Ann Doyle', 'Maryanne Doyle'],
  ['nl', 'Jan van den Bergh', 'Jan Vandenberg'],
  ['af', 'Piet van der Merwe', 'Piet Vandermerve'],
  ['it', 'Anna Del Vecchio', 'Anna Delvechio'],
  ['bn', 'Amit Das Gupta', 'Amit Dasgupto'],
  ['de', 'Carl-Heinz Böhm', 'Karlheinz Boehm'],
  // the initial of the name that another is short for
  ['en', 'Bill Ashford', 'W. Ashford', 'William Ashford'],
  ['es', 'Paco Ferrán', 'F. Ferrán'],
  ['ru', 'Саша Ивлев', 'A. Ivlev'],
  ['pt', 'Aparecida Prado', 'Cida Prado'],
  ['de', 'Margarethe Huber', 'Gretl Huber'],
  ['el', 'Evangelos Avgerinos', 'Ευάγγελος Αυγερινός'],
  ['zh', 'Wang Jianguo', 'Wang Chien-kuo'],
  ['so', 'Mohamed Hassan', 'Maxamed Xasan'],
  ['bn', 'Rabindra Tagore', 'Rabindra Thakur'],
  ['it', 'Giulia De Santis', 'DE SANTIS GIULIA, medico chirurgo'],
  ['nl', 'Jan de Groot', 'Groot, Jan de, loodgieter'],
  ['sr', 'Milan Đorđević', 'Milan Djordjević', 'Milan Dordevic'],
  ['hy', 'Anna Hakobyan', 'Anna Akopyan', 'Anna Hagopian'],
  ['az', 'Elnur Məmmədov', 'Elnur Mammadov', 'Elnur Mamedov'],
  ['el', 'Nikos Hatzis', 'Nikos Chatzis', 'Nikos Hadjis'],
  ['id', 'Budi Cahyadi', 'Budi Tjahjadi'],
  ['ko', '박윤아', 'Yoon-ah Park', 'Park Yoon Ah'],
  ['ko', '최아름', 'Ah-reum Choi'],
  ['ko', '이혜진', 'Hea Jin Lee'],
  ['ko', '석지훈', 'Ji-hoon Suk', 'Suk, Ji-hoon'],
  ['ko', '임지훈', 'Yim Ji-hoon'],
  ['zh', '单建国', 'Shan Jianguo', 'SHAN Jian Guo'],
  ['zh', '翟长江', 'Zhai Changjiang'],
  ['zh', '尉遲敬德', 'Yuchi Jingde'],
  ['zh', '呼延庆', 'Huyan Qing'],
  ['zh', '王晟', 'Wang Sheng'],
  ['th', 'นภาวรรณ ศรีสุข', 'Naphawan Srisuk'],
  ['ko', 'Namgung Min', 'Namkoong Min'],
  ['ko', 'Bong Tae-gyu', '봉태규', 'Pong T’ae-kyu'],
  ['ko', 'Maeng Ho-jun', '맹호준'],
  ['vi', 'Dang Quoc Tuan', 'Dang, Q. T.', 'Đặng Quốc Tuấn'],
  ['is', 'Sigríður Helgadóttir', 'Sigga Helgadóttir'],
  ['zh', 'Tan Boon Beng', 'TAN Boon Beng, B.Eng.'],
  ['ru', 'Peter Tchaikovsky', 'Pyotr Ilyich Chaikovsky', 'Чайковский, Пётр Ильич'],
  ['ru', 'Sergei Rachmaninoff', 'Sergey Rakhmaninov', 'Сергей Рахманинов'],
  ['el', 'Ioannis Varoufakis', 'John Varoufakis', 'Yanis Varoufakis'],
  ['he', 'Moshe Dayan', 'Moses Dayan', 'משה דיין'],
  ['he', 'Yitzhak Rabin', 'Isaac Rabin', 'יצחק רבין'],
  ['ar', 'Abdul Rahman', 'Abdurrahman', 'Abd al-Rahman', 'Abderrahmane', 'عبد الرحمن'],
  ['ar', 'Muammar Gaddafi', 'Mouammar Kadhafi', 'معمر القذافي'],
  ['ar', 'Osama bin Laden', 'Usama bin Ladin', 'أسامة بن لادن'],
  ['fa', 'Mahmoud Ahmadinejad', 'محمود احمدی‌نژاد'],
  ['bn', 'Mohammad Rafiqul Islam', 'Md. Rafiqul Islam', 'MD RAFIQUL ISLAM'],
  ['hi', 'Mamata Banerjee', 'Mamata Bandyopadhyay'],
  ['ms', 'Mahathir Mohamad', 'Tun Dr. Mahathir Mohamad'],
  ['ig', 'Emeka Nwosu', 'Engr. Chukwuemeka Nwosu'],
  ['th', 'Somchai Wongsawat', 'สมชาย วงศ์สวัสดิ์', 'นายสมชาย วงศ์สวัสดิ์'],
  ['th', 'Prayut Chan-o-cha', 'ประยุทธ์ จันทร์โอชา'],
  ['th', 'Suda Thongkham', 'นางสาวสุดา ทองคำ'],
  ['bn', 'Sheikh Hasina', 'শেখ হাসিনা'],
  ['bn', 'Md. Abdul Karim', 'মোঃ আব্দুল করিম'],
  ['bn', 'Sheikh Mujibur Rahman', 'শেখ মুজিবুর রহমান'],
  ['my', 'Aung San Suu Kyi', 'အောင်ဆန်းစုကြည်'],
  ['my', 'Khin Nyunt', 'ခင်ညွန့်'],
  ['km', 'Hun Sen', 'ហ៊ុន សែន'],
  ['km', 'Heng Samrin', 'ហេង សំរិន'],
  ['pa', 'Manmohan Singh', 'ਮਨਮੋਹਨ ਸਿੰਘ'],
  ['si', 'Sanath Jayasuriya', 'සනත් ජයසූරිය'],
  ['bg', 'Dimitar Berbatov', 'Димитър Бербатов'],
  ['he', 'Tzipi Livni', 'ציפי לבני'],
  ['ja', 'Yoko Suzuki', '鈴木陽子', '鈴木 洋子'],
  ['ja', 'Ito, Kenji', '伊藤 健二', 'Kenji Itō'],
  ['ko', '박 근혜', 'Park Geun-hye'],
  ['zh', 'Xiaoming Wang', 'Hsiao-ming Wang', 'Wang Hsiao-ming', '王小明'],
  ['zh', 'Mao Zedong', 'Mao Tse-tung', '毛泽东'],
  ['zh', 'Wei Zhang', 'Wei Chang', '张伟'],
  ['ko', 'Kim Jong-un', 'Kim Jeong-eun', '김정은'],
  ['ko', 'Lee Ji-hoon', 'Ji Hoon Lee', 'Yi Ji-hun', '이지훈'],
  ['ko', 'Park Geun-hye', 'Pak Kun-hye', '박근혜'],
];

/** Two people, and what tells them apart. */
const DIFFERENT: readonly (readonly [language: string, a: string, b: string])[] = [
  ['en', 'Maria Garcia', 'Mario Garcia'],
  ['en', 'Eric Martin', 'Erica Martin'],
  ['en', 'John Hartley', 'Joan Hartley'],
  ['en', 'Paul Adams', 'Paula Adams'],
  ['en', 'Daniel Brown', 'Danielle Brown'],
  ['en', 'Robert Reed', 'Roberta Reed'],
  ['en', 'Tim Cook', 'Tom Cook'],
  ['en', 'Louis Mercier', 'Louise Mercier'],
  ['en', 'Aaron Scott', 'Erin Scott'],
  ['de', 'Karl Braun', 'Karla Braun'],
  ['de', 'Stefan Wolf', 'Stefanie Wolf'],
  ['fr', 'Pascal Durand', 'Pascale Durand'],
  ['it', 'Alessandro Ricci', 'Alessandra Ricci'],
  ['it', 'Daniele Costa', 'Daniela Costa'],
  ['cs', 'Petr Kučera', 'Petra Kučera'],
  ['cs', 'Zdeněk Fiala', 'Zdenka Fiala'],
  ['pl', 'Mirosław Mazur', 'Mirosława Mazur'],
  ['ru', 'Evgeny Orlov', 'Evgenia Orlova'],
  ['tr', 'Emin Arslan', 'Emine Arslan'],
  ['ar', 'Khalid Mansour', 'Khalida Mansour'],
  ['ar', 'Abdul Rahman', 'Abdul Karim'],
  ['ar', 'Omar Khalil', 'Amr Khalil'],
  ['hi', 'Deepak Jain', 'Deepika Jain'],
  ['bn', 'Md. Rafiqul Islam', 'Md. Shafiqul Islam'],
  ['ja', 'Hiroshi Yamada', 'Hiroki Yamada'],
  ['ja', '鈴木 一郎', '鈴木 二郎'],
  ['ja', '山田 太郎', '田山 太郎'],
  ['zh', 'Wei Zhang', 'Wei Wang'],
  ['ko', 'Kim Jong Un', 'Kim Jong Il'],
  ['ko', 'Kang Min-ho', 'Jang Min-ho'],
];

describe('names of many languages', () => {
  it.each(SAME)('%s: %s is one person', (_, first, ...others) => {
    for (const other of others) {
      expect(score(first, other), other).toBeGreaterThanOrEqual(THRESHOLD);
      expect(score(other, first), other).toBeGreaterThanOrEqual(THRESHOLD);
    }
  });

  it.each(DIFFERENT)('%s: %s is not %s', (_, a, b) => {
    expect(score(a, b)).toBeLessThan(THRESHOLD);
    expect(score(b, a)).toBeLessThan(THRESHOLD);
    expect(medium(a)).not.toBe(medium(b));
  });

  it.each([
    ['Abdul Rahman Khan', 'Abdurrahman Khan'],
    ['Abderrahmane', 'Abd al-Rahman'],
    ['Dipl.-Ing. Hans Huber', 'Hans Huber'],
    ['Fco. Pérez', 'Francisco Pérez'],
    ['Md. Rafiqul Islam', 'Mohammad Rafiqul Islam'],
    ['Mohamed ben Rachid', 'Mohammed ben Rachid'],
    ['Wang Xiao-ming', 'Xiaoming Wang'],
    ['Park Geun-hye', 'Geun-hye Park'],
    ['محمد الفايد', 'Mohamed al-Fayed'],
    ['משה דיין', 'Moshe Dayan'],
  ])('%s and %s have one key', (a, b) => {
    expect(medium(a)).toBe(medium(b));
  });

  it.each([
    ['John Doe MD', 'john | doe'],
    ['Jean-Paul Chan', 'jean paul | chan'],
    ['Abdul Khan', 'abdul | khan'],
    ['Ivanov Ivan Ivanovich', 'ivan ivanovich | ivanov'],
    ['Roman Arkadyevich Abramovich', 'roman arkadyevich | abramovich'],
    ['Ban Ki-moon', 'kimoon | ban'],
    ['Wei A. Wang', 'wei a | wang'],
    ['معمر', 'muammar'],
  ])('%s is read as %s', (value, narrow) => {
    expect(explainKey(value, { category: 'individual', level: 'narrow' }).keyText).toBe(narrow);
  });
});

describe('names in Devanagari', () => {
  const score = (left: string, right: string): number => matchScore(left, right, { category: 'individual' });
  const threshold = defaultThreshold('individual') * 100;

  it.each([
    ['एच॰ डी॰ कुमारस्वामी', 'H. D. Kumaraswamy', 'initials by the names of the letters'],
    ['सी॰एन॰ प्रकाश', 'C. N. Prakash', 'initials without a blank'],
    ['शीला शर्मा', 'Shila Sharma', 'sh'],
    ['राजेन्द्र मिश्र', 'Rajendra Mishra', 'the last of several consonants is spoken with an a'],
    ['कृष्ण सिंह', 'Krishna Singh', 'ri, ngh'],
    ['गंगाशरण मिश्र', 'Ganga Sharan Mishra', 'an a in front of a nasal'],
    ['रामविलास शर्मा', 'Ram Vilas Sharma', 'no a between syllables'],
    ['छाया चौधरी', 'Chhaya Chaudhari', 'ch, chh'],
  ])('%s is %s: %s', (devanagari, latin) => {
    expect(score(devanagari, latin)).toBeGreaterThanOrEqual(threshold);
    expect(score(latin, devanagari)).toBe(score(devanagari, latin));
  });

  it.each([
    ['एन॰ डी॰ कुमारस्वामी', 'H. D. Kumaraswamy', 'another initial'],
    ['सीमा शर्मा', 'C. Verma', 'a name that begins like a letter'],
  ])('%s is not %s: %s', (devanagari, latin) => {
    expect(score(devanagari, latin)).toBeLessThan(threshold);
  });
});

describe('names of Korea as people write them', () => {
  const score = (left: string, right: string): number => matchScore(left, right, { category: 'individual' });
  const threshold = defaultThreshold('individual') * 100;

  it.each([
    ['Kang Kyung-wha', 'Kang Gyeong-hwa'],
    ['Chung Mong-koo', 'Jeong Mong-gu'],
    ['Park Chan-wook', '박찬욱'],
    ['CHOI, EUN-KYUNG', '최은경'],
    ['Kim Young-hee', '김영희'],
    ['Lee Hyun-woo', '이현우'],
  ])('%s is %s', (latin, hangul) => {
    expect(score(latin, hangul)).toBeGreaterThanOrEqual(threshold);
  });

  it.each([
    ['Park Chan-wook', '박찬옥'],
    ['CHOI, EUN-KYUNG', '최은정'],
    ['Kim Young-hee', '김영호'],
  ])('%s is not %s', (latin, hangul) => {
    expect(score(latin, hangul)).toBeLessThan(threshold);
  });
});

describe('names in Chinese characters as Hong Kong and Taiwan write them in Latin letters', () => {
  const score = (left: string, right: string): number => matchScore(left, right, { category: 'individual' });
  const threshold = defaultThreshold('individual') * 100;

  it.each([
    ['楊子熙', 'Yeung Tsz Hei'],
    ['余德寶', 'Yu Tak Po'],
    ['邵天虹', 'Siu Tin-hung'],
    ['陳大文', 'Peter Chan Tai Man'],
    ['吳琪銘', 'Wu Chi-ming'],
    ['蘇巧慧', 'Su Chiao-hui'],
  ])('%s is %s', (characters, latin) => {
    expect(score(characters, latin)).toBeGreaterThanOrEqual(threshold);
    expect(score(latin, characters)).toBe(score(characters, latin));
  });

  it.each([
    ['余德寶', 'Yu Chi Wing'],
    ['邵天虹', 'Siu Tin-yau'],
    ['陳大文', 'Peter Chan'],
    ['吳琪銘', 'Wu Chi-hua'],
  ])('%s is not %s', (characters, latin) => {
    expect(score(characters, latin)).toBeLessThan(threshold);
  });
});

describe('names of the west that Russian writes as they sound', () => {
  it.each([
    ['Джордж Холлоуэлл', 'george'],
    ['ДЖОРДЖ ХОЛЛОУЭЛЛ', 'george'],
    ['Хуан Холлоуэлл', 'juan'],
    ['Жан Холлоуэлл', 'jean'],
    ['Герхард Шрёдер', 'gerhard'],
  ])('%s is called %s', (value, given) => {
    expect(explainKey(value, { category: 'individual', level: 'narrow' }).keyText).toMatch(new RegExp(`^${given} [|]`));
  });

  it('are as they are at home, and Russian ones are not', () => {
    expect(matchScore('Джеймс Браун', 'James Brown', { category: 'individual' })).toBeGreaterThan(90);
    expect(explainKey('Филипп Каренин', { category: 'individual', level: 'narrow' }).keyText).toBe('filipp | karenin');
  });
});

describe('names as other languages and registers write them', () => {
  it.each([
    ['the name of a woman in Irish', 'Máire Ní Dhomhnaill', "Maire O'Donnell"],
    ['Latvian endings', 'Ivars Petrovs', 'Ivars Petrov'],
    ['Uzbek letters', 'Jamshid Raxmonberdiyev', 'Jamshid Rakhmonberdiyev'],
    ['a French j', 'Djamshid Rakhmonov', 'Jamshid Rakhmonov'],
    ['Latin of parish registers', 'Gulielmus Geraghty', 'William Geraghty'],
    ['two traditions', 'Dvora Feldman', 'Deborah Feldman'],
  ])('are one: %s', (_, one, other) => {
    expect(matchScore(one, other, { category: 'individual' })).toBeGreaterThan(100 * defaultThreshold('individual'));
  });

  it.each([
    ['an initial behind a given name', 'Pickering, Lee A', 'Leah Pickering', 60],
    ['a name of men and one of women', 'Francis Gathercole', 'Frances Gathercole', 60],
    ['generations written out', 'Thos. Heyworth Junr.', 'Thomas Heyworth Senr.', 1],
  ])('are less sure: %s', (_, one, other, most) => {
    expect(matchScore(one, other, { category: 'individual' })).toBeLessThan(most);
  });
});
