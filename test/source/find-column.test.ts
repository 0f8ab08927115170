import { describe, expect, it } from 'vitest';
import { findColumn } from '../../src/source/index.js';

const HEADER = ['id', ' name ', '', 'city', 'city', '7', '2', 'Ünïcode'];

describe('findColumn', () => {
  it.each([
    ['a number', '1', 0],
    ['the last number', '8', 7],
    ['a name', 'id', 0],
    ['a name with blanks around it', 'name', 1],
    ['blanks around what is wanted', ' id ', 0],
    ['a number before a name of digits', '2', 1],
    ['a number of a blank column', '3', 2],
    ['one of two equal names by number', '5', 4],
    ['beyond ASCII', 'Ünïcode', 7],
    ['leading zeros', '01', 0],
  ])('%s', (_, wanted, expected) => expect(findColumn(HEADER, true, wanted, '--column')).toBe(expected));

  it('takes digits for a name where there is no such number', () => {
    expect(findColumn(['a', '2024', '7'], true, '2024', '--column')).toBe(1);
    expect(findColumn(['a', '2024', '7'], true, '7', '--column')).toBe(2);
  });

  it('needs no name where there is one column', () => {
    expect(findColumn(['a'], true, undefined, '--column')).toBe(0);
    expect(findColumn(['a'], false, undefined, '--column')).toBe(0);
  });

  it.each([
    ['an unknown name', HEADER, true, 'nam', /no column "nam".*1 id, 2 name, 3 \(no name\).*did you mean "name"/],
    ['a number too large', HEADER, true, '9', /no column "9".*8 Ünïcode/],
    ['zero', HEADER, true, '0', /no column "0"/],
    ['a negative number', HEADER, true, '-1', /no column "-1"/],
    ['a blank name', HEADER, true, ' ', /no column " "/],
    ['a name that several columns have', HEADER, true, 'city', /several columns are named "city".*4 or 5/],
    ['nothing', HEADER, true, undefined, /which column.*--column.*1 id/],
    ['a name where columns have none', ['a', 'b'], false, 'a', /no column "a".*1 \.\. 2/],
    ['a name of Object.prototype', HEADER, true, '__proto__', /no column "__proto__"/],
  ])('refuses %s', (_, first, named, wanted, message) => {
    expect(() => findColumn(first, named, wanted, '--column')).toThrow(
      expect.objectContaining({ code: 'ERR_COLUMN_MISSING', message: expect.stringMatching(message) }),
    );
  });

  it('does not list columns without end', () => {
    const many = Array.from({ length: 5000 }, (_, i) => `column number ${i} ${'x'.repeat(100)}`);
    try {
      findColumn(many, true, 'nope', '--column');
      expect.unreachable();
    } catch (error) {
      expect((error as Error).message).toContain('4960 more');
      expect((error as Error).message.length).toBeLessThan(3000);
    }
  });

  it('looks at the first letters of names: a cell of the first line may have megabytes', () => {
    const long = 'n'.repeat(3_000_000);
    expect(() => findColumn(['id', long], true, `${long}x`.slice(0, 100_000), '--column')).toThrow(/did you mean "n{40}…"/);
  });
});
