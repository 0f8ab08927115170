import { describe, expect, it } from 'vitest';
import { aligned } from '../../src/cli/aligned.js';
import { ProgressLine } from '../../src/cli/progress-line.js';
import { summaryOf } from '../../src/cli/summary.js';
import { type MatchReport, matchReport } from '../../src/link/index.js';

describe('aligned', () => {
  it('puts columns below each other', () => {
    expect(
      aligned([
        ['a', 'bcd', 'e'],
        ['fgh', 'i'],
        ['', 'é😀', 'j'],
      ]),
    ).toBe('a    bcd  e\nfgh  i\n     é😀   j\n');
  });

  it('makes nothing of nothing', () => expect(aligned([])).toBe(''));
});

describe('ProgressLine', () => {
  function recorded(isTTY: boolean) {
    const texts: string[] = [];
    let nowMs = 0;
    const line = new ProgressLine({ isTTY, write: (text: string) => texts.push(text) }, () => nowMs);
    return { line, texts, at: (ms: number) => (nowMs = ms) };
  }

  it('shows share, count, rate and time left, and erases itself', () => {
    const { line, texts, at } = recorded(true);
    line.update('comparing', 0, 0);
    at(2000);
    line.update('comparing', 0.25, 500_000);
    expect(texts.at(-1)).toBe('\r\x1b[2Kcomparing  25 %  500,000  250,000/s  6 s left');
    line.clear();
    expect(texts.at(-1)).toBe('\r\x1b[2K');
    const { length } = texts;
    line.clear();
    expect(texts.length).toBe(length);
  });

  it('writes ten times a second at most, and begins anew with each stage', () => {
    const { line, texts, at } = recorded(true);
    for (let ms = 0; ms < 1000; ms++) {
      at(ms);
      line.update('reading', ms / 1000, ms);
    }
    expect(texts.length).toBe(10);
    at(5000);
    line.update('clustering', 0.5, 10);
    expect(texts.at(-1)).toBe('\r\x1b[2Kclustering  50 %  10');
  });

  it('is silent where there is no terminal', () => {
    const { line, texts } = recorded(false);
    line.update('reading', 0.5, 1);
    line.clear();
    expect(texts).toEqual([]);
  });
});

describe('summaryOf', () => {
  const report = matchReport(['Acme Ltd', 'ACME Limited', 'Apex']);
  const refusedPair = { left: 'A\n\x1b[31m1', right: 'x'.repeat(100), leftRow: 0, rightRow: 4, score: 0.9, reason: 'their numbers differ' };
  const withRefused = (refused: number): MatchReport => ({ ...report, refused: Array.from({ length: refused }, () => refusedPair) });

  it('counts', () => {
    expect(summaryOf({ ...report, rows: 3_000 }, 2)).toBe('3,000 rows, 1 cluster of two rows and more with 2 rows, 0 pairs kept apart\n2.00 s, 1,500 rows/s\n');
  });

  it('shows three of the pairs kept apart, without what a terminal would obey', () => {
    const lines = summaryOf(withRefused(5), 1).split('\n');
    expect(lines[0]).toContain('5 pairs kept apart');
    expect(lines.slice(1, 4)).toEqual(Array(3).fill(`  not merged, because their numbers differ: "A  [31m1" (row 1) and "${'x'.repeat(60)}…" (row 5)`));
    expect(lines[4]).toBe('  and 2 more');
    expect(lines.length).toBe(7);
    expect(summaryOf(withRefused(1), 1)).toContain('1 pair kept apart');
    expect(summaryOf(withRefused(3), 1)).not.toContain('more\n');
  });

  it('survives no time at all', () => expect(summaryOf(report, 0)).toContain('rows/s'));
});
