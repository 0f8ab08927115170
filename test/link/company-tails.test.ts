import { describe, expect, it } from 'vitest';
import { explainKey } from '../../src/key/index.js';
import { defaultThreshold, matchScore } from '../../src/link/index.js';

const THRESHOLD = defaultThreshold('company') * 100;
const score = (a: string, b: string): number => matchScore(a, b, { category: 'company' });

describe('what stands behind a name and its comma', () => {
  it.each([
    ['University of Alder', 'Univ Alder, Dept Chem', 'a department, as papers have it'],
    ['University of Alder', 'University of Alder - School of Medicine', 'a school behind a dash'],
    ['Universidad Nacional de Alderón', 'Univ Nac Alderón, Fac Ciencias Exactas', 'a faculty'],
    ['Univ Alder, Dept Chem', 'Univ Alder, Reed Sch Med', 'two departments'],
    ['University College London', 'UCL, Dept Phys', 'a name that everybody knows'],
    ['Massachusetts Institute of Technology', 'MIT, Dept Elect Engn', 'a name that everybody knows'],
    ['Trattoria Da Aldero', 'Trattoria Da Aldero, Via Roma 12', 'a street and its house'],
    ['Bäckerei Alder', 'Bäckerei Alder, Hauptstr. 5', 'a street that ends as streets do'],
    ['Alder Restaurante', 'Alder Restaurante, Calle Mayor 3, Madrid', 'a town behind it'],
  ])('%s is %s: %s', (a, b) => {
    expect(score(a, b)).toBeGreaterThan(THRESHOLD);
  });

  it.each([
    ['University of Alder, Berkdale', 'University of Alder, Davisham, School of Law', 'places of an institution are others'],
    ['Alder Cafe, 12 High Street', 'Plover Cafe, 12 High Street', 'two firms of one house'],
    [
      'Academy of Alder Sciences, Institute of Medical Equipment',
      'Academy of Alder Sciences, Institute of Marine Botany',
      'institutes of an academy are bodies of their own',
    ],
    ['Baker, 5 Lane Ltd', 'Baker Ltd', 'a legal form says that it is a name'],
  ])('%s is not %s: %s', (a, b) => {
    expect(score(a, b)).toBeLessThan(THRESHOLD);
  });
});

describe('an address that nothing but blanks parts from the name', () => {
  it.each([
    ['Alder Foods LLC', 'Alder Foods LLC 4521 W Oak Ave Ste 200 Chicago IL 60601', 'Ste is no legal form behind a house'],
    ['Aldero SA', 'Aldero S.A. 16 boulevard des Italiens 75009 Paris', 'the number of a house is none of the firm'],
    ['Alder AG', 'Alder AG 70372 Stuttgart Germany', 'a postcode and a town'],
    ['Alder Foods Inc', 'Alder Foods Inc Springfield IL 62701', 'a town that no table has, a state, a ZIP'],
    ['Alder SE', 'Alder SE Dietmar Hopp Allee 16', 'a street of several words'],
    ['Alder Cafe', 'Alder Cafe 12 Oak Street, Springfield, IL', 'a name without a legal form'],
    ['Trattoria Da Aldero', 'Trattoria Da Aldero Via Roma 12 Milano', 'a street that begins with its type'],
    ['Bäckerei Alder', 'Bäckerei Alder Hauptstraße 5 10115 Berlin', 'a street that ends in its type'],
    ['Alder Foods', 'Alder Foods PO Box 1234 Springfield IL', 'a box'],
    ['Alder Foods', 'Alder Foods SW1A 1AA London', 'a postcode of two parts'],
    ['Forever 21', 'Forever 21 12 Oak Street Chicago IL 60601', 'a name that ends in a number'],
    ['Alder Foods', 'Alder Foods, Springfield, IL 62701', 'a town behind a comma'],
  ])('%s is %s: %s', (a, b) => {
    expect(score(a, b)).toBeGreaterThan(THRESHOLD);
  });

  it.each([
    ['Alder Foods LLC 12 Oak Street Chicago IL', 'Plover Foods LLC 12 Oak Street Chicago IL', 'two firms of one house'],
    ['Alder Trust Series 12', 'Alder Trust Series 14', 'numbers of securities'],
    ['Alder 16 Oak Street Ltd', 'Alder Ltd', 'a legal form behind it says that it is the name'],
  ])('%s is not %s: %s', (a, b) => {
    expect(score(a, b)).toBeLessThan(THRESHOLD);
  });

  it('has a postcode, not a year, in front of a town that ends it', () => {
    expect(score('Alder Fair 10115 Berlin', 'Alder Fair')).toBeGreaterThan(score('Alder Fair 2000 Berlin', 'Alder Fair'));
  });

  it('is no part of what a firm is called at the wide level, where a legal form stands in front', () => {
    const wide = (name: string): string => explainKey(name, { category: 'company', level: 'wide' }).keyText;
    expect(wide('Alder Foods LLC 4521 Oak Ave Ste 200 Chicago IL 60601')).toBe(wide('Alder Foods LLC'));
  });
});

describe('universities of China', () => {
  it('are told apart by characters that English has one word for', () => {
    expect(score('天津工业大学', '天津理工大学')).toBeLessThan(1);
    expect(explainKey('天津工业大学', { category: 'company' }).keyText).not.toBe(explainKey('天津理工大学', { category: 'company' }).keyText);
    expect(score('天津理工大学', '天津理工大學')).toBe(100);
  });

  it.each([
    ['上海交通大学', 'Shanghai Jiao Tong University'],
    ['清华大学', 'Tsinghua University'],
    ['國立清華大學', 'National Tsing Hua University'],
    ['南京航空航天大学', 'Nanjing Univ Aeronaut & Astronaut'],
  ])('%s is %s', (a, b) => {
    expect(score(a, b)).toBeGreaterThan(THRESHOLD);
  });
});

describe('"La" behind "of"', () => {
  it('is a state where nothing follows', () => {
    expect(score('Universidad Nacional de La Plata', 'National University of La Plata')).toBeGreaterThan(THRESHOLD);
  });
});

describe('the country behind a place that is in it', () => {
  const medium = (value: string): string => explainKey(value).keyText;

  it.each([
    ['Alder Dental, Poznań, Poland', 'Alder Dental, Poznań'],
    ['Alder Dental, Poznań, PL', 'Alder Dental, Poznań'],
    ['Alder Dental Berlin, DE', 'Alder Dental Berlin'],
    ['Alder Dental (Berlin, Germany)', 'Alder Dental (Berlin)'],
    ['Alder Foods, Edinburgh, Scotland', 'Alder Foods, Edinburgh'],
    ['Alder Foods, Houston, Texas, USA', 'Alder Foods, Houston, Texas'],
    ['Alder Ltd, Abu Dhabi, United Arab Emirates', 'Alder Ltd, Abu Dhabi'],
    // codes that are legal forms elsewhere
    ['Alder Cables, Riyadh, SA', 'Alder Cables, Riyadh'],
    ['Aceros Alder, Bogotá, CO', 'Aceros Alder, Bogotá'],
    ['Alder Dental, Kharkiv, UA', 'Alder Dental, Kharkiv'],
  ])('%s is written as %s', (long, short) => expect(medium(long)).toBe(medium(short)));

  it('is said to be left out', () => {
    const [reason] = explainKey('Alder Dental, Poznań, PL').reasons;
    expect(reason).toMatchObject({ text: 'pl', role: 'country of the place in front', becomes: '' });
  });

  it.each([
    ['Alder University, Jamaica', 'a country behind a name'],
    ['Alder Foods, London, Canada', 'a place that is known in another country'],
    ['Alder Foods, Oakham and Kenya', 'no country alone'],
    ['Ministry of Health, Botswana', 'a country behind a body'],
  ])('%s keeps its country: %s', (value) => expect(medium(value).split(' ').pop()).toBe(value.split(' ').pop()?.toLowerCase()));

  it('is a legal form behind a place that belongs to the name', () => expect(medium('Alder Cables Riyadh, SA')).toBe(medium('Alder Cables Riyadh S.A.')));
});

describe('places behind a name whose legal form stands in front', () => {
  it.each([
    ['PT Alder Jaya', 'PT Alder Jaya, Surabaya, ID'],
    ['CV Karya Alder', 'CV. KARYA ALDER - SURABAYA 60177'],
    ['UAB Vilkas', 'UAB Vilkas, Kaunas'],
    ['PT Alder Jaya', 'PT Alder Jaya, Jl. Sudirman 12, Jakarta'],
    ['PT Alder', 'PT Alder (Indonesia)'],
  ])('%s is %s, by its wide key too', (a, b) => {
    expect(score(a, b)).toBeGreaterThan(THRESHOLD);
    expect(explainKey(b, { level: 'wide' }).keyText).toBe(explainKey(a, { level: 'wide' }).keyText);
  });

  it.each([
    ['PT Alder Jaya, Surabaya', 'PT Alder Jaya, Medan', 'two offices, as far as anybody knows'],
    ['UAB Vilkas, Kaunas', 'UAB Lokys, Kaunas', 'two firms of a town'],
  ])('%s is not %s: %s', (a, b) => expect(score(a, b)).toBeLessThan(THRESHOLD));
});

describe('an address behind a name of which words are united or left out', () => {
  it.each([
    ['Bank Spółdzielczy w Orlopie', 'Bank Spółdzielczy w Orlopie, 12 Main Street, Springfield, IL 62701'],
    ['Compagnie Financière Talvik', 'Compagnie Financière Talvik 4521 W Oak Ave Ste 200 Chicago IL 60601'],
    ['UAB Talvik Orlop', 'UAB Talvik Orlop 4521 W Oak Ave Ste 200 Chicago IL 60601'],
  ])('says where it is: %s', (name, withAddress) => expect(score(name, withAddress)).toBeGreaterThan(THRESHOLD));

  it.each([
    ['Bank Spółdzielczy w Orlopie, 12 Main Street, Springfield, IL 62701', 'Bank Spółdzielczy w Talviku, 12 Main Street, Springfield, IL 62701'],
    ['UAB Talvik 4521 W Oak Ave Ste 200 Chicago IL 60601', 'UAB Orlop 4521 W Oak Ave Ste 200 Chicago IL 60601'],
  ])('makes no one of two: %s, %s', (one, other) => expect(score(one, other)).toBeLessThan(THRESHOLD));
});
