import { describe, expect, it } from 'vitest';
import { companyKey, explainKey } from '../../src/key/index.js';
import { defaultThreshold, explainMatch, matchScore } from '../../src/link/index.js';

const threshold = 100 * defaultThreshold('company');

describe('schools and universities in two languages', () => {
  it.each([
    ['Brindle Dániel Gimnázium', 'Brindle Daniel Secondary School'],
    ['Liceum Ogólnokształcące im. Brindle Orlopa', 'Brindle Orlop High School'],
    ['Colegiul Național Brindle Orlop', 'Brindle Orlop National College'],
    ['Politeknik Negeri Brindle', 'Brindle State Polytechnic'],
    ['SMK Negeri 3 Brindle', 'State Vocational High School 3 Brindle'],
    ['THPT Brindle Orlop', 'Brindle Orlop High School'],
    ['Trường Đại học Công nghệ Brindle', 'Brindle University of Technology'],
    ['Берзинский государственный аграрный университет', 'Berzinsk State Agrarian University'],
    ['Вінницький національний медичний університет', 'Vinnytsia National Medical University'],
    ['國立慈濟大學', 'National Ciji University'],
    ['臺北市立建國高級中學', 'Taipei Municipal Jianguo High School'],
    ['ФГБОУ ВО "Берзинский государственный медицинский институт"', 'Berzinsk State Medical Institute'],
  ])('are one: %s, %s', (own, english) => {
    expect(matchScore(own, english)).toBeGreaterThan(threshold);
    expect(matchScore(english, own)).toBe(matchScore(own, english));
  });

  it.each([
    ['Brindle Dániel Gimnázium', 'Brindle Daniel Primary School'],
    ['SMK Negeri 3 Brindle', 'State Vocational High School 5 Brindle'],
    ['THPT Brindle Orlop', 'Brindle Orlop University'],
    ['Brindle High School', 'Brindle Middle School'],
    ['Brindle High School', 'Brindle Vocational School'],
    ['Вінницький національний медичний університет', 'Poltava National Medical University'],
    ['國立慈濟大學', 'National Qinghua Hospital'],
    ['臺北市立建國高級中學', 'Tainan Municipal Jianguo High School'],
  ])('are two: %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeLessThan(threshold);
  });
});

describe('kinds of schools', () => {
  it('go by several words', () => {
    const { alignment } = explainMatch('Liceul Teoretic Brindle', 'Brindle High School');
    expect(alignment).toContainEqual({ left: 'liceul teoretic', right: 'high school', how: 'the same by inflection or translation' });
  });

  it('are cut short at a word', () => {
    expect(matchScore('Brindle High School', 'Brindle High')).toBeGreaterThan(threshold);
    expect(matchScore('Sparbank Brindle', 'Sparbanksstiftelsen Brindle')).toBeLessThan(threshold);
  });
});

describe('kinds of several words', () => {
  it.each([
    ['Медичний центр Brindle Orlop', 'Brindle Orlop Medical Center'],
    ['Brindle Orlop Orvosi Központ', 'Brindle Orlop Medical Center'],
    ['Centrum Medyczne Brindle Orlop', 'Brindle Orlop Medical Center'],
    ['Харківський комп’ютерний фаховий коледж', 'Kharkiv Computer Applied College'],
  ])('are read word by word in another language: %s, %s', (own, english) => {
    expect(matchScore(own, english)).toBeGreaterThan(threshold);
  });

  it('are two where one word is another', () => {
    expect(matchScore('Медичний центр Brindle Orlop', 'Brindle Orlop Dental Center')).toBeLessThan(threshold);
    expect(matchScore('Brindle National College', 'Brindle National School')).toBeLessThan(threshold);
  });
});

describe('whom a school is called by', () => {
  it('is told by words that say nothing', () => {
    expect(companyKey('Институт имени Орлопа')).toBe(companyKey('Институт Орлопа'));
    expect(explainKey('Институт имени Орлопа').keyText).toBe('institute orlopa');
  });
});

describe('of whom it is, in front of a name without blanks', () => {
  it.each([
    ['國立慈濟大學', 'national ciji daxue'],
    ['私立慈济大学', 'private ciji daxue'],
    ['국립순천대학교', 'national suncheon daehakgyo'],
    ['市立市川病院', 'municipal ichikawa'],
  ])('%s is %s', (written, read) => {
    expect(explainKey(written).keyText).toMatch(new RegExp(`^${read}`));
  });
});
