import { expect, it } from 'vitest';
import { wholeNumber } from '../../src/text/whole-number.js';

it('writes counts as the locale of the United States does', () => {
  for (const value of [0, 7, 999, 1000, 12345.5, 999_999.4, 1_000_000, 123456789012345, -1, -1234, -999_999])
    expect(wholeNumber(value)).toBe(Math.round(value).toLocaleString('en-US'));
});
