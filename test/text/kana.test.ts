import { describe, expect, it } from 'vitest';
import { kanaSounds, plainSounds, romanizeKana } from '../../src/text/kana.js';

describe('romanizeKana', () => {
  it.each([
    ['ファミリーマート', 'famirimato'],
    ['ジョイフル', 'joifuru'],
    ['マッチ', 'matchi'],
    ['ラッキー', 'rakki'],
    ['ヴァイオリン', 'vaiorin'],
    ['ティファニー', 'tifani'],
    ['クォーク', 'kwoku'],
    ['ウォーター', 'wota'],
    ['イェール', 'yeru'],
    ['シェフ', 'shefu'],
    ['デュオ', 'dyuo'],
    ['さっぽろ', 'sapporo'],
    ['きゃりー', 'kyari'],
    ['カァ', 'ka'],
    ['東京タワー', '東京tawa'],
    ['関ヶ原', '関ヶ原'],
    ['abc', 'abc'],
    ['', ''],
    // nothing to stand beside
    ['ァ', 'a'],
    ['ャ', 'ya'],
    ['ッ', ''],
    ['ー', ''],
  ])('%s: %s', (kana, latin) => expect(romanizeKana(kana)).toBe(latin));

  it('reads every kana, small or not, behind every other', () => {
    const kana = Array.from({ length: 0x30f4 - 0x30a1 + 1 }, (_, i) => String.fromCharCode(0x30a1 + i));
    for (const first of kana) for (const second of kana) expect(romanizeKana(first + second)).toMatch(/^[a-z]*$/);
  });

  it('takes hiragana for the katakana that they are', () => expect(romanizeKana('じょいふる')).toBe(romanizeKana('ジョイフル')));
});

describe('kanaSounds', () => {
  it('says what is long, doubled and a syllable of its own', () => expect(kanaSounds('ハンバーガッツ')).toBe('haNba:gaQtsu'));
});

describe('plainSounds', () => {
  it.each([
    ['デイビッド', 'デービッド'],
    ['ウィリアム', 'ウイリアム'],
    ['ロウソン', 'ローソン'],
  ])('%s, %s', (left, right) => expect(plainSounds(left)).toBe(plainSounds(right)));

  it.each([
    ['ウィンド', 'ウィンドウ'],
    ['ヴァル', 'バル'],
    ['カット', 'カト'],
  ])('not %s, %s', (left, right) => expect(plainSounds(left)).not.toBe(plainSounds(right)));
});
