import { describe, expect, it } from 'vitest';
import { companyKey } from '../../src/key/index.js';
import { assignClusters, defaultThreshold, matchScore } from '../../src/link/index.js';

const threshold = 100 * defaultThreshold('company');

describe('what a value says of itself once more', () => {
  it.each([
    ['in a bracket', 'KSTREP (Kestrel Electric Power Corporation)', 'Kestrel Electric Power Corporation'],
    ['in a bracket, in another language', 'Kestrel Roads Administration (Talvik vegvesen region)', 'Talvik vegvesen region'],
    ['behind a dash', 'KSX - Kestrel School of Alder Studies', 'Kestrel School of Alder Studies'],
    ['behind a slash', 'Natural Resources Kestrel / Cyfoeth Naturiol Talvik', 'Cyfoeth Naturiol Talvik'],
    ['initials and a town', 'KEB Kestrel Electricity Board, Colombo', 'Kestrel Electricity Board'],
    ['initials of what stands in front of a comma', 'KAF - Kestrel Agency of Forestry, Italy', 'Kestrel Agency of Forestry'],
  ])('is another name of it: %s', (_, value, other) => {
    expect(matchScore(value, other)).toBeGreaterThan(threshold);
    expect(matchScore(other, value)).toBe(matchScore(value, other));
    expect(new Set(assignClusters([value, other, 'Plover Mills', other])).size).toBe(2);
  });

  it.each([
    ['a country in a bracket', 'Kestrel Talvik (United Arab Emirates)', 'United Arab Emirates'],
    ['two words in a bracket', 'Kestrel Mills (Plover Talvik)', 'Plover Talvik'],
    ['a firm in front of another', 'Kestrel Tanneries - Plover Talvik Mills', 'Plover Talvik Mills'],
    ['a short name and a place of two words', 'KSX - Plover Talvik', 'Plover Talvik'],
  ])('and what is none: %s', (_, value, other) => {
    expect(matchScore(value, other)).toBeLessThan(threshold);
  });

  it('is in its keys as before', () => {
    expect(companyKey('KSX - Kestrel School of Alder Studies')).not.toBe(companyKey('Kestrel School of Alder Studies'));
  });
});

describe('who acts for a body', () => {
  it.each([
    ['The Regents of the University of Talvik', 'University of Talvik'],
    ['Trustees of Kestrel University', 'Kestrel University'],
    ['President and Fellows of Kestrel College', 'Kestrel College'],
    ['Board of Trustees of Kestrel University', 'Kestrel University'],
  ])('is no part of its name: %s', (value, other) => {
    expect(matchScore(value, other)).toBeGreaterThan(threshold);
  });
});

describe('abbreviations of several words', () => {
  it.each([
    ['Kestrel Unified Sch Dist', 'Kestrel Unified School District'],
    ['Kestrel Water Dist of So California', 'Kestrel Water District of Southern California'],
    ['2nd Kestrel Thrift', 'Second Kestrel Thrift'],
  ])('%s is %s', (value, other) => {
    expect(matchScore(value, other)).toBeGreaterThan(threshold);
  });
});

describe('initials behind all of a name', () => {
  it('say it again', () => expect(matchScore('Hyderabad Urban Lab Ltd HUL', 'Hyderabad Urban Lab')).toBeGreaterThan(80));
  it('are a word of the name where they are those of another', () =>
    expect(matchScore('Hyderabad Urban Lab HUB', 'Hyderabad Urban Lab')).toBeLessThan(threshold));
});
