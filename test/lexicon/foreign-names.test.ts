import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foreignName } from '../../src/category/individual/foreign-names.js';
import { foreignNames } from '../../src/lexicon/foreign-names.js';
import { heardIn, HeardWords, kanaSpellings, SHARE_OF_FIRMS } from '../../src/lexicon/heard-words.js';
import { LetterTrie } from '../../src/lexicon/letter-trie.js';
import { TakenOver } from '../../src/lexicon/taken-over.js';

const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(`../../src/lexicon/tables/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

describe('words that are found by their sound', () => {
  // what the package leaves out because of it has to be found indeed
  it.each([
    ['shared/foreign-names.tsv', ['given', 'surname'], 1],
    ['company/loanwords.tsv', ['company'], SHARE_OF_FIRMS],
  ] as const)('of %s are those that it says', (file, lists, share) => {
    const words = new HeardWords(lists, kanaSpellings());
    const heard = rowsOf(file).filter(([, , , cls]) => cls === 'heard');
    expect(heard.length).toBeGreaterThan(100);
    expect(heard.filter(([latin, written]) => heardIn(() => words, written, share) !== latin)).toEqual([]);
  });
});

describe('foreignName', () => {
  it.each([
    ['マイケル', 'michael'],
    ['サッチャー', 'thatcher'],
    ['デービッド', 'david'],
    ['スティーヴン', 'steven'],
    ['도널드', 'donald'],
    // (in no row)
    ['キリアン', 'kylian'],
  ])('%s: %s', (written, latin) => expect(foreignName(written)).toBe(latin));

  // surnames and given names of Japan in katakana, as forms ask for them
  it.each(
    'クドウ ツジ オノデラ ホリグチ カゲヤマ シラトリ ウエハラ キシダ アベ ハトヤマ カン ノダ コイズミ モリ オブチ ケイゾウ ツトム サキ アヤカ クミ セイナ モエ コハル イチカ ソラ シン ゴウ テル サダオ クニエ ハツエ ウメ キク チヨ ミヨ ヨネ スエ クロサワ ヤナイ ミキタニ オオタニ ショウヘイ'.split(
      ' ',
    ),
  )('takes %s for no foreigner', (written) => expect(foreignName(written)).toBeNull());

  it.each(['', 'マ', 'Michael', '山田', 'まいける', 'マイ・ケル', 'ー'.repeat(40), 'ァ'.repeat(1000)])('leaves %j', (token) =>
    expect(foreignName(token)).toBeNull(),
  );
});

describe('TakenOver', () => {
  it('reads every row of its table that is packed', () => {
    const names = foreignNames();
    expect(rowsOf('shared/foreign-names.tsv').filter(([latin, written, , cls]) => cls === '' && names.of(written) !== latin)).toEqual([]);
  });

  it('is empty without rows', () => expect(new TakenOver('').of('マイケル')).toBeUndefined());
});

describe('LetterTrie', () => {
  it('has the words that it was given, and what was said of them', () => {
    const trie = new LetterTrie();
    trie.add('mart', 2);
    trie.add('mar', 1);
    trie.add('mart', 3);
    const mart = trie.walk(0, 'mart');
    expect(trie.valueOf(mart)).toBe(5);
    expect(trie.wordOf(mart)).toBe('mart');
    expect(trie.valueOf(trie.walk(0, 'ma'))).toBe(0);
    expect(trie.walk(0, '')).toBe(0);
    expect(trie.walk(0, 'mats')).toBe(-1);
  });
});
