import { describe, expect, it } from 'vitest';
import { FUNCTIONS, functionNamed } from '../../src/catalogue/index.js';

/** Hard text: none of it may make a function throw. */
const HOSTILE = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\ufeff',
  '=cmd|calc',
  '__proto__',
  'constructor',
  '%00',
  '<script>',
  '🙂🙃',
  'مرحبا',
  '株式会社',
  '()[]{}*+?.\\^$|',
  '@'.repeat(1000),
  'a.'.repeat(5000),
  '('.repeat(5000),
  '9'.repeat(5000),
  'x'.repeat(1 << 20),
];

describe('the catalogue', () => {
  it('refuses what names no function', () => {
    for (const name of ['', 'nosuch', 'x'.repeat(1 << 20), undefined, null, 5, Symbol('x')])
      expect(() => functionNamed(name as string)).toThrow(expect.objectContaining({ code: 'ERR_OPTION_RANGE' }));
  });

  it('names every function once', () => {
    const names = FUNCTIONS.flatMap(({ name, aliases }) => [name, ...aliases]);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('finds a function by any of its names, and tells what may have been meant', () => {
    for (const known of FUNCTIONS) for (const name of [known.name, ...known.aliases]) expect(functionNamed(` ${name.toUpperCase()} `)).toBe(known);
    expect(() => functionNamed('adress-parse')).toThrow(/did you mean "address-parse"/);
  });

  describe.each(FUNCTIONS)('$name', ({ inputs, outputs, data, examples, load }) => {
    it('is told in full', () => {
      expect(inputs[0].required).toBe(true);
      expect(new Set(outputs.map(({ name }) => name)).size).toBe(outputs.length);
      expect(data.length).toBeGreaterThan(0);
      expect(examples.length).toBeGreaterThan(0);
    });

    it('does what its examples say', async () => {
      const run = await load();
      for (const example of examples) {
        const answer = run(inputs.map(({ name }) => example.inputs[name] ?? ''));
        expect(Object.fromEntries(outputs.map(({ name }, i) => [name, answer[i]]))).toEqual({
          ...Object.fromEntries(outputs.map(({ name }) => [name, ''])),
          ...example.outputs,
        });
      }
    });

    it('answers hard text with as many fields, and never throws', async () => {
      const run = await load();
      for (const value of HOSTILE) {
        const answer = run(inputs.map(() => value));
        expect(answer).toHaveLength(outputs.length);
        for (const field of answer) expect(typeof field).toBe('string');
      }
      expect(run(inputs.map(() => '')).join('')).toBe('');
    });
  });
});
