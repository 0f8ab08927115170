import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lexiconTable } from '../../src/lexicon/lexicon.js';
import { isTownName } from '../../src/lexicon/town-names.js';
import { cellOfWriting, writingOfCell } from '../../src/lexicon/usual-writing.js';

describe('how a folded name is written', () => {
  it.each([
    ['bank of the reeds', 'Bank of the Reeds', '*'],
    ['reed', 'Reed', '*'],
    ['ibm', 'IBM', '^'],
    ['reed', 'reed', ''],
    ['eboard', 'eBoard', 'eBoard'],
    ['of reeds', 'of Reeds', 'of Reeds'],
    ['3m', '3M', '^'],
  ])('%s, %s', (folded, written, cell) => {
    expect(cellOfWriting(folded, written)).toBe(cell);
    expect(writingOfCell(folded, cell)).toBe(written);
  });

  it('is found again, whatever it is', () => {
    const folded = fc.array(fc.stringMatching(/^[a-z0-9]{1,6}$/), { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(folded, fc.string({ minLength: 2 }), (name, written) => {
        expect(writingOfCell(name, cellOfWriting(name, written))).toBe(written);
      }),
    );
  });

  it('is told by the tables', () => {
    const written = (alias: string): string | undefined => lexiconTable('places').find(({ words }) => words.join(' ') === alias)?.canonical;
    expect(written('a coruna')).toBe('A Coruña');
    expect(written('alabama')).toBe('Alabama');
  });
});

describe('towns that linkage alone knows', () => {
  it('are names of one word and of several, written as one', () => {
    expect(['irving', 'belfordroxo'].map(isTownName)).toEqual([true, true]);
    expect(['', 'belford', 'irvingg'].map(isTownName)).toEqual([false, false, false]);
  });
});
