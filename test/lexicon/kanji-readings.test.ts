import { describe, expect, it } from 'vitest';
import { isJapaneseWriting, isReadAs, japaneseReadings, type KanjiUse } from '../../src/lexicon/kanji-readings.js';

describe('how Chinese characters are read in Japan', () => {
  it.each<[string, KanjiUse, string]>([
    ['裕義', 'given', 'hiroyoshi'],
    ['金下', 'surname', 'kaneshita'],
    ['栢森', 'surname', 'kayamori'],
    ['極洋', 'word', 'kyokuyo'],
    ['三晃', 'word', 'sanko'],
    // a character said before
    ['佐々', 'surname', 'sasa'],
    // kana among them
    ['よし江', 'given', 'yoshie'],
    // older forms
    ['櫻庭', 'surname', 'sakuraba'],
    ['將夫', 'given', 'masao'],
  ])('%s as a %s may be %s', (written, use, reading) => {
    expect(japaneseReadings(written, use, 6)).toContain(reading);
  });

  it.each([
    ['鉄建', 'tekken'],
    ['日鉄', 'nittetsu'],
    ['学研', 'gakken'],
    ['連邦', 'renpo'],
    ['日中', 'nitchu'],
  ])('sounds that meet change each other: %s is %s', (written, reading) => {
    expect(japaneseReadings(written, 'word', 1)).toEqual([reading]);
  });

  it('a given name of one character is read as a whole', () => {
    expect(japaneseReadings('徹', 'given', 1)).toEqual(['toru']);
    expect(japaneseReadings('裕', 'given', 3)).toContain('hiroshi');
  });

  it('gives so many at most, each once, and none of what it cannot read', () => {
    const readings = japaneseReadings('裕義', 'given', 3);
    expect(readings).toHaveLength(3);
    expect(new Set(readings).size).toBe(3);
    expect(japaneseReadings('', 'word', 3)).toEqual([]);
    expect(japaneseReadings('王\u{2A6D6}', 'word', 3)).toEqual([]);
    expect(japaneseReadings('山'.repeat(9), 'word', 3)).toEqual([]);
  });

  it('tells what Japan alone writes so, and what mainland China does', () => {
    expect(['関西', '沢', 'ソニー', 'あさひ'].map(isJapaneseWriting)).toEqual([true, true, true, true]);
    expect(['清華大學', '东京', '中山', 'Sony', ''].map(isJapaneseWriting)).toEqual([false, false, false, false, false]);
    expect(isReadAs('石垣', 'surname')).toBe(true);
    expect(isReadAs('陈', 'surname')).toBe(false);
    expect(isReadAs('东', undefined)).toBe(false);
  });
});
