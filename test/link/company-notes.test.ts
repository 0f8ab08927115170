import { describe, expect, it } from 'vitest';
import { companyKey, explainKey } from '../../src/key/index.js';
import { defaultThreshold, matchScore } from '../../src/link/index.js';

const threshold = 100 * defaultThreshold('company');
const wide = { level: 'wide' } as const;

describe('codes behind a name', () => {
  it.each([
    ['letters and digits behind a sign', 'Kestrel*M12AB34C5'],
    ['digits and letters behind a sign', 'KESTREL *2K4RT7'],
  ])('%s is no part of it: %s', (_, value) => {
    expect(matchScore(value, 'Kestrel')).toBeGreaterThan(threshold);
    expect(companyKey(value, wide)).toBe(companyKey('Kestrel', wide));
    expect(companyKey(value)).not.toBe(companyKey('Kestrel'));
  });

  it.each([
    ['the number of a numbered firm', 'Kestrel Trading 1259', 'Kestrel Trading'],
    ['two digits', 'Kestrel 04', 'Kestrel'],
    ['letters and digits that are a word', 'Kestrel 365discount', 'Kestrel'],
    ['a number that is all of the name', '97312345', '97312346'],
    ['a number in front of other words', '97312345 Kestrel', 'Kestrel'],
  ])('%s is: %s', (_, value, other) => {
    expect(companyKey(value, wide)).not.toBe(companyKey(other, wide));
  });
});

describe('numbers and codes of the names themselves', () => {
  it.each([
    ['Kestrel Trust 20071234', 'Kestrel Trust 20085678'],
    ['Kestrel 1234567', 'Kestrel 7654321'],
    ['Kestrel SPV B1001', 'Kestrel SPV B1002'],
    ['Kestrel Post 0423', 'Kestrel Post 0388'],
  ])('tell %s and %s apart', (left, right) => {
    expect(matchScore(left, right)).toBe(0);
    expect(companyKey(left, wide)).not.toBe(companyKey(right, wide));
  });
});

describe('what lists of suppliers say of a record', () => {
  it.each([
    'Acct: Brantley Tool',
    'Brantley Tool (inactive)',
    'DO NOT USE - Brantley Tool',
    'Brantley Tool - Accounts Payable',
    'Vendor: Brantley Tool',
    'BRANTLEY TOOL SAGT DANKE 43210',
    'Brantley Tool - Service Comptabilité Fournisseurs',
    'Brantley Tool, Abt. Einkauf',
    'Brantley Tool / Ufficio Acquisti',
    'Accounts Payable Dept., Brantley Tool',
    'Attn: Accounts Payable, Brantley Tool',
    'ATTN ACCOUNTS PAYABLE BRANTLEY TOOL',
    'T.a.v. crediteurenadministratie, Brantley Tool',
    'Att. Ekonomiavdelningen, Brantley Tool',
    'z.Hd. Herrn Meier, Brantley Tool Ltd',
  ])('is no part of the name: %s', (value) => {
    expect(matchScore(value, 'Brantley Tool')).toBeGreaterThan(threshold);
    expect(companyKey(value, wide)).toBe(companyKey('Brantley Tool', wide));
  });

  it('is a word of it without a separator', () => {
    expect(companyKey('Brantley Customer Tool', wide)).not.toBe(companyKey('Brantley Tool', wide));
    expect(companyKey('Account Kestrel')).not.toBe(companyKey('Kestrel'));
    expect(companyKey('Kreditorenbuchhaltung Service GmbH', wide)).not.toBe(companyKey('Service GmbH', wide));
    expect(companyKey('ATT Brantley')).not.toBe(companyKey('Brantley'));
  });

  it('leaves the firm that it is for', () => {
    expect(matchScore('Attn: Accounts Payable, Brantley Tool', 'Attn: Accounts Payable, Hollowell Steel')).toBeLessThan(threshold);
    expect(companyKey('Attn: Brantley Tool Ltd, Dover', wide)).toBe(companyKey('Brantley Tool Ltd, Dover', wide));
  });
});

describe('legal forms', () => {
  it.each([
    ['Hollowell Petroleum Corporatio', 'Hollowell Petroleum Corporation'],
    ['Hollowell Foods Limite', 'Hollowell Foods Ltd'],
    ['HOLLOWELL MISSILES JOINT STOCK COMPAN', 'Hollowell Missiles Joint Stock Company'],
    ['Spółdz. Mieszk. Zachęta', 'Spółdzielnia Mieszkaniowa Zachęta'],
  ])('cut short are the same: %s', (short, whole) => {
    expect(companyKey(short)).toBe(companyKey(whole));
  });

  it('are words amid a name', () => {
    expect(companyKey('Limite Hollowell')).not.toBe(companyKey('Hollowell'));
  });
});

describe('what people write in front of their employer', () => {
  it.each(['CTO @ Kestrel', 'Software Engineer at Kestrel', 'Softwareentwickler bei Kestrel', 'Freelancer / Kestrel', 'PhD student, Kestrel'])(
    'is no part of its name: %s',
    (value) => {
      expect(matchScore(value, 'Kestrel GmbH')).toBeGreaterThan(threshold);
      expect(companyKey(value, wide)).toBe(companyKey('Kestrel', wide));
    },
  );

  it.each([
    ['ex-Google', 'Google'],
    ['Former Amazon', 'Amazon'],
  ])('nor that they left one that everybody knows: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(threshold);
  });

  it.each([
    ['Data Scientist at Kestrel', 'Data Scientist at Talvik'],
    ['Ex-Kestrel', 'Kestrel'],
    ['Founder Securities', 'Securities'],
    ['Director AI Ltd', 'AI Ltd'],
  ])('but not in %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeLessThan(threshold);
    expect(companyKey(left, wide)).not.toBe(companyKey(right, wide));
  });
});

describe('another name in brackets, behind a word that may be one of the name elsewhere,', () => {
  it.each([
    ['Kestrel Inc. (now Brindeldorf Ltd)', 'Brindeldorf Ltd'],
    ['Kestrel Inc. (now Brindeldorf Ltd)', 'Kestrel Inc'],
    ['Kestrel Ltd (ex-Brindeldorf)', 'Brindeldorf Ltd'],
    ['Kestrel (ex Brindeldorf) Ltd', 'Brindeldorf Ltd'],
    ['Kestrel GmbH (jetzt Brindeldorf)', 'Brindeldorf'],
  ])('is what the firm is called besides: %s, %s', (value, other) => {
    expect(matchScore(value, other)).toBeGreaterThan(threshold);
  });

  it.each([
    ['Now Brindeldorf Ltd', 'Brindeldorf Ltd'],
    ['Kestrel Late Brindeldorf Ltd', 'Brindeldorf Ltd'],
  ])('is none without them: %s, %s', (value, other) => {
    expect(matchScore(value, other)).toBeLessThan(threshold);
  });
});

describe('care of somebody', () => {
  it.each(['AB', 'AG', 'ApS', 'Oy', 'SIA', 'GmbH', 'Ltd'])('is no part of the name behind a legal form: %s', (form) => {
    expect(companyKey(`Kestrel ${form} c/o Marek Lind`, wide)).toBe(companyKey(`Kestrel ${form}`, wide));
    expect(companyKey(`c/o Kestrel ${form}`, wide)).toBe(companyKey(`Kestrel ${form}`, wide));
    expect(matchScore(`Kestrel ${form} c/o Marek Lind`, `Kestrel ${form}`)).toBeGreaterThan(threshold);
  });

  it('is said with a slash: "Kestrel Co" is a company', () => expect(companyKey('Kestrel Co', wide)).toBe(companyKey('Kestrel Company', wide)));
});

describe('lines of statements of accounts', () => {
  it.each([
    ['POS 4521 TESCO STORES 3297 CAMBRIDGE GB', 'Tesco Stores'],
    ["CHECKCARD 0612 TRADER JOE'S #187 PORTLAND OR 24055231", "Trader Joe's"],
    ['KARTENZAHLUNG KESTREL MARKT 4417 KOELN', 'Kestrel Markt'],
    ['PAIEMENT CB 1405 KESTREL LIBRAIRIE BORDEAUX', 'Kestrel Librairie'],
    ['VISA PURCHASE KESTREL FOODS 1294 BONDI JUNCT AU', 'Kestrel Foods'],
    ['PLATBA KARTOU KESTREL A.S. PRAHA 7 10.2.2024', 'Kestrel a.s.'],
  ])('%s is paid to %s', (line, firm) => {
    expect(matchScore(line, firm, { category: 'company' })).toBeGreaterThanOrEqual(threshold);
    expect(companyKey(line, { level: 'wide' })).toBe(companyKey(firm, { level: 'wide' }));
  });

  it.each(['POS Solutions 24', 'CB Kestrel', 'BEA Kestrel Systems', 'Lastschrift Kestrel GmbH', 'Pos Malaysia Berhad 50670'])('%s is none', (name) =>
    expect(explainKey(name, { category: 'company', level: 'wide' }).reasons.filter(({ role }) => role === 'note')).toEqual([]),
  );
});

describe('a preposition that was left out behind what somebody is', () => {
  it.each([
    ['Gasthaus Zum Löwen', 'Gasthaus Löwen'],
    ['Gasthaus Zum Löwen', 'Zum Löwen'],
    ['Hôtel Aux Trois Rois', 'Aux Trois Rois'],
  ])('says nothing: %s, %s', (one, other) => expect(matchScore(one, other)).toBeGreaterThan(threshold));
  it('is another name without that', () => expect(matchScore('Au Mandarin', 'Mandarin Court')).toBeLessThan(threshold));
});

describe('a number under which a firm is registered', () => {
  it.each([
    'Kestrel Stone NIT 900.123.456-7',
    'KESTREL STONE RUT 76.123.456-7',
    'Kestrel Stone RUT 76.123.456-K',
    'Kestrel Stone (ISIN DE0009848119)',
    'Kestrel Stone VAT GB123456789',
    'Kestrel Stone, P.IVA 01234567890',
    'Kestrel Stone TEL 574-555-0131',
  ])('is no part of its name: %s', (value) => {
    expect(matchScore(value, 'Kestrel Stone')).toBeGreaterThan(90);
    expect(companyKey(value, wide)).toBe(companyKey('Kestrel Stone', wide));
    expect(companyKey(value)).not.toBe(companyKey('Kestrel Stone'));
  });

  it.each([
    ['a short number', 'Kestrel VAT 12', 'Kestrel'],
    ['no number at all', 'Kestrel Nit', 'Kestrel'],
    ['words behind the number', 'Kestrel NIT 900123456 Stone', 'Kestrel'],
    ['a short word behind it', 'Kestrel NIT 900123456 Öl', 'Kestrel'],
    ['nothing in front of it', 'NIT 900123456', 'NIT 900123457'],
  ])('is one only where it ends the value: %s', (_, value, other) => {
    expect(companyKey(value, wide)).not.toBe(companyKey(other, wide));
  });
});

describe('what a list of suppliers says of its records', () => {
  it.each(['Kestrel Marina DO NOT USE', 'DO NOT USE Kestrel Marina', 'TEST - Kestrel Marina', 'Kestrel Marina Head Office', 'Kestrel Marina, siège social'])(
    'is no part of the name: %s',
    (value) => {
      expect(matchScore(value, 'Kestrel Marina')).toBeGreaterThan(90);
    },
  );

  it('may be a word of it', () => {
    expect(matchScore('Kestrel Test Marina', 'Kestrel Marina')).toBeLessThan(threshold);
    expect(companyKey('Guitar Headquarters')).not.toBe(companyKey('Guitar'));
  });

  it('is all of it where nothing else is there', () => {
    expect(companyKey('Head Office', wide)).not.toBe(companyKey('Do Not Use', wide));
  });
});

describe('under whose law a firm is one', () => {
  it.each([
    ['Orlop Orthotics Inc, a California corporation', 'Orlop Orthotics Inc'],
    ['ORLOP ORTHOTICS INC A CALIFORNIA CORP', 'Orlop Orthotics'],
    ['Orlop Holdings LLC, a Delaware limited liability company', 'Orlop Holdings, LLC'],
    ['Orlop Partners LP, a New York limited partnership', 'Orlop Partners LP'],
    ['Orlop Trust, a Delaware statutory trust', 'Orlop Trust'],
  ])('says nothing beside its name: %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(90);
    expect(matchScore(right, left)).toBeGreaterThan(90);
  });

  it.each([
    ['Orlop Holdings LLC, a Delaware limited liability company', 'Orlop Industries LLC, a Delaware limited liability company'],
    ['Orlop Texas Inc', 'Orlop Nevada Inc'],
  ])('leaves others two: %s, %s', (left, right) => expect(matchScore(left, right)).toBeLessThan(35));
});

describe('what a list says of a record', () => {
  it.each([
    ['in brackets', 'Kestrel (CLOSED)'],
    ['in brackets, of a word that names have', 'Kestrel (old)'],
    ['behind a dash', 'Kestrel - Defunct'],
    ['behind a form', 'Kestrel Inc - CLOSED'],
    ['in front', 'CLOSED - Kestrel Inc'],
    ['in brackets in front', '(CLOSED) Kestrel'],
    ['in another language', 'Kestrel (chiuso)'],
    ['a party of a contract', 'Kestrel Inc, as Lender'],
    ['a party in brackets', 'Kestrel Inc (the "Borrower")'],
    ['a party in front', 'Consignee: Kestrel'],
    ['others', 'Kestrel, Inc. and Subsidiaries'],
    ['others, by a sign', 'Kestrel & Subsidiaries'],
    ['a code', 'Kestrel (NASDAQ: KSTL)'],
    ['a code with a dot', 'Kestrel Inc. (NYSE: KST.B)'],
    ['a code of a part of an exchange', 'Kestrel (NYSE American: KST)'],
    ['several codes', 'Kestrel (TSX: KST, NYSE: KSL)'],
    ['a code behind a dash', 'Kestrel, Inc. - NASDAQ: KSTL'],
    ['since when it is', 'Kestrel since 1985'],
    ['since when it is, in German', 'Kestrel, gegr. 1985'],
    ['where on the web', 'Kestrel www.kestrel.co.uk'],
    ['a page', 'Kestrel https://www.kestrel.com/about'],
    ['an address', 'Kestrel <info@kestrel.com>'],
    ['a label', 'Organization: Kestrel'],
    ['a label of two words', 'Company Name: Kestrel'],
    ['a label in French', 'Raison sociale : Kestrel'],
    ['whose it is', 'Kestrel, an Alder company'],
    ['whose it is, in brackets', 'Kestrel (a Plover Talvik company)'],
    ['whose it is, behind a dash', 'Kestrel - An Alder Brand'],
    ['whose it is, in German', 'Kestrel, ein Unternehmen der Alder-Gruppe'],
  ])('is no part of its name: %s', (_, value) => {
    expect(matchScore(value, 'Kestrel')).toBeGreaterThan(80);
    expect(companyKey(value, wide)).toBe(companyKey('Kestrel', wide));
  });

  it.each([
    ['a word of the name', 'Kestrel Old Mills', 'Kestrel Mills'],
    ['a number of a school', 'School #5 Kestrel', 'Kestrel'],
    ['all of the name', 'Closed (fashion label)', 'Fashion Label'],
    ['an exchange', 'Kestrel Nasdaq Partners', 'Kestrel Partners'],
    ['a year in the name', 'Kestrel 1985', 'Kestrel 1986'],
    ['an article amid a name', 'Kestrel a Company', 'Kestrel'],
    ['a letter', 'Vitamin-A Company', 'Vitamin'],
  ])('but %s is: %s', (_, value, other) => {
    expect(companyKey(value)).not.toBe(companyKey(other));
  });

  it('leaves an address that is all there is', () => {
    expect(companyKey('https://www.kestrel.com')).toBe(companyKey('Kestrel'));
  });
});

describe('a number in front, as lists have it', () => {
  it.each(['1. Kestrel', '12) Kestrel', '(3) Kestrel'])('says nothing where the other has none: %s', (value) => {
    expect(matchScore(value, 'Kestrel')).toBeGreaterThan(80);
  });

  it.each([
    ['1. Kestrel', '2. Kestrel'],
    ['3. SC Talvik', 'SC Talvik'],
    ['1 Kestrel', 'Kestrel'],
    ['1.5 Kestrel', 'Kestrel'],
  ])('tells two apart elsewhere: %s, %s', (value, other) => {
    expect(matchScore(value, other)).toBeLessThan(threshold);
  });
});
