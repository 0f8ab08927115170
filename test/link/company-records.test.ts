import { describe, expect, it } from 'vitest';
import { explainKey, keys, matchScore } from '../../src/index.js';
import { defaultThreshold } from '../../src/link/index.js';

const threshold = defaultThreshold('company') * 100;
const keyText = (value: string): string => explainKey(value, { level: 'wide' }).keyText;

describe('names of companies as lists of customers and suppliers have them', () => {
  it.each([
    ['10023 - Kestrel Foods Inc', 'Kestrel Foods Inc', 'the number of a record and a dash'],
    ['[10023] Kestrel Foods Inc', 'Kestrel Foods Inc', 'the same in brackets'],
    ['100234: KESTREL FOODS, INC.', 'Kestrel Foods Inc', 'the same and a colon'],
    ['V10023 - Kestrel Foods Inc', 'Kestrel Foods Inc', 'letters and a number'],
    ['12345 - AMEX LLC', 'American Express LLC', 'a name that everybody knows behind it'],
    ['Kestrel Foods Inc (312) 555-0199', 'Kestrel Foods Inc', 'a telephone number'],
    ['Kestrel Foods Inc +1 312-555-0199', 'Kestrel Foods', 'the same from elsewhere'],
    ['Kestrel(R) Foods Inc', 'Kestrel Foods Inc', 'a trade mark'],
    ['Kestrel Foods (TM)', 'Kestrel Foods', 'another one at the end'],
    ['The OZ Corporation', 'OZ Corporation', 'an article in front of letters that are a legal form elsewhere'],
    ['The K. D. Alder Associates', 'K. D. Alder and Associates', 'the same of initials'],
    ['Alder Company Limited Liability Company', 'Alder Company LLC', 'two legal forms of which the one begins with the end of the other'],
    ['United Loan Company', 'United Loan Co', 'a trade in front of a legal form'],
    ['6251 N Alder LLC', '6251 North Alder LLC', 'a direction behind the number of a house'],
    ['6251 N. Alder, LLC', '6251 North Alder LLC', 'the same with its dot'],
  ])('%s is %s: %s', (left, right) => {
    expect(matchScore(left, right)).toBeGreaterThanOrEqual(threshold);
    expect(matchScore(right, left)).toBe(matchScore(left, right));
  });

  it.each([
    ['6251 N Alder LLC', '6251 South Alder LLC', 'the other direction'],
    ['4359-61 N Alder Inc', '4363 N Alder Inc', 'the numbers of two houses'],
    ['Alder Lodge 1 (312) 555-0199', 'Alder Lodge 2 (312) 555-0199', 'the number of a lodge in front of a telephone number'],
    ['1871 - Alder to Table', '1907 - Alder to Table', 'years, which names begin with'],
  ])('%s is not %s: %s', (left, right) => {
    expect(matchScore(left, right)).toBeLessThan(threshold);
    expect(explainKey(left).keyText).not.toBe(explainKey(right).keyText);
    expect(keyText(left)).not.toBe(keyText(right));
  });

  it('writes wide keys without what is of a record', () => {
    expect(keyText('10023 - Kestrel Foods Inc')).toBe(keyText('Kestrel Foods Inc'));
    expect(keyText('Kestrel Foods Inc, 312.555.0199')).toBe(keyText('Kestrel Foods Inc'));
    expect(keyText('Kestrel (R) Foods Inc')).toBe(keyText('Kestrel Foods Inc'));
    expect(keyText('625 W Alder Inc')).toBe(keyText('625 West Alder Inc'));
    // what is all that a value has is its name
    expect(keyText('10023 - Inc')).not.toBe('');
    expect(keyText('312-555-0199')).not.toBe('');
    expect(keys(['1-800-FLOWERS', '2000 Alder'])).not.toContain(null);
  });
});
