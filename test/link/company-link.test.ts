import { describe, expect, it } from 'vitest';
import { companyKey, explainKey, keys } from '../../src/key/index.js';
import { assignClusters, createIndex, defaultThreshold, explainMatch, link, matchScore } from '../../src/link/index.js';

describe('companies', () => {
  it.each([
    ['Cisco', 'Cisco Portugal'],
    ['Ericsson', 'Ericsson Norway'],
  ])('%s, known by a short form, and %s are one', (firm, branch) => {
    expect(matchScore(firm, branch)).toBeGreaterThan(35);
  });

  it('three letters are too many bodies’ own', () => {
    expect(matchScore('HCA', 'HCA (UK) Limited')).toBeLessThan(30);
    expect(matchScore('Hospital Corporation of America', 'HCA (UK) Limited')).toBeLessThan(30);
  });

  it('the second of several is not the first, though their place stands behind the number', () => {
    expect(matchScore('Pellworth Solutions Denmark A/S', 'Pellworth Solutions II Denmark A/S')).toBeLessThan(30);
    expect(matchScore('Pellworth Solutions 1987 Denmark A/S', 'Pellworth Solutions Denmark A/S')).toBeGreaterThan(50);
  });

  it.each([
    ['Universiteit Veldhoven', 'University of Veldhoven'],
    ['Kestrel Egyetem', 'Kestrel University'],
    ['Talvik Haigla', 'Talvik Hospital'],
    ['New York Univ', 'New York University'],
    ['Ohio State Univ.', 'Ohio State University'],
  ])('%s and %s are one', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(30);
  });

  it('a short list of institutions keeps apart those of one kind', () => {
    const list = [
      'Maritime University of Talvik',
      'Maritime University of Lisbon',
      'Technical University of Gdynia',
      'Technical University of Turku',
      'Institute of Forestry, Oulu',
      'Academy of Arts, Helsinki',
      'Academy of Arts, Ljubljana',
      'Veldhoven University',
      'University of Veldhoven',
      'Pellworth University',
      'University of Pellworth, Finland',
    ];
    expect(Array.from(assignClusters(list))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 8]);
  });

  it('a short list still finds what is only longer', () => {
    const list = ['Hollingbrook', 'Hollingbrook Networks', 'Zenith', 'Zenith Optics', 'Larkmoor Distillers', 'Kestrel Ridge Foods', 'Talvik Broadcasting'];
    expect(Array.from(assignClusters(list))).toEqual([0, 0, 1, 1, 2, 3, 4]);
  });
});

describe('articles at the ends of names', () => {
  it.each([
    ['Restaurante El Kestrel', 'El Kestrel Restaurant'],
    ['El Corte Hollowell SA', 'Corte Hollowell'],
    ['La Talvik Foods', 'Talvik Foods'],
    ['Talvik, Le', 'Le Talvik'],
    ['Talvik, La Ltd', 'La Talvik'],
  ])('say nothing: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(50);
  });

  it.each([
    ['may be a name where nothing else is', 'Das Trading', 'Trading'],
    ['are none of one letter', 'A. Hollowell', 'B. Hollowell'],
    ['may be a name behind another', 'HAI, Inc.', 'HAI LE'],
  ])('%s: %s, %s', (_, left, right) => {
    expect(matchScore(left, right)).toBeLessThan(100 * defaultThreshold('company'));
  });
});

describe('middle initials of persons whose firms are called as they are', () => {
  it.each([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])('say little where one side has one: %s', (letter) => {
    expect(matchScore('PATRICK WALSH', `PATRICK ${letter} WALSH`)).toBeGreaterThan(85);
    expect(matchScore(`Patrick ${letter}. Walsh Plumbing LLC`, 'Patrick Walsh Plumbing')).toBeGreaterThan(85);
    expect(matchScore(`PATRICK ${letter} WALSH`, `PATRICK ${letter === 'Q' ? 'J' : 'Q'} WALSH`)).toBeLessThan(10);
  });

  it('are no letters of the given name', () => {
    expect(matchScore('ANDREA S. DELGADO', 'ANDRES G. DELGADO')).toBeLessThan(10);
    expect(matchScore('WILLIE WEBB', 'WILLIS E WEBB')).toBeLessThan(100 * defaultThreshold('company'));
  });

  it.each([
    ['Kestrel V Feeder', 'Kestrel Feeder'],
    ['Kestrel M Foods', 'Kestrel Foods'],
    ['Patrick B Foods', 'Patrick Foods'],
  ])('are not where no person is: %s, %s', (one, other) => {
    expect(matchScore(one, other)).toBeLessThan(100 * defaultThreshold('company'));
  });
});

describe('acronyms', () => {
  it('of three words are enough beside a word of the name or of its trade, not beside a legal form', () => {
    expect(matchScore('BHK Publishing', 'Brindle Hollowell Kranvelt Publishing')).toBeGreaterThan(40);
    expect(matchScore('BHK Limited', 'Brindle Hollowell Kranvelt Limited')).toBeLessThan(30);
  });

  it.each([
    ['KTB', 'Kestrel Tobacco Brothers'],
    ['KTB', 'Kestrel Tobacco Brothers Ltd'],
    ['K.T.B.', 'Kestrel Tobacco Brothers'],
  ])('of three words are enough where they are all that a value says: %s, %s', (short, long) => {
    expect(matchScore(short, long)).toBeGreaterThanOrEqual(100 * defaultThreshold('company'));
    expect(matchScore(long, short)).toBe(matchScore(short, long));
    expect(explainMatch(short, long).evidence.find(({ feature }) => feature === 'bareAcronym')?.value).toBe(1);
    expect(matchScore(short, long, { policy: 'strict' })).toBeLessThan(100 * defaultThreshold('company'));
  });

  it.each([
    ['KTB Ltd', 'Kestrel Tobacco Brothers'],
    ['KTB Ltd', 'Kestrel Tobacco Brothers Ltd'],
    ['Rio', 'Rhein Innovation Organisation'],
  ])('of three words are not, beside a legal form or where they are a word: %s, %s', (short, long) => {
    expect(matchScore(short, long)).toBeLessThan(100 * defaultThreshold('company'));
  });

  it('of all words but the place are enough', () => {
    expect(explainMatch('NDLT', 'Northern Dairy Logistics Talvik, Beijing').evidence.find(({ feature }) => feature === 'acronym')?.value).toBe(1);
    expect(explainMatch('NDLT', 'Northern Dairy Logistics Talvik Mills').evidence.find(({ feature }) => feature === 'acronym')?.value ?? 0).toBe(0);
  });

  it.each([
    ['NDLT', 'Northern Dairy Logistics Talvik'],
    ['KRFVD', 'Kestrel Ridge Foods Veldhoven Distribution'],
  ])('%s is %s', (short, long) => {
    expect(matchScore(short, long)).toBeGreaterThanOrEqual(100 * defaultThreshold('company'));
    expect(matchScore(long, short)).toBe(matchScore(short, long));
    const { evidence, alignment } = explainMatch(short, long);
    expect(evidence.find(({ feature }) => feature === 'acronym')?.value).toBe(1);
    expect(new Set(alignment.map(({ how }) => how))).toEqual(new Set(['initials']));
  });

  it.each([
    ['an article that has lost its vowel', 'CIVT', "Centre d'Immunologie Veldhoven Talvik"],
    ['short words of a phrase', 'ISTAS', 'Institute of Software, Talvik Academy of Sciences'],
  ])('leave out %s: %s, %s', (_, short, long) => {
    expect(matchScore(short, long)).toBeGreaterThanOrEqual(100 * defaultThreshold('company'));
    expect(matchScore(long, short)).toBe(matchScore(short, long));
  });

  it('have no letter of what only looks like an article in front', () => {
    expect(matchScore('NALT', 'Northern Dairy Logistics Talvik')).toBeLessThan(100 * defaultThreshold('company'));
  });

  it.each([
    ['KBLC', 'Kestrel Brick & Lime Company'],
    ['KBLC', 'Kestrel Brick & Lime Corp.'],
    ['NDLL', 'Northern Dairy Logistics Limited'],
  ])('%s is %s: the last letter stands for the legal form', (short, long) => {
    expect(matchScore(short, long)).toBeGreaterThanOrEqual(100 * defaultThreshold('company'));
    expect(matchScore(long, short)).toBe(matchScore(short, long));
    expect(explainMatch(short, long).evidence.find(({ feature }) => feature === 'acronym')?.value).toBe(1);
  });

  it.each([
    ['of a firm with another legal form are another one', 'KBLC AG', 'Kestrel Brick & Lime Company'],
    ['end in the letter of the legal form', 'KBLT', 'Kestrel Brick & Lime Company'],
    ['of two words and a legal form are those of many', 'KBC', 'Kestrel Brick Company'],
    ['of three words are those of many', 'NDL', 'Northern Dairy Logistics'],
    ['do not leave a word over', 'NDLT', 'Northern Dairy Logistics Talvik Kestrel'],
    ['keep the order of the words', 'NDTL', 'Northern Dairy Logistics Talvik'],
  ])('%s', (_, short, long) => {
    expect(matchScore(short, long)).toBeLessThan(100 * defaultThreshold('company'));
  });
});

describe('slips of names that everybody knows', () => {
  it.each([
    ['Microsoft Corp', 'Mircosoft Corporation'],
    ['Volkswagen AG', 'Volkswagon'],
    ['Nintendo', 'Nintedo Co., Ltd.'],
    ['Starbucks', 'Starbuks Corporation'],
    ['Amazon.com, Inc.', 'Amazom'],
    ['Deloitte LLP', 'Deloite'],
    ['Deutsche Lufthansa AG', 'Lufthanza'],
    ['Toshiba', 'Toshibba Corporation'],
  ])('%s, %s', (name, slip) => {
    expect(matchScore(name, slip)).toBeGreaterThan(50);
    expect(explainMatch(name, slip).evidence.find(({ feature }) => feature === 'famousSlip')?.logOdds).toBeGreaterThan(0);
  });

  it.each([
    ['another word', 'Siemens', 'Simmons'],
    ['a short name', 'Sony Group', 'Sono Group'],
    ['another first letter', 'Carvana', 'Arvana'],
    ['something else besides', 'Firestone Energy', 'Freestone Finance'],
    ['a name that nobody knows', 'Veldor', 'Veldar'],
  ])('not: %s (%s, %s)', (_, left, right) => {
    expect(explainMatch(left, right).evidence.some(({ feature }) => feature === 'famousSlip')).toBe(false);
    expect(matchScore(left, right)).toBeLessThan(100 * defaultThreshold('company'));
  });
});

describe('a place on one side and another legal form', () => {
  const isTold = (left: string, right: string): boolean => explainMatch(left, right).evidence.some(({ feature }) => feature === 'branch');

  it('speak of a subsidiary', () => {
    expect(isTold('Kestrel AG', 'Kestrel Polska Sp. z o.o.')).toBe(true);
    expect(isTold('Kestrel Chile Ltda', 'Kestrel SA')).toBe(true);
    expect(matchScore('Deutsche Bank AG', 'Deutsche Bank España S.A.')).toBeLessThan(30);
  });

  it('are told where both say a form, and only one a place', () => {
    expect(isTold('Kestrel', 'Kestrel Chile Ltda')).toBe(false);
    expect(isTold('Kestrel SA', 'Kestrel Chile SA')).toBe(false);
    expect(isTold('Kestrel Germany GmbH', 'Kestrel Chile Ltda')).toBe(false);
    expect(isTold('Kestrel SA', 'Kestrel Ltda')).toBe(false);
  });
});

describe('slips of firms that everybody knows by several words', () => {
  const isTold = (left: string, right: string): boolean => explainMatch(left, right).evidence.some(({ feature }) => feature === 'famousFirmSlip');

  it.each([
    ['a table says: a place', 'Bank of China Limited', 'Bank of Chima Limited'],
    ['a slip that is a word', 'Cardinal Health, Inc.', 'Cardinal Wealth'],
    ['another first letter', 'Exxon Mobil Corporation', 'Eexon Mobil Corporation'],
    ['three letters beside a line of business', 'Hon Hai Precision Industry Co., Ltd.', 'Hon Wai Precision Industry'],
    ['a word and the trade that it is known for', 'Ford Motor Company', 'Fjord Motor Company'],
    ['a row of its own', 'Vitol Holding S.A.', 'Vital Holding S.A.'],
  ])('%s: %s, %s', (_, name, slip) => {
    expect(matchScore(name, slip)).toBeGreaterThan(50);
    expect(isTold(name, slip)).toBe(true);
    expect(isTold(slip, name)).toBe(true);
  });

  it.each([
    ['a short word beside a structure', 'Sony Group Corp', 'Pony Group Inc.'],
    ['a short word beside a bank', 'DNB Bank', 'DZB Bank'],
    ['two letters', 'U.S. Bancorp', 'FS Bancorp, Inc.'],
    ['both are known', 'Banco Provincia', 'Banco Provincial'],
    ['more than a slip', 'China Railway Construction Corporation', 'China Railway Constructors Corporation'],
    ['more besides', 'Bank of China Leasing', 'Bank of Chima'],
    ['a word alone', 'Costco', 'Cosco Shipping'],
    ['a number', 'Phillips 66', 'Phillips 67'],
    ['a word in the middle cut short', 'National Australia Bank', 'National Austra Bank'],
    ['what is left is a word of its own', 'Central Bank of Nigeria', 'Central Bank of Niger'],
    ['a name that nobody knows', 'Veldor Precision Industry', 'Veldar Precision Industry'],
  ])('not: %s (%s, %s)', (_, left, right) => {
    expect(isTold(left, right)).toBe(false);
    expect(isTold(right, left)).toBe(false);
  });
});

describe('another name of a value', () => {
  it.each([
    ['Hollowell Holdings LLC d/b/a Kestrel Pizza', 'Kestrel Pizza'],
    ['Hollowell Holdings d/b/a Kestrel Pizza, LLC', 'KESTREL PIZZA Inc.'],
    ['Hollowell Holdings (trading as Kestrel Pizza Ltd)', 'Kestrel Pizza'],
    ['Talvik 22 t/a Bulk Kestrel Supplies', 'Bulk Kestrel Supplies (Pty) Ltd'],
    ['Kestrel Pizza (formerly Pellworth Foods Inc)', 'Pellworth Foods'],
    ['Nordlicht GmbH, vormals Südstern AG', 'Südstern'],
    ['Hollowell LLC dba Amazon', 'Amazon.com'],
  ])('%s is %s, too', (value, name) => {
    const { score, alignment } = explainMatch(value, name);
    expect(score).toBeGreaterThan(80);
    expect(alignment).toMatchObject([{ how: 'by its other name' }]);
    expect(matchScore(name, value)).toBe(score);
  });

  it.each([
    ['two who trade by one name', 'Hollowell LLC d/b/a Kestrel Pizza', 'Talvik LLC d/b/a Kestrel Pizza'],
    ['no slashes', 'Hollowell TA Kestrel Pizza', 'Kestrel Pizza'],
    ['whose part it is', 'Hollowell Labs, a subsidiary of Kestrel Optics', 'Kestrel Optics'],
    ['how the firm stands', 'Hollowell GmbH in Liquidation Kestrel', 'Kestrel'],
  ])('but not %s: %s, %s', (_, left, right) => {
    expect(matchScore(left, right)).toBeLessThan(100 * defaultThreshold('company'));
  });

  it('is no legal name', () => {
    expect(matchScore('Hollowell LLC d/b/a Kestrel Pizza', 'Kestrel Pizza', { policy: 'strict' })).toBeLessThan(100 * defaultThreshold('company'));
  });

  it('is none where the value has no name of its own', () => {
    const score = matchScore('Ltd d/b/a Kestrel', 'Kestrel');
    matchScore('a division of a division of', 'Talvik');
    expect(matchScore('Ltd d/b/a Kestrel', 'Kestrel')).toBe(score);
    expect(explainMatch('Ltd d/b/a Kestrel', 'Kestrel').alignment).toHaveLength(1);
  });

  it('is found in a column, in two, and in an index', () => {
    const names = ['Hollowell Holdings LLC d/b/a Kestrel Pizza', 'Talvik Broadcasting', 'Larkmoor Distillers'];
    expect(Array.from(assignClusters([...names, 'Kestrel Pizza']))).toEqual([0, 1, 2, 0]);
    expect(link(names, ['Kestrel Pizza Inc']).links).toMatchObject([{ rowA: 0, rowB: 0 }]);
    expect(createIndex(names).match('Kestrel Pizza Inc')).toMatchObject([{ row: 0 }]);
    expect(createIndex(['Kestrel Pizza Inc', 'Talvik Broadcasting']).match(names[0])).toMatchObject([{ row: 0 }]);
  });
});

describe('behind the legal form', () => {
  it.each([
    ['Kestrel Grid Corporation of Chile', 'Kestrel Grid Corporation of China'],
    ['Hollowell Bank AG vormals Talvik Bank Zw 25', 'Hollowell Bank AG vormals Talvik Bank Zw 98'],
  ])('what differs keeps apart %s and %s', (left, right) => {
    expect(matchScore(left, right)).toBeLessThan(100 * defaultThreshold('company'));
  });

  it.each([
    ['Hollowell Mining Ltd Class B', 'Hollowell Mining Ltd ORD SHS'],
    ['Hollowell Mining Ltd', 'Hollowell Mining Ltd of Talvik'],
  ])('a security, or what only one has, does not: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThanOrEqual(100 * defaultThreshold('company'));
  });
});

describe('two known places', () => {
  it.each([
    ['Hollowell Niger', 'Hollowell Nigeria'],
    ['Hollowell Iran', 'Hollowell Iraq'],
    ['Hollowell Insurance Austria', 'Hollowell Insurance Australia'],
  ])('are no slip of each other: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeLessThan(100 * defaultThreshold('company'));
    expect(explainMatch(left, right).alignment.filter(({ how }) => how === 'left over')).toHaveLength(2);
  });

  it('a slip in one is one', () => {
    expect(explainMatch('Hollowell Nigeria', 'Hollowell Nigerria').alignment.some(({ how }) => how === 'left over')).toBe(false);
  });
});

describe('a surname of a man and of a woman', () => {
  it.each([
    ['Brindalski Transport', 'Brindalska Transport'],
    ['Hollewicki Meble', 'Hollewicka Meble'],
  ])('are two: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeLessThan(100 * defaultThreshold('company'));
  });

  it.each([
    ['Brindalski Transport', 'Brindalsky Transport'],
    ['Transport Brindalska', 'Brindalska Transport Sp. z o.o.'],
  ])('are one: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(100 * defaultThreshold('company'));
  });
});

describe('kinds of firms', () => {
  it.each([
    ['Brindle Oncology', 'Brindle Urology'],
    ['Brindle Pizza', 'Brindle Pub'],
    ['Brindle Clinic', 'Brindle Hospital'],
    ['Universität Brindel', 'Fachhochschule Brindel'],
    ['Amtsgericht Brindel', 'Landgericht Brindel'],
    ['Brindle County Hospital', 'Brindle Community Hospital'],
    ['Brindle Law', 'Brindle Lawn'],
    ['Brindle Market', 'Brindle Marketing'],
  ])('%s is not %s', (left, right) => {
    expect(matchScore(left, right)).toBeLessThan(10);
  });

  it.each([
    ['Brindle Gym', 'Brindle Fitness'],
    ['Brindle Orthopaedics', 'Brindle Orthopedics'],
    ['Museo del Brindel', 'Brindel Museum'],
    ['Kita Brindel', 'Kindertagesstätte Brindel'],
    ['Brindle Tecnology', 'Brindle Technology'],
  ])('%s is %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(55);
  });
});

describe('letters of given names', () => {
  it('stand for them in front of the same name', () => {
    expect(matchScore('J. Brindle Plumbing', 'John Brindle Plumbing')).toBeGreaterThan(50);
    expect(matchScore('John Brindle Plumbing', 'J. Brindle Plumbing')).toBe(matchScore('J. Brindle Plumbing', 'John Brindle Plumbing'));
    expect(matchScore('J. Brindle Plumbing', 'Robert Brindle Plumbing')).toBeLessThan(10);
  });
});

describe('what says nothing beside a name', () => {
  it.each([
    ['trades of one family', 'Kestrel Medical Center', 'Kestrel Hospital'],
    ['trades of one family', 'Kestrel Shopping Centre', 'Centro Comercial Kestrel'],
    ['trades of one family', 'Kestrel Coffee House', 'Kestrel Cafe'],
    ['trades of one family', 'Law Offices of Kestrel', 'Kestrel Law Firm LLP'],
    ['trades of one family', 'Kestrel Gas Station', 'Kestrel Petrol Station'],
    ['trades of one family', 'Kestrel Wine & Spirits', 'Kestrel Liquor Store'],
    ['a body of a place', 'City of Austin Police Department', 'Austin Police Department'],
    ['a body of a place', 'Department of Health, State of Texas', 'Texas Department of Health'],
    ['a body of a place', 'Ministry of Steel, Government of India', 'Ministry of Steel (India)'],
    ['kinds of bodies', 'Secretariat of Tourism', 'Secretary of Tourism'],
    ['kinds of bodies', 'Gemeente Amsterdam', 'City of Amsterdam'],
    ['a line of business', 'Veldor', 'Veldor Hotels'],
    ['a line of business', 'Veldor Therapeutics, Inc.', 'Veldor'],
    ['a club', 'Veldor', 'Veldor Football Club'],
    ['the trade of a famous name', 'Starbucks', 'Starbucks Coffee Company'],
    ['the trade of a famous name', 'Hilton', 'Hilton Hotels'],
    ['the trade of a famous name', "McDonald's", "McDonald's Restaurants Ltd"],
    ['the trade of a famous name', 'Toyota', 'Toyota Motor Corp'],
    ['the trade of a famous name', 'Walgreens', 'Walgreens Pharmacy'],
    ['how a well-known firm is organized', 'SAP', 'SAP Group'],
    ['how a well-known firm is organized', 'Eskom', 'Eskom Holdings SOC Ltd'],
    ['how a well-known firm is organized', 'Electricity Supply Commission', 'Eskom Holdings'],
    ['how far a well-known firm reaches', 'KPMG', 'KPMG International'],
    ['how far a well-known firm reaches', 'Hilton', 'Hilton Worldwide Holdings'],
    ['the number of a store', 'Kestrel Store #12', 'Kestrel'],
    ['the number of a store', 'Kestrel Store No. 12', 'Kestrel Ltd'],
    ['the number of a store', '7-Eleven', '7 Eleven Store #1234'],
    ['the number of a store', 'Kestrel Store #12', 'Kestrel Store #15'],
  ])('%s: %s, %s', (_, left, right) => {
    expect(matchScore(left, right)).toBeGreaterThanOrEqual(100 * defaultThreshold('company'));
    expect(matchScore(right, left)).toBe(matchScore(left, right));
  });

  it.each([
    ['other trades', 'Kestrel Medical Center', 'Kestrel Shopping Center'],
    ['other names', 'Kestrel Medical Center', 'Talvik Hospital'],
    ['no name besides', 'Medical Center Ltd', 'Hospital Ltd'],
    ['other places', 'Ministry of Steel, Government of India', 'Ministry of Steel, Government of Kenya'],
    ['other places', 'Government of India', 'Government of Kenya'],
    ['other places', 'City of Austin', 'State of Texas'],
    ['other places', 'Bank of the Soviet Union', 'Bank of Russia'],
    ['other places', 'Ministry of Finance (Republic of China)', "Ministry of Finance of the People's Republic of China"],
    ['another trade than the famous one', 'Hilton', 'Hilton Insurance'],
    ['another business of a famous name', 'Ford', 'Ford Foundation'],
    ['another business of a famous name', 'Toyota', 'Toyota Financial Services'],
    ['another name besides', 'Hilton', 'Hilton Head Hotel'],
    ['the trade of a name that nobody knows', 'Veldor', 'Veldor Construction'],
    ['the number of no store', 'Kestrel Lodge 12', 'Kestrel Lodge 15'],
    ['the number of a fund', 'Kestrel Fund 12', 'Kestrel Fund 15'],
    ['the numeral of a fund', 'Kestrel Growth Fund I', 'Kestrel Growth Fund 2'],
    ['a letter behind a name', 'Malcolm X', 'Malcolm Ten'],
    ['what tells two of one kind apart', 'Veldor Centre', 'Veldor Education Centre'],
    ['a name', 'Restaurant 1833', 'Restaurant 1921'],
  ])('but not %s: %s, %s', (_, left, right) => {
    expect(matchScore(left, right)).toBeLessThan(100 * defaultThreshold('company'));
  });

  it('the number of a store stays in the narrow key', () => {
    const [twelve, fifteen] = ['Kestrel Store #12', 'Kestrel Store #15'];
    expect(companyKey(twelve, { level: 'wide' })).toBe(companyKey(fifteen, { level: 'wide' }));
    expect(companyKey(twelve, { level: 'narrow' })).not.toBe(companyKey(fifteen, { level: 'narrow' }));
  });

  it('the number of a store is none of a series, however many digits it has', () => {
    for (const [left, right] of [
      ['Kestrel LLC Store #4', 'Kestrel LLC Store 6'],
      ['Kestrel LLC Store #12', 'Kestrel LLC Store 15'],
    ])
      expect(matchScore(left, right)).toBeGreaterThan(100 * defaultThreshold('company'));
  });

  it.each([
    ['Kestrel LLC Series 1', 'Kestrel LLC Series 4', 'their numbers differ'],
    ['Kestrel LLC Series 1 - Ohio', 'Kestrel LLC Series 4 - Ohio', 'their numbers differ'],
    ['Kestrel LLC Series A', 'Kestrel LLC Series B', 'their letters differ'],
  ])('%s and %s are two of a series: %s', (left, right, veto) => expect(explainMatch(left, right).veto).toBe(veto));
});

describe('a letter amid a name that may be a numeral', () => {
  it.each([
    ['Hollowell Capital V Feeder Ltd', 'Hollowell Capital I Feeder Ltd'],
    ['Hollowell Capital I Feeder Ltd', 'Hollowell Capital II Feeder Ltd'],
    ['HOLLOWELL CAPITAL V FEEDER LTD', 'HOLLOWELL CAPITAL IV FEEDER LTD'],
    ['district i brindle city', 'district ii brindle city'],
    ['Solar Park I Holding sp. z o.o.', 'Solar Park II Holding sp. z o.o.'],
    ['Wyrrl Capital I Holding AB', 'Wyrrl Capital II Holding AB'],
    ['Wyrrl Park I S.A.', 'Wyrrl Park II S.A.'],
  ])('tells %s from %s', (left, right) => {
    expect(explainMatch(left, right).veto).not.toBeNull();
    expect(companyKey(left)).not.toBe(companyKey(right));
  });

  it.each([
    ['Zakład Produkcji i Usług Brindel', 'Zakład Produkcji Usług Brindel'],
    ['Stavby v Brindelu s.r.o.', 'Stavby Brindelu s.r.o.'],
    ['Tehrik-i-Brindel', 'Tehrik-e-Brindel'],
  ])('is a connective among words of its language, or between hyphens: %s, %s', (left, right) => {
    expect(companyKey(left)).toBe(companyKey(right));
  });
});

describe('directions', () => {
  it.each([
    ['Southeastern Brindle Lines', 'Southwestern Brindle Lines'],
    ['Paschim Brindle Vij Company', 'Dakshin Brindle Vij Company'],
    ['Nordost Brindel Bank', 'Nordwest Brindel Bank'],
  ])('exclude each other, and stay at the wide level: %s, %s', (left, right) => {
    expect(explainMatch(left, right).veto).toBe('opposite words');
    expect(companyKey(left, { level: 'wide' })).not.toBe(companyKey(right, { level: 'wide' }));
  });

  it.each([
    ['Bank of N. Brindle, N. Georgia', 'Bank of N. Brindle, S. Georgia'],
    ['Brindle Clinic of N. Dakota', 'Brindle Clinic of S. Dakota'],
    ['Court of Brindle, N.D. Ohio', 'Court of Brindle, S.D. Ohio'],
    ['Court of Brindle, E.D. New York', 'Court of Brindle, W.D. New York'],
    ['SW Ohio Brindle Works', 'Northwest Ohio Brindle Works'],
  ])('may be cut short where a place is behind them: %s, %s', (left, right) => {
    expect(explainMatch(left, right).veto).toBe('opposite words');
    expect(companyKey(left)).not.toBe(companyKey(right));
  });

  it.each([
    ['Brindle Mutual of N. Georgia', 'Brindle Mutual of North Georgia'],
    ['E. Timor Brindle', 'East Timor Brindle'],
    ['S.E. Asia Brindle Mining', 'Southeast Asia Brindle Mining'],
    ['NW Montana Brindle Works', 'Northwest Montana Brindle Works'],
  ])('are what they are short for: %s, %s', (left, right) => {
    expect(companyKey(left)).toBe(companyKey(right));
  });

  it.each([
    ['Brindle SE Singapore', 'Brindle Southeast Singapore'],
    ['Brindle S. Salvador', 'Brindle South Salvador'],
    ['Ferragens Brindel e Lisboa', 'Ferragens Brindel East Lisboa'],
    ['Brindle N. Foods', 'Brindle North Foods'],
    ['Brindle, N.D. Boston', 'Brindle Northern Boston'],
  ])('are not, where something else may stand there: %s, %s', (left, right) => {
    expect(companyKey(left)).not.toBe(companyKey(right));
  });

  it('are told as what they are short for', () => {
    const because = 'abbreviations: n = north (direction) [en], usps-pub28';
    expect(explainKey('Bank of N. Georgia').reasons).toContainEqual({ text: 'n', role: 'spelling', becomes: 'north', because });
  });
});

describe('a country in brackets', () => {
  it.each([
    ['Munich Central Hospital (Germany)', 'Munich Central Hospital'],
    ['Shanghai Electric Group (China)', 'Shanghai Electric Group Co., Ltd.'],
    ['Brindle Foods (Jordan)', 'Brindle Foods'],
  ])('says nothing where the name is there, or a name: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(70);
  });

  it.each([
    ['National Bank (Jordan)', 'National Bank'],
    ['Munich Central Hospital (Germany)', 'Munich Central Hospital (Austria)'],
    ['Brindle Foods (China)', 'Brindle Foods (Jordan)'],
  ])('tells bodies of common words apart, and firms of two countries: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeLessThan(100 * defaultThreshold('company'));
  });
});

describe('places that begin with a connective of some language', () => {
  it.each([
    ['Brindle Foods Des Moines', 'Brindle Foods Omaha'],
    ['Brindle Foods Da Nang', 'Brindle Foods Hanoi'],
  ])('exclude others: %s, %s', (left, right) => {
    expect(explainMatch(left, right).veto).toBe('their places differ');
    expect(explainKey(left).keyText).toBe(left.toLowerCase());
    expect(keys([left])).toEqual([companyKey(left)]);
  });
});

describe('letters that dots hold together', () => {
  it('are no connective between words of a name', () => {
    const { keyText, reasons } = explainKey('Law Office of A.L. Brindle');
    expect(keyText).toBe('law office a.l brindle');
    expect(reasons).toContainEqual({ text: 'al', role: 'initials', becomes: 'a.l', because: 'rule: single letters in a row are one word' });
    expect(matchScore('Law Office of A.L. Brindle', 'Law Office of D.E. Brindle')).toBeLessThan(100 * defaultThreshold('company'));
  });

  it('are read alike wherever they stand in a column of ever new words', () => {
    const letters = ['L.A.', 'A.L.', 'D.E.', 'E.D.', 'N.D.', 'O.N.'];
    const column = Array.from({ length: 3000 }, (_, i) => `Brindle${i} ${letters[i % letters.length]} Works${i} ${i % 2 === 0 ? 'Ohio' : 'Foods'}`);
    const turned = [...column].reverse();
    expect(keys(turned).reverse()).toEqual(keys(column));
    expect(keys(column)[2999]).toBe(companyKey(column[2999]));
  });

  it('are a word as any other at the ends, and a legal form where they are one', () => {
    expect(companyKey('L.A. Brindle')).toBe(companyKey('LA Brindle'));
    expect(companyKey('Brindle L.A.')).toBe(companyKey('Brindle LA'));
    expect(companyKey('Brindle A.S.')).toBe(companyKey('Brindle AS'));
  });
});

describe('directions in other languages', () => {
  it('are one by inflection and translation', () => {
    expect(matchScore('Southeast Brindle Lines', 'Southeastern Brindle Lines')).toBeGreaterThan(55);
    expect(matchScore('Bank Brindel Timur', 'East Brindel Bank')).toBeGreaterThan(55);
  });
});

describe('contractions', () => {
  it.each([
    ['Hollowell Intl Freight', 'Hollowell International Freight'],
    ['Brindle Bldg Supply', 'Brindle Building Supply'],
    ['Kranvelt Logistics', 'Krnvlt Logistics'],
  ])('leave out vowels: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(55);
  });

  it.each([
    ['Verkehrsgemeinschaft Brinsel', 'Verkehrsgemeinschaft Brindelsel'],
    ['Dinamo Tresk', 'Dinamo Tukaresk'],
    ['Verkehrsgemeinschaft Tarsel', 'Verkehrsgemeinschaft Talvarsel'],
  ])('are not any word whose letters stand in another: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeLessThan(100 * defaultThreshold('company'));
  });
});

describe('places', () => {
  it.each([
    ['Policía de Brindel, Bahia', 'Policía de Brindel, Paraná'],
    ['Monroe Brindle Schools (Kentucky)', 'Monroe Brindle Schools (Tennessee)'],
    ['Hollowell Kranvelt (China)', 'Hollowell Kranvelt (United Arab Emirates)'],
    ['Hotel Brindle, Seattle', 'Hotel Brindle, Chicago'],
    ['Hollowell Kranvelt (China) t/a Toyota', 'Hollowell Kranvelt (France)'],
    ['Hollowell Kranvelt Deutschland GmbH', 'Hollowell Kranvelt (Paris) SAS'],
    ['Dubai Islamic Bank', 'Abu Dhabi Islamic Bank'],
    // firms of a name that everybody knows
    ['IBM India', 'IBM Canada'],
    ['Siemens (Germany)', 'Siemens (Austria)'],
    ['Siemens AG Germany', 'Siemens Austria'],
  ])('exclude each other: %s, %s', (left, right) => {
    expect(explainMatch(left, right).veto).toBe('their places differ');
    expect(explainMatch(right, left).veto).toBe('their places differ');
    expect(explainMatch(left, right, { policy: 'group' }).veto).toBeNull();
  });

  it.each([
    ['a country and a town of it', 'Hollowell Kranvelt Deutschland GmbH', 'Hollowell Kranvelt GmbH, München'],
    ['a region', 'Hollowell Kranvelt USA', 'Hollowell Kranvelt North America'],
    ['a word that both have', 'University of Georgia', 'University of Georgia, Atlanta'],
    ['one of two', 'Hollowell Bank of China', 'Hollowell Bank of China, London'],
    ['other names of a place', 'Hollowell Bombay', 'Hollowell Mumbai'],
  ])('do not where it is %s', (_, left, right) => {
    expect(explainMatch(left, right).veto).toBeNull();
  });

  it.each([
    ['Universität Wien', 'University of Vienna'],
    ['Klinikum Wien', 'Hospital Vienna'],
    ['Moçambique Hollowell', 'Mozambique Hollowell'],
  ])('go by any of their names: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(70);
  });
});

describe('public bodies', () => {
  it.each([
    ['Ayuntamiento de Madrid', 'Madrid City Council'],
    ['Prefeitura de Brindel', 'Brindel City Hall'],
    ['Dansk Røde Kors', 'Danish Red Cross'],
    ['Deutsches Rotes Kreuz', 'German Red Cross'],
    ['Chamber of Commerce Cologne', 'Industrie- und Handelskammer Köln'],
    ['TU Brindel', 'Technische Universität Brindel'],
    ['TU Munich', 'Technische Universität München'],
    ['Politechnika Brindel', 'Brindel University of Technology'],
    ['FH Brindel', 'Fachhochschule Brindel'],
    ['Universitätsklinikum Bonn', 'University Hospital Bonn'],
    ['Berlin Fire Department', 'Berliner Feuerwehr'],
    ['Kanton Zürich', 'Canton of Zurich'],
    ['Brindel Public Schools', 'Brindel School District'],
    ['Szkoła Podstawowa Brindel', 'Brindel Primary School'],
    ['Basisschool Brindel', 'Volksschule Brindel'],
    ['Wirtschaftskammer Brindel', 'Brindel Chamber of Commerce'],
    ['Brindel Ammattikorkeakoulu', 'Brindel University of Applied Sciences'],
  ])('go by the names of their kind: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(40);
  });

  it.each([
    ['Brindel Red Cross', 'Brindel Red Crescent'],
    ['Brindel Fire Department', 'Brindel Police Department'],
    ['Brindel University', 'Brindel University of Technology'],
  ])('of other kinds are others: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeLessThan(100 * defaultThreshold('company'));
  });
});

describe('what governs a place', () => {
  it.each([
    ['City of Brindle', 'Brindle'],
    ['Ville de Brindelle', 'Brindelle'],
    ['Stadt Brindel', 'Brindel'],
    ['Stadt Brindel', 'City of Brindel'],
  ])('goes by its name: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(50);
  });

  it.each([
    ['City of Brindle', 'County of Brindle'],
    ['Province of Brindelle', 'Comune di Brindelle'],
    ['Brindle County Schools', 'Brindle City Schools'],
  ])('is another one at another level: %s, %s', (left, right) => {
    expect(explainMatch(left, right).veto).toBe('opposite words');
  });

  it.each([
    ['City Brindle Bank', 'Brindle Bank'],
    ['Stadtwerke Brindel', 'Stadt Brindel'],
  ])('is not any name with such a word: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeLessThan(100 * defaultThreshold('company'));
  });
});

describe('a letter amid a name that may be an initial', () => {
  it.each([
    ['JAMES E BRINDLE', 'JAMES W BRINDLE'],
    ['John E Brindle Plumbing LLC', 'John A Brindle Plumbing LLC'],
    ['Sunrise I Brindle SA', 'Sunrise V Brindle SA'],
  ])('tells %s from %s', (left, right) => {
    expect(explainMatch(left, right).veto).toBe('their letters differ');
    expect(companyKey(left)).not.toBe(companyKey(right));
  });

  it.each([
    ['John E Brindle Plumbing LLC', 'John Brindle Plumbing LLC'],
    ['Brindle & Kranvelt', 'Brindle e Kranvelt'],
    ['Rent A Brindle Inc', 'Rent-A-Brindle Inc'],
    ['Brindle e Kranvelt Lda', 'Brindle & Kranvelt Lda'],
  ])('says little where one has it: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(80);
  });
});

describe('statements of cards', () => {
  it.each([
    ['SQ *KESTREL RIDGE COFFEE', 'Kestrel Ridge Coffee'],
    ['TST* KESTREL RIDGE GRILL', 'Kestrel Ridge Grill'],
    ['ZETTLE_*PELLWORTH BAKERY', 'Pellworth Bakery'],
    ['2CO.COM*PELLWORTH SOFTWARE', 'Pellworth Software'],
    ['PAYPAL *SPOTIFY', 'Spotify'],
  ])('%s is %s', (statement, merchant) => {
    expect(matchScore(statement, merchant)).toBeGreaterThan(30);
    expect(companyKey(statement, { level: 'wide' })).toBe(companyKey(merchant, { level: 'wide' }));
  });

  it.each([
    ['SQ *KESTREL RIDGE COFFEE', 'SQ *PELLWORTH COFFEE'],
    ['PAYPAL *SPOTIFY', 'PayPal Holdings'],
    ['SQ *PELLWORTH BAKERY', 'Square, Inc.'],
  ])('%s is not %s', (left, right) => expect(matchScore(left, right)).toBeLessThan(30));

  it('a service that took the payment is a name where none follows it', () => {
    expect(companyKey('PayPal *', { level: 'wide' })).toBe(companyKey('PayPal', { level: 'wide' }));
    expect(companyKey('Square #5', { level: 'wide' })).not.toBe(companyKey('Stripe #5', { level: 'wide' }));
  });

  it('its letters are a word of the name behind it, with a number against them, too', () => {
    expect(companyKey('Pellworth SQ4', { level: 'wide' })).not.toBe(companyKey('Pellworth', { level: 'wide' }));
    expect(companyKey('Pellworth TST', { level: 'wide' })).not.toBe(companyKey('Pellworth', { level: 'wide' }));
  });
});
