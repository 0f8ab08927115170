import { describe, expect, it } from 'vitest';
import { assignClusters, matchScore } from '../../src/link/index.js';

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

  it.each([
    ['Universiteit Veldhoven', 'University of Veldhoven'],
    ['Kestrel Egyetem', 'Kestrel University'],
    ['Talvik Haigla', 'Talvik Hospital'],
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
