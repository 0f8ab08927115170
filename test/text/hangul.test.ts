import { describe, expect, it } from 'vitest';
import { romanizeHangul } from '../../src/text/hangul.js';

describe('romanizeHangul', () => {
  it.each([
    ['빛', 'bit'],
    ['한빛', 'hanbit'],
    ['국어', 'gugeo'],
    ['독립', 'dongnip'],
    ['종로', 'jongno'],
    ['설날', 'seollal'],
    ['벚꽃', 'beotkkot'],
    ['닭', 'dak'],
    ['읽어', 'ilgeo'],
    ['좋아', 'joa'],
    ['밥물', 'bammul'],
  ])('%s: %s', (written, latin) => expect(romanizeHangul(written)).toBe(latin));

  it('leaves other characters as they are', () => {
    expect(romanizeHangul('SK하이닉스 2공장')).toBe('SKhainikseu 2gongjang');
    expect(romanizeHangul('')).toBe('');
    expect(romanizeHangul('ㄱ\uD800')).toBe('ㄱ\uD800');
  });
});
