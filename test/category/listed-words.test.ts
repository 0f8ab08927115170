import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CategoryName } from '../../src/category/category.js';
import { explainKey } from '../../src/index.js';

/** Words of a frequency list, of three letters and more: what a row of another table is read as in another script may be one of them. */
const listed = (path: string): string[] =>
  readFileSync(new URL(`../../src/lexicon/tables/${path}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0])
    .filter((word) => /^[a-z]{3,}$/.test(word));

const textOf = (value: string, category: CategoryName): string => explainKey(value, { category, level: 'narrow' }).keyText ?? '';

describe('every word of the lists is still in the key', () => {
  const surnames = listed('individual/surname-frequency.tsv');

  it('of a surname in front of a comma, but for titles that are hardly one', () => {
    const lost = surnames.filter((surname) => !textOf(`${surname}, Harriet`, 'individual').includes('| '));
    expect(lost).toEqual(['herr', 'hon', 'mister']);
  });

  it('of a surname at the end, but for generations and the like', () => {
    const lost = surnames.filter((surname) => !textOf(`Harriet ${surname}`, 'individual').split('|')[1]?.split(' ').includes(surname));
    expect(lost).toEqual(['deen', 'din', 'junior', 'mister', 'nee', 'senior']);
  });

  it('of a word in front of a firm, but for the article and legal forms', () => {
    const words = listed('company/word-frequency.tsv').map((word) => ({ word, text: textOf(`${word} Hollowell Kranvelt`, 'company') }));
    expect(words.filter(({ text }) => text === 'hollowell kranvelt').map(({ word }) => word)).toEqual(['the']);
    const forms = words.filter(({ text }) => text.startsWith('hollowell kranvelt |')).map(({ word }) => word);
    expect(forms.join(' ')).toBe(
      'aktiebolag aktiengesellschaft berhad bhd compagnie companhia compania corp corporacion corporation doo ggmbh gmbh gongsi inc incorporated incorporation jsc kft kgaa lda limitada limited limitee llc llp ltd ltda nyrt oyj pao persero pjsc plc qpsc reit saca sarl sasu sgps sia sirketi societa socimi srl sro tbk too trustco youxian zrt',
    );
  });

  it('of a word of a street, but for numbers and for what has another word in English', () => {
    const lost = listed('address/street-word-frequency.tsv').filter(
      (word) => word.length > 3 && !textOf(`12 ${word} Street, Hollowell`, 'global-address').includes(word.slice(0, 4)),
    );
    expect(lost).toEqual(['coronel', 'first', 'ingeniero', 'marechal', 'naberezhnaya', 'padre', 'quinze', 'sankt', 'second', 'third']);
  });
});
