import { expect, it } from 'vitest';

/** Takes any text of a script, and leaves other characters as they are. `from` .. `end`: its code units; `consonant`: one of them. */
export function takesAnyText(romanize: (text: string) => string, from: number, end: number, consonant: string): void {
  it('takes any text, and leaves other characters as they are', () => {
    expect(romanize('')).toBe('');
    expect(romanize('A1 é\uD800')).toBe('A1 é\uD800');
    for (let code = from; code < end; code++) {
      const letter = String.fromCharCode(code);
      for (const text of [letter, letter.repeat(3), `${consonant}${letter}`, `${letter}${consonant}`]) expect(() => romanize(text)).not.toThrow();
    }
  });
}
