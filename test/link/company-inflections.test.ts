import { describe, expect, it } from 'vitest';
import { inflectedMeanings } from '../../src/category/company/inflected-words.js';
import { companyKey, defaultThreshold, matchScore } from '../../src/index.js';

const THRESHOLD = 100 * defaultThreshold('company');
const score = (one: string, other: string): number => matchScore(one, other, { category: 'company' });

describe('words of other languages in another form than that of the tables', () => {
  it.each([
    ['proizvodstvennogo', 'production'],
    ['mashinostroenie', 'machinery'],
    ['oruzheinaya', 'arms'],
    ['oruzheynyi', 'arms'],
    ['bezopasnosti', 'security'],
    ['democratiques', 'democratic'],
    ['leconomie', 'economy'],
    ['dellinterno', 'interior'],
    ['deutschlands', 'deutschland'],
  ])('mean the same: %s', (word, english) => {
    expect(inflectedMeanings(word)).toContain(english);
  });

  it.each([
    ['minskii', 'minsk'],
    ['kazanskaya', 'kazan'],
    ['tulskogo', 'tula'],
    ['kerchenskaya', 'kerch'],
    ['yaltinskii', 'yalta'],
    ['feodosiiskoe', 'feodosia'],
    ['zelenodolskii', 'zelenodolsk'],
    ['peterburgskiy', 'petersburg'],
  ])('are of a place: %s', (word, place) => {
    expect(inflectedMeanings(word)).toContain(place);
  });

  it.each([
    'kowalski',
    'dombrovsky',
    'nebraska',
    'alaska',
    'verein',
    'kestrel',
    'kestrels',
    'durban',
    'liberia',
    'dallas',
    'dorchester',
    'langlais',
    'magazine',
    'severe',
    'magistrate',
    'policy',
    'iglesias',
    'novo',
    'sk',
    '',
    'kazan',
  ])('are no more than they are: "%s"', (word) => {
    expect(inflectedMeanings(word)).toEqual([]);
  });
});

it('are not looked for in what is no word', () => {
  expect(inflectedMeanings(`${'ae'.repeat(500_000)}bh`)).toEqual([]);
});

describe('a body by its name in its own language and in English', () => {
  it.each([
    ['AO Tulskii Oruzheinyi Zavod', 'Tula Arms Plant JSC'],
    ['Kovrovskii Mekhanicheskii Zavod', 'Kovrov Mechanical Plant'],
    ['Khabarovskii Sudostroitelnyi Zavod', 'Khabarovsk Shipbuilding Plant'],
    ['Donetskaya Narodnaya Respublika', "Donetsk People's Republic"],
    ['Ministerstvo Gosudarstvennoi Bezopasnosti', 'Ministry of State Security'],
    ['Moskovskaya Birzha', 'Moscow Exchange'],
    ['Yaltinskii Morskoi Torgovyi Port', 'Yalta Commercial Sea Port'],
    ['Муромский приборостроительный завод', 'Murom Instrument-Making Plant'],
    ['Krymskaya Zheleznaya Doroga', 'Crimean Railway'],
    ['Kharkivskyi Traktornyi Zavod', 'Kharkiv Tractor Plant'],
    ['Sherkat-e Melli Naft-e Iran', 'National Iranian Oil Company'],
    ['Daneshgah-e Sanati-ye Sharif', 'Sharif University of Technology'],
    ['Sharikat al-Naft al-Suriya', 'Syrian Petroleum Company'],
    ['Al Qaeda', "Al-Qa'ida"],
    ["Ministère de l'Économie et des Finances", 'Ministry of Economy and Finance'],
    ['Sozialdemokratische Partei Deutschlands', 'Social Democratic Party of Germany'],
    ['Partido Socialista Unido de Venezuela', 'United Socialist Party of Venezuela'],
  ])('%s, %s', (own, english) => {
    expect(score(own, english)).toBeGreaterThanOrEqual(THRESHOLD);
  });

  it.each([
    ['Kovrovskii Mekhanicheskii Zavod', 'Kovrov Electromechanical Plant'],
    ['Khabarovskii Sudostroitelnyi Zavod', 'Khabarovsk Ship Repair Plant'],
    ['Donetskaya Narodnaya Respublika', "Luhansk People's Republic"],
    ['Ministerstvo Gosudarstvennoi Bezopasnosti', 'Ministry of State Property'],
    ['Smolenskii Aviatsionnyi Zavod', 'Smolensk Diamond Plant'],
    ['Minskii Traktornyi Zavod', 'Minsk Motor Plant'],
    ['Bank Melli Iran', 'Bank Mellat'],
    ["Ministère de l'Économie et des Finances", 'Ministry of Economy and Planning'],
    ['Ministerio de Educación Nacional', 'Ministry of National Defence'],
    ['Parti communiste français', 'French Socialist Party'],
    ['Kowalski Transport', 'Kowal Transport'],
    ['Durban University of Technology', 'Urban University of Technology'],
    ['Bank of Liberia', 'Bank of Iberia'],
    ['Dorchester Hotel', 'Orchestra Hotel'],
    ['Langlais School', 'English School'],
    ['Lusine Foods', 'Factory Foods'],
    ['Fiscalía General de la Nación', 'Procuraduría General de la Nación'],
    ['Corte Constitucional de Colombia', 'Tribunal Constitucional de Colombia'],
    ['Tribunal de Commerce de Paris', 'Cour de Commerce de Paris'],
    ['Sindicato Nacional de Trabajadores', 'Union Nacional de Trabajadores'],
    ['Katibat al-Tawhid', 'Liwa al-Tawhid'],
    ['IRA LLC', 'Irish Republican Army'],
    ['Isis Ltd', 'Islamic State'],
    ['Surfer Magazine', 'Surfer Shop'],
    ['Severe Weather Institute', 'Northern Weather Institute'],
    ['Kozlovskiy Consulting', 'Kozlov Consulting'],
    ['Ivanovskiy Trading', 'Ivanov Trading'],
    ['UT Dallas', 'Dallas'],
    ['UD Trucks Corp', 'Trucks Corp'],
    ['Banco de la Provincia de Buenos Aires', 'Banco de Buenos Aires'],
    ['Egyptian Iron and Steel', 'Egyptian Steel'],
    ['NII Holdings', 'Research Institute Holdings'],
    ['Archangel Records', 'Arkhangelsk Records'],
    ['Nikolaev Trading', 'Mykolaiv Trading'],
    ['Nouveau Media', 'News Media'],
    ["IZHEVSKIY MASHINOSTROITEL'NYI ZAVOD", 'IZHEVSKY MEKHANICHESKY ZAVOD'],
    ['Iglesias Hall', 'Church Hall'],
    ['Vserossiyskiy Bank Razvitiya', 'Rossiyskiy Bank Razvitiya'],
    ['Mitsui Unyu', 'Mitsui Yuso'],
    ['Shining Path Yoga', 'Sendero Luminoso Yoga'],
    ['Kızılay Bakery', 'Red Crescent Bakery'],
  ])('%s is not %s', (own, english) => {
    expect(score(own, english)).toBeLessThan(THRESHOLD);
  });
});

describe('N.A.', () => {
  it.each(['ZF N.A. Inc', 'ZF NA INC', 'ZF (NA) Inc'])('in front of another legal form is North America: %s', (value) => {
    expect(score(value, 'ZF North America Inc')).toBeGreaterThanOrEqual(THRESHOLD);
    expect(score(value, 'ZF AG')).toBeLessThan(THRESHOLD);
  });

  it.each(['Kestrel Bank, N.A.', 'Kestrel Bank NA', 'Kestrel Bank NA LLC', 'Kestrel Bank, N.A., Inc.', 'Kestrel Bank NA, Inc.'])(
    'elsewhere is the form of a bank: %s',
    (value) => {
      expect(companyKey(value)).toBe(companyKey('Kestrel Bank'));
    },
  );
});
