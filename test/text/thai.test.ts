import { describe, expect, it } from 'vitest';
import { romanizeThai } from '../../src/text/thai.js';
import { takesAnyText } from './any-text.js';

describe('romanizeThai', () => {
  it.each([
    ['สมชาย', 'somchai'],
    ['นภาวรรณ', 'naphawan'],
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
    ['บริษัท', 'borisat'],
    ['๒๕', '25'],
  ])('%s: %s', (written, latin) => expect(romanizeThai(written)).toBe(latin));

  takesAnyText(romanizeThai, 0x0e00, 0x0e80, 'ก');
});
