import { describe, expect, it } from 'vitest';
import { assignClusters, defaultThreshold, matchScore } from '../../src/link/index.js';

const found = 100 * defaultThreshold('company');

describe('firms in Cyrillic and Greek beside what their countries write them as', () => {
  it.each([
    ['Ukrainian', 'ТОВ Гончар', 'Honchar LLC'],
    ['Ukrainian, as Russian writes it', 'ТОВ Гончар', 'TOV Gonchar'],
    ['Ukrainian', 'АТ Укргазвидобування', 'Ukrhazvydobuvannia JSC'],
    ['Ukrainian, soft vowels as others write them', 'ТОВ Гнатюк', 'Hnatyuk LLC'],
    ['Serbian, without its marks', 'Љубичево ДОО Пожаревац', 'Ljubicevo DOO Pozarevac'],
    ['Macedonian', 'Ѓорче ДООЕЛ Скопје', 'Gjorce DOOEL Skopje'],
    ['Kazakh', 'ЖШС Қазтұрмыс', 'Kazturmys LLP'],
    ['Greek, as it sounds', 'Ντίνος Γκίκας & Σία Ο.Ε.', 'Dinos Gikas & Co OE'],
    ['Greek, letter by letter', 'Ντίνος Α.Ε.', 'Ntinos A.E.'],
  ])('%s: %s, %s', (_, written, latin) => {
    expect(matchScore(written, latin)).toBeGreaterThanOrEqual(found);
    expect(matchScore(latin, written)).toBe(matchScore(written, latin));
    expect(assignClusters([written, latin, 'Talvik Foods'])).toEqual(Int32Array.of(0, 0, 1));
  });

  it('leaves what the column has as it is read', () => {
    // (Garant and Harant are two firms, and Гарант is read as the first)
    expect(assignClusters(['ТОВ Гарант', 'Garant LLC', 'Harant LLC'])).toEqual(Int32Array.of(0, 0, 1));
  });

  it('takes no near word for it', () => {
    expect(matchScore('ТОВ Гончар', 'Honcharenko LLC')).toBeLessThan(found);
    expect(matchScore('ТОВ Гончар', 'Bonchar LLC')).toBeLessThan(found);
  });
});
