import { describe, expect, it } from 'vitest';
import { explainKey } from '../../src/index.js';

const scriptsOf = (value: string, category: 'company' | 'individual' | 'address' | 'global-address' | 'product') =>
  explainKey(value, { category })
    .reasons.filter(({ role }) => role === 'script')
    .map(({ text, becomes, because }) => [text, becomes, because]);

describe('the explanation of a key', () => {
  it.each([
    [
      'individual',
      'Иванов Сергей',
      [
        ['Иванов', 'ivanov', 'Cyrillic'],
        ['Сергей', 'sergey', 'Cyrillic'],
      ],
    ],
    ['individual', '김정은', [['김정은', 'gim jeongeun', 'Hangul']]],
    ['individual', '山田 太郎', [['山田 太郎', 'yamada taro', 'Han']]],
    ['individual', 'محمد Ali', [['محمد', 'muhammad', 'Arabic']]],
    [
      'company',
      'Газпром ОАО',
      [
        ['Газпром', 'gazprom', 'Cyrillic'],
        ['ОАО', 'oao', 'Cyrillic'],
      ],
    ],
    ['company', 'Εθνική Bank', [['Εθνική', 'ethniki', 'Greek']]],
    [
      'product',
      'Кофе 500 г',
      [
        ['Кофе', 'kofe', 'Cyrillic'],
        ['г', 'g', 'Cyrillic'],
      ],
    ],
    [
      'global-address',
      'ул. Ленина 5',
      [
        ['ул', 'ul', 'Cyrillic'],
        ['Ленина', 'lenina', 'Cyrillic'],
      ],
    ],
  ] as const)('says of %s what another script is read as: %s', (category, value, read) => {
    expect(scriptsOf(value, category)).toEqual(read.map(([text, becomes, script]) => [text, becomes, `rule: ${script} read in Latin letters`]));
  });

  it('names the scripts of a word of several, and none for Latin letters however marked', () => {
    expect(scriptsOf('東京カメラ', 'company')[0][2]).toBe('rule: Han and Katakana read in Latin letters');
    expect(scriptsOf('Société Générale Straße Łódź №5', 'company')).toEqual([]);
    expect(scriptsOf('', 'company')).toEqual([]);
  });
});
