import { describe, expect, it } from 'vitest';
import { assignClusters, type CategoryName, explainMatch, matchScore } from '../../src/index.js';

const same: readonly [CategoryName, string, string][] = [
  ['company', 'International Business Machines Corporation', 'International Business Machines Cor'],
  ['company', 'Canadian Natural Resources Limited', 'Canadian Natural Resources Lim'],
  ['company', 'Garden Reach Shipbuilders & Engineers Limited', 'Garden Reach Shipbuilders & En'],
  ['company', 'Hefei General Machinery Research Institute (China)', 'Hefei General Machinery Research In'],
  ['company', 'Adelaide United FC', 'Adelaide United F'],
  ['individual', 'Rui Jorge Cebolo dos Reis Carvalho', 'Rui Jorge Cebolo dos Reis Carval'],
  ['product', 'Sony VAIO Neoprene Laptop Carrying Case - Black Finish', 'Sony VAIO Neoprene Laptop Carryi'],
];

/** A beginning that ends where a word does, in a number or a numeral, or is a name of its own. */
const others: readonly [CategoryName, string, string][] = [
  ['company', 'Pimco Municipal Income Fund II', 'Pimco Municipal Income Fund III'],
  ['company', 'Blackstone Senior Floating Rate 202', 'Blackstone Senior Floating Rate 2027 Term Fund'],
  ['company', 'Platinum Mile Investments', 'Platinum Mile Investments 577'],
  ['company', 'Raiffeisenbank Luzern', 'Raiffeisenbank Luzerner Landschaft Nordwest'],
  ['individual', 'Christian Anders', 'Christian Anderson'],
  ['individual', 'Christopher Lee', 'Christopher Leeson'],
  ['individual', 'Christopher J.', 'Christopher Jones'],
  ['individual', 'Hamish Farquhar', 'Hamish Farquharson'],
  ['company', 'Goldstein Hartmann Lee', 'Goldstein Hartmann Leeson'],
];

describe('values cut off amid a word', () => {
  it.each(same)('%s: "%s" goes on behind "%s"', (category, whole, cut) => {
    expect(matchScore(whole, cut, { category })).toBeGreaterThan(85);
    expect(matchScore(cut, whole, { category })).toBe(matchScore(whole, cut, { category }));
    expect(explainMatch(whole, cut, { category }).alignment[0].how).toBe('cut off at its end');
  });

  it.each(others)('%s: "%s" is no beginning of "%s"', (category, a, b) => {
    expect(explainMatch(a, b, { category }).alignment.map(({ how }) => how)).not.toContain('cut off at its end');
  });

  it('are found in columns, which weigh many pairs at once', () => {
    const names = Array.from(
      { length: 400 },
      (_, i) => `${['Alder', 'Birch', 'Cedar', 'Douglas', 'Elm'][i % 5]} ${String.fromCharCode(97 + (i % 26)).repeat(3)}on${i} Trading`,
    );
    const values = [...names, ...same.filter(([category]) => category === 'company').flatMap(([, whole, cut]) => [whole, cut])];
    const clusters = assignClusters(values, { category: 'company' });
    for (let i = names.length; i < values.length; i += 2) expect(clusters[i], values[i]).toBe(clusters[i + 1]);
  });
});
