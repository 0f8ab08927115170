import { describe, expect, it } from 'vitest';
import { romanizeThai } from '../../src/text/thai.js';

describe('romanizeThai', () => {
  it.each([
    ['สมชาย', 'somchai'],
    ['จันทร์โอชา', 'chanocha'],
    ['ศรีสุข', 'srisuk'],
    ['ธนาธร', 'thanathorn'],
    ['กรรณิการ์', 'kannika'],
    ['เกรียงไกร', 'kriangkrai'],
    ['เจริญ', 'charoen'],
    ['แก้วมณี', 'kaewmani'],
    ['วงศ์สวัสดิ์', 'wongsawat'],
    ['บุญเรือง', 'bunruang'],
    ['หลีกภัย', 'likphai'],
    ['ลักษณ์', 'lak'],
    ['ไทย', 'thai'],
    ['ทองคำ', 'thongkham'],
    ['๒๕', '25'],
  ])('%s: %s', (written, latin) => expect(romanizeThai(written)).toBe(latin));

  it('takes any text, and leaves other characters as they are', () => {
    expect(romanizeThai('')).toBe('');
    expect(romanizeThai('A1 é\uD800')).toBe('A1 é\uD800');
    for (let code = 0x0e00; code < 0x0e80; code++) {
      const letter = String.fromCharCode(code);
      for (const text of [letter, letter.repeat(3), `ก${letter}`, `${letter}ก`]) expect(() => romanizeThai(text)).not.toThrow();
    }
  });
});
