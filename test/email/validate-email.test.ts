import { describe, expect, it } from 'vitest';
import { EMAIL_REASONS, parseEmail, validateEmail } from '../../src/email/index.js';
import { ADDRESSES } from './addresses.js';

/** For names of tests: short, and printable. */
const shown = (value: string): string => JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}…` : value);

describe.each(Object.entries(ADDRESSES))('%s', (_, rows) => {
  it.each(rows.map(([value, reason, options]) => [shown(value), reason || 'valid', value, options] as const))('%s: %s', (_name, expected, value, options) => {
    const answer = validateEmail(value, options);
    expect(answer.reason ?? 'valid').toBe(expected);
    expect(answer.valid).toBe(expected === 'valid');
    if (answer.valid) {
      // what is made of an address is an address, and stays what it is
      expect(validateEmail(answer.address, options)).toMatchObject({ valid: true, address: answer.address });
      expect(answer.at).toBe(-1);
    } else {
      expect(answer.at).toBeGreaterThanOrEqual(0);
      expect(answer.at).toBeLessThanOrEqual(Math.min(value.length, 1024));
      expect(answer.address).toBe('');
    }
  });
});

describe('the table of addresses', () => {
  const rows = Object.values(ADDRESSES).flat();

  it('has more than 300 rows, and no row twice', () => {
    expect(rows.length).toBeGreaterThan(300);
    expect(new Set(rows.map(([value, , options]) => JSON.stringify([value, options]))).size).toBe(rows.length);
  });

  it('has a row for every reason', () => {
    const missing = Object.keys(EMAIL_REASONS).filter((reason) => !rows.some(([, wanted]) => wanted === reason));
    expect(missing).toEqual([]);
  });
});

describe('validateEmail', () => {
  it.each([
    ['jane..doe@example.com', 5],
    ['  jane..doe@example.com', 7],
    ['jane@exa_mple.com', 8],
    ['jane@example..com', 13],
    ['a@b@c.com', 3],
    ['Jane <jane@example.com>', 5],
    ['jane@example.com(a', 16],
    ['jane@[1.2.3]', 6],
    ['jane@xn--a.de', 5],
    ['jane@ok.xn--a.de', 8],
    ['日本\u202e@example.com', 2],
  ])('tells where: %s at %i', (value, at) => expect(validateEmail(value).at).toBe(at));

  it.each([
    ['"jane"@EXAMPLE.com', 'jane@example.com', []],
    ['"j\\ane"@example.com', 'jane@example.com', []],
    ['"jane doe"@example.com', '"jane doe"@example.com', ['quoted-local']],
    ['"a\\"b"@example.com', '"a\\"b"@example.com', ['quoted-local']],
    [' (x)jane(y)@example.com(z) ', 'jane@example.com', ['surrounding-white-space', 'comment']],
    ['jane@BÜCHER.de', 'jane@xn--bcher-kva.de', ['international-domain']],
    ['jörg@example.com', 'jörg@example.com', ['international-local']],
    ['jane@[IPV6:2001:DB8::1]', 'jane@[IPv6:2001:db8::1]', ['address-literal']],
    ['jane@pаypal.com', 'jane@xn--pypal-4ve.com', ['international-domain', 'mixed-scripts']],
  ] as const)('%s is %s', (value, address, warnings) => {
    expect(validateEmail(value)).toEqual({ valid: true, reason: null, at: -1, address, warnings });
  });

  it('takes what is no text for nothing', () => {
    for (const value of [null, undefined, 7, {}, []]) expect(validateEmail(value as string).reason).toBe('empty');
  });

  it('refuses options that it does not know, and values that they cannot have', () => {
    expect(() => validateEmail('a@b.co', { quotes: true } as object)).toThrow(/did you mean "quoted"/);
    expect(() => validateEmail('a@b.co', { quoted: 'yes' } as object)).toThrow(/true or false/);
  });

  it('reads a megabyte of anything in no time', () => {
    const begin = performance.now();
    for (const part of ['a', '@', '(', '"', '\\', '.', ' ', 'é', '\ud800', 'a@', '<', '[']) validateEmail(part.repeat(1 << 20));
    expect(performance.now() - begin).toBeLessThan(1000);
  });
});

describe('parseEmail', () => {
  it('gives the parts', () => {
    expect(parseEmail('(a)"Jane (x) Doe"(b)@MÜNCHEN.de(c)')).toEqual({
      valid: true,
      address: '"Jane (x) Doe"@xn--mnchen-3ya.de',
      local: '"Jane (x) Doe"',
      localText: 'Jane (x) Doe',
      quoted: true,
      domainKind: 'name',
      domain: 'xn--mnchen-3ya.de',
      unicodeDomain: 'münchen.de',
      comments: ['a', 'b', 'c'],
      warnings: ['quoted-local', 'comment', 'international-domain'],
    });
  });
});
