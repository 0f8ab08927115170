import { describe, expect, it } from 'vitest';
import { explainKey } from '../../src/index.js';
import { defaultThreshold, explainMatch, matchScore } from '../../src/link/index.js';

const threshold = 100 * defaultThreshold('company');

describe('those who govern a place', () => {
  it.each([
    ['The Corporation of the City of Toronto', 'City of Toronto'],
    ['Corporation of the Town of Brindle', 'Town of Brindle'],
    ['Inhabitants of the Town of Brindle', 'Town of Brindle'],
    ['The Mayor and Burgesses of the London Borough of Camden', 'London Borough of Camden'],
    ['Municipal Court of the City of Brindle', 'Municipal Court of Brindle'],
    ['Brindle County Water Authority', 'Brindle Co Water Authority'],
    ['BRINDLE COUNTY HEALTH DEPARTMENT', 'BRINDLE CO HEALTH DEPT'],
    ["Brindle County Sheriff's Office", 'Brindle Co. Sheriff Office'],
  ])('are one, however formal: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(60);
    expect(matchScore(right, left)).toBeGreaterThan(60);
  });

  it.each([
    ['Corporation of the Town of Brindle', 'Corporation of the Town of Talva'],
    ['Brindle & Co Health Services', 'Brindle County Health Services'],
    ['Brindle Co Water Authority', 'Brindle City Water Authority'],
    ['Court of the City of Brindle', 'City of Brindle'],
  ])('are two: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeLessThan(threshold);
  });
});

describe('levels of a place', () => {
  it.each([
    ['City of Brindle', 'State of Brindle'],
    ['Brindle County Bank', 'Brindle State Bank'],
  ])('exclude each other: %s, %s', (left, right) => {
    expect(explainMatch(left, right).veto).toBe('opposite words');
  });

  it.each([
    ['Brindle City Library', 'Brindle Library (United States)'],
    ['City of New York', 'New York City, United States'],
  ])('do not where one is of a country: %s, %s', (left, right) => {
    expect(explainMatch(left, right).veto).toBeNull();
  });
});

describe('bodies and their parts', () => {
  it.each([
    ['Brindle University', 'Brindle University Library'],
    ['Brindle University', 'Brindle University Press'],
    ['University of Brindle', 'University of Brindle Faculty of Law'],
    ['Universität Brindheim', 'Fakultät für Chemie der Universität Brindheim'],
    ['Brindle University', 'Brindle University Talvik Campus'],
    ['Brindle University', 'Brindle University School of Medicine'],
    ['Brindle Library Association', 'Brindle Library Association Young Adult Division'],
    ['Brindle University Faculty of Law', 'Brindle University Faculty of Agriculture'],
    ['Faculty of Law, University of Brindle', 'Faculty of Letters, University of Brindle'],
  ])('are two: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeLessThan(threshold);
    expect(matchScore(right, left)).toBe(matchScore(left, right));
    expect(explainMatch(left, right).evidence.find(({ feature }) => feature === 'parts')?.value).toBe(1);
  });

  it.each([
    ['Brindle University–Talvik', 'Brindle University–Talvik Campus'],
    ['Division of Natural Resources, Brindle University', 'Natural Resources, Brindle University'],
    ['Brindle College, Talvik University', 'Brindle, Talvik University'],
    ['Brindle University', 'University of Brindle'],
    ['Brindle University Library', 'Library of Brindle University'],
  ])('are not told by the word for a part alone: %s, %s', (left, right) => {
    expect(explainMatch(left, right).evidence.find(({ feature }) => feature === 'parts')?.value ?? 0).toBe(0);
  });
});

describe('bodies that every town has one of', () => {
  it.each([
    ['Freiwillige Feuerwehr Brindheim', 'Feuerwehr Brindheim'],
    ['Associação Humanitária de Bombeiros Voluntários de Brindela', 'Bombeiros Voluntários de Brindela'],
    ['Evangelische Kirchengemeinde Brindheim', 'Ev. Kirchengemeinde Brindheim'],
    ['Junta de Freguesia de Brindela', 'Freguesia de Brindela'],
    ['Bombeiros Voluntários de Brindela', 'Brindela Fire Brigade'],
    ['Brindel Vol. Fire Dept', 'Brindel Volunteer Fire Department'],
    ['CHU de Strasbourg', 'Hôpitaux Universitaires de Strasbourg'],
    ['CHU de Strasbourg', 'University Hospital, Strasbourg'],
    ['Azienda USL Brindela Centro', 'AUSL BRINDELA CENTRO'],
    ['RWG Brindheim eG', 'Raiffeisen-Warengenossenschaft Brindheim eG'],
  ])('are called by their kind and their town: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(threshold);
  });

  it.each([
    ['Scuola Materna Statale Brindo', 'Scuola Materna Statale Talva'],
    ['Spitalul Județean de Urgență Brinău', 'Spitalul Județean de Urgență Talvău'],
    ['Spitalul Clinic Județean de Urgență Arad', 'Spitalul Clinic Județean de Urgență Sibiu'],
    ['City Hospital Freiburg', 'University Hospital Freiburg'],
    ['Caisse Locale Crédit Agricole Mutuel de Brindon', 'Caisse Locale Crédit Agricole Mutuel de Talvan'],
    ['Evangelische Kirchengemeinde Brindheim', 'Katholische Kirchengemeinde Brindheim'],
    ['Junta de Freguesia de Brindela', 'Câmara Municipal de Brindela'],
  ])('are two in two towns, or of two kinds: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeLessThan(threshold);
  });
});

describe('BK in front of "of" is a bank, not a club', () => {
  it.each([
    ['BK OF BARODA', 'Bank of Baroda'],
    ['BK OF CHINA LTD', 'Bank of China Limited'],
  ])('%s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(threshold);
  });

  it.each([
    ['BK OF BARODA', 'Bank of China'],
    ['BK Oslo', 'Bank of Oslo'],
  ])('but two in %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeLessThan(threshold);
  });
});

describe('who speaks for a town', () => {
  it.each([
    ['Stadt Brindheim - Der Oberbürgermeister', 'Stadt Brindheim'],
    ['Brindby stad, Kommunstyrelsen', 'Brindby stad'],
  ])('is no part of its name: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(threshold);
  });

  it('but of that of an inn', () => {
    expect(matchScore('Gasthof Der Bürgermeister', 'Gasthof')).toBeLessThan(threshold);
  });
});

describe('a state by its letters in front of one of its bodies', () => {
  it.each([
    ['MI DEPT OF TRANSPORTATION', 'Michigan Department of Transportation'],
    ['OH Bureau of Motor Vehicles', 'Ohio Bureau of Motor Vehicles'],
  ])('is that state: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThan(threshold);
  });

  it.each([
    ['MI Dept of Transportation', 'MN Dept of Transportation'],
    ['MI Software of Detroit', 'Michigan Software of Detroit'],
  ])('and nothing else is: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeLessThan(threshold);
  });
});

describe('an institution', () => {
  it('is no company, though Arabic has one word for it and for a legal form', () => {
    expect(explainKey('Hollowell Institution', { category: 'company', level: 'narrow' }).keyText).toBe('hollowell institution');
    expect(matchScore('Hollowell Institution', 'Hollowell Company')).toBeLessThan(50);
    expect(matchScore('مؤسسة النور للتجارة', 'شركة النور للتجارة')).toBeGreaterThan(90);
  });
});

describe('a state by its letters behind who governs a place', () => {
  it.each([
    ['Orange County FL', 'Orange County, Florida'],
    ['City of Portland OR', 'City of Portland, OR'],
  ])('is where that is: %s, %s', (one, other) => expect(matchScore(one, other)).toBeGreaterThan(90));

  it.each([
    ['Orange County FL', 'Orange County CA'],
    ['City of Portland OR', 'City of Portland ME'],
  ])('tells two apart: %s, %s', (one, other) => expect(matchScore(one, other)).toBe(0));

  it.each([
    ['Carpet Town Co', 'Carpet Town'],
    ['Craft Village PA', 'Craft Village'],
  ])('is none where it is a legal form there: %s, %s', (one, other) => expect(matchScore(one, other)).toBeGreaterThan(threshold));
});

describe('what stands beside a body that it is called after', () => {
  it.each([
    ['Kestrel Foods', 'Kestrel Foods Pension Scheme'],
    ['Kestrel Foods Ltd', 'Kestrel Foods Ltd Pension Scheme'],
    ['Kestrel Foods Ltd', 'Kestrel Foods Ltd Foundation'],
    ['Kestrel Foods AG', 'Pensionskasse Kestrel Foods'],
    ['Hollowell Wanderers', 'Hollowell Wanderers Ladies'],
    ['Hollowell FC', 'Hollowell FC U21'],
    ['SV Hollowell', 'SV Hollowell Amateure'],
    ['Hollowell University', 'Hollowell University Alumni Association'],
    ['Kestrel Foods', 'Kestrel Foods Employees Federal Credit Union'],
  ])('is another: %s, %s', (one, other) => {
    expect(matchScore(one, other)).toBeLessThan(threshold);
    expect(matchScore(other, one)).toBe(matchScore(one, other));
  });

  it.each([
    ['Hollowell Wanderers Women', 'Hollowell Wanderers Ladies'],
    ['Kestrel Foods Pension Fund', 'Kestrel Foods Ltd Pension Scheme'],
    ['Kestrel Foods', 'Kestrel Foods Ltd, Chicago Office'],
  ])('is the same on both sides: %s, %s', (one, other) => expect(matchScore(one, other)).toBeGreaterThanOrEqual(threshold));
});
