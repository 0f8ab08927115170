import { describe, expect, it } from 'vitest';
import type { CategoryName } from '../../src/category/category.js';
import { withDroppedLetters } from '../../src/lexicon/marked-words.js';
import { assignClusters, defaultThreshold, matchScore } from '../../src/link/index.js';
import { droppedWords } from '../../src/link/lost-words.js';
import { leftWithoutMarked } from '../../src/text/lost-letters.js';

const PAIRS: readonly (readonly [CategoryName, string, string])[] = [
  ['company', 'Société Générale', 'Socit Gnrale'],
  ['company', 'Club Atlético Orlopz', 'Club Atltico Orlopz'],
  ['company', 'Brørlänge Møbler AS', 'Brrlnge Mbler AS'],
  ['individual', 'Jürgen Wüsch', 'Jrgen Wsch'],
  ['individual', 'Björn Jónsson', 'Bjrn Jnsson'],
  ['address', '12 Peñalosa Street, Ely, MN', '12 Pealosa Street, Ely, MN'],
  ['global-address', 'Hauptstraße 20, Brindheim', 'Hauptstrae 20, Brindheim'],
  ['global-address', 'Calle Núñez Ordóñez 5, Brindel', 'Calle Nez Ordez 5, Brindel'],
];

describe('letters that were dropped without a trace', () => {
  it.each(PAIRS)('are found beside the word as it is written (%s): %s, %s', (category, left, right) => {
    expect(matchScore(left, right, { category })).toBeGreaterThan(100 * defaultThreshold(category));
    expect(matchScore(right, left, { category })).toBe(matchScore(left, right, { category }));
    const column = [right, 'Zorblat Wyrrl', left];
    const [one, , other] = assignClusters(column, { category });
    expect(one).toBe(other);
    expect(assignClusters([...column].reverse(), { category })[0]).toBe(assignClusters([...column].reverse(), { category })[2]);
  });

  it('are told where what is left is no word', () => {
    expect(withDroppedLetters('atltico')).toBe('atlético');
    for (const word of ['espaa', 'varna', 'ganadera', 'zorblat']) expect(withDroppedLetters(word)).toBeNull();
    expect(leftWithoutMarked('Jürgen')).toBe('jrgen');
    for (const word of ['Jurgen', 'Žižkov2', 'Łoś', '東京', 'ÅÄÖ']) expect(leftWithoutMarked(word)).toBe('');
  });

  it('leave a word alone that is known, or may be several', () => {
    const text = ['andersen', 'jorgen', 'jrgen', 'jurgen'];
    const lines = (...pairs: string[]): Uint8Array[] => pairs.map((pair) => new TextEncoder().encode(pair));
    const unknown = { text, known: Uint16Array.from([0, 0, 0, 0]) };
    expect(droppedWords(unknown, lines('jrgen jurgen\nzzz andersen', ''))).toEqual(new Map([[2, 3]]));
    expect(droppedWords(unknown, lines('jrgen jurgen', 'jrgen jorgen', 'jrgen jurgen'))).toEqual(new Map());
    expect(droppedWords({ text, known: Uint16Array.from([0, 0, 1, 0]) }, lines('jrgen jurgen'))).toEqual(new Map());
    // (a given name of its own)
    expect(matchScore('José Brindel', 'Jos Brindel', { category: 'individual' })).toBeLessThan(
      matchScore('José Brindel', 'Jose Brindel', { category: 'individual' }),
    );
  });
});
