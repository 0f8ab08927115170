import { describe, expect, it } from 'vitest';
import { lexiconTable } from '../../src/lexicon/lexicon.js';

describe('legal forms of which one may be written for the other', () => {
  const rows = lexiconTable('legalEquivalents').map(({ canonicalWords, words }) => [canonicalWords.join(''), words.join('')]);

  it('are forms that the table of forms has', () => {
    const forms = new Set(lexiconTable('legalForms').map(({ canonicalWords }) => canonicalWords.join('')));
    expect(rows.flat().filter((form) => !forms.has(form))).toEqual([]);
  });

  it('are two, and once', () => {
    expect(rows.filter(([a, b]) => a === b)).toEqual([]);
    expect(new Set(rows.map((pair) => pair.toSorted().join(' '))).size).toBe(rows.length);
  });
});
