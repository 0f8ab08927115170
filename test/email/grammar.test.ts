import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePunycode } from '../../src/email/punycode.js';
import { EMAIL_REASONS, emailDomainType, emailInfo, emailTrustScore, parseEmail, validateEmail } from '../../src/email/index.js';

// RFC 5321 and 5322 as generators: what they make is an address by the grammar
const ATEXT = [..."ABCXYZabcxyz0123456789!#$%&'*+-/=?^_`{|}~"];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const atom = fc.array(fc.constantFrom(...ATEXT), { minLength: 1, maxLength: 8 }).map((letters) => letters.join(''));
const dotAtom = fc.array(atom, { minLength: 1, maxLength: 5 }).map((atoms) => atoms.join('.'));
const quotable = fc.constantFrom(..." !#$%&'()*+,-./:;<=>?@[]^_`{|}~abcABC019");
const quotedString = fc.array(fc.oneof(quotable, fc.constantFrom('\\"', '\\\\', '\\a', '\\ ')), { maxLength: 20 }).map((parts) => `"${parts.join('')}"`);
const inner = fc.array(fc.constantFrom(...LETTERS, '0', '7', '-'), { maxLength: 20 }).map((letters) => letters.join(''));
const label = fc.tuple(fc.constantFrom(...LETTERS, '3'), inner, fc.constantFrom(...LETTERS, '9')).map((parts) => parts.join('').replace(/^..--/, 'abc-'));
const topLevel = fc.constantFrom('com', 'org', 'de', 'uk', 'museum', 'xn--p1ai');
const domain = fc.tuple(fc.array(label, { minLength: 1, maxLength: 4 }), topLevel).map(([labels, top]) => [...labels, top].join('.'));
const octet = fc.nat(255).map(String);
const ipv4 = fc.tuple(octet, octet, octet, octet).map((parts) => parts.join('.'));
const group = fc.nat(0xffff).map((value) => value.toString(16));
const ipv6 = fc.oneof(
  fc.array(group, { minLength: 8, maxLength: 8 }).map((groups) => groups.join(':')),
  fc.tuple(fc.array(group, { maxLength: 3 }), fc.array(group, { maxLength: 3 })).map(([front, back]) => `${front.join(':')}::${back.join(':')}`),
);
const literal = fc.oneof(
  ipv4.map((number) => `[${number}]`),
  ipv6.map((number) => `[IPv6:${number}]`),
);
const comment = fc.array(fc.constantFrom(...'abc .@<"é'), { maxLength: 6 }).map((letters) => `(${letters.join('')})`);
const comments = fc.array(comment, { maxLength: 2 }).map((all) => all.join(''));
const local = fc.oneof(dotAtom, quotedString);
const host = fc.oneof(domain, literal);
const address = fc
  .tuple(local, host)
  .filter(([before]) => before.length <= 64)
  .map((parts) => parts.join('@'));

describe('addresses of the grammar', () => {
  it('are all accepted, and become one that stays as it is', () => {
    fc.assert(
      fc.property(address, (value) => {
        const answer = validateEmail(value);
        expect(answer.reason).toBe(null);
        expect(validateEmail(answer.address)).toMatchObject({ valid: true, address: answer.address });
      }),
      { numRuns: 2000 },
    );
  });

  it('are the same with comments at the ends of their parts', () => {
    fc.assert(
      fc.property(local, host, fc.tuple(comments, comments, comments, comments), (before, behind, [a, b, c, d]) => {
        fc.pre(before.length <= 64);
        const plain = parseEmail(`${before}@${behind}`);
        const commented = parseEmail(`${a}${before}${b}@${c}${behind}${d}`);
        expect(plain.valid && commented.valid && commented.address).toBe(plain.valid && plain.address);
      }),
      { numRuns: 1000 },
    );
  });

  it('say in quotes what they say without', () => {
    fc.assert(
      fc.property(dotAtom, domain, (before, behind) => {
        fc.pre(before.length <= 62);
        expect(validateEmail(`"${before}"@${behind}`).address).toBe(validateEmail(`${before}@${behind}`).address);
      }),
    );
  });

  it('are refused with a character put in that can stand nowhere, and the place is that character or in front of it', () => {
    fc.assert(
      fc.property(
        dotAtom,
        domain,
        fc.nat(),
        fc.constantFrom('\0', ' ', '<', '>', ',', ';', ':', '\\', '[', ']', '\n', '\ud800', '\u202e'),
        (before, behind, place, sign) => {
          const value = `${before}@${behind}`;
          const at = 1 + (place % (value.length - 1));
          const broken = value.slice(0, at) + sign + value.slice(at);
          const answer = validateEmail(broken);
          expect(answer.valid, broken).toBe(false);
          expect(answer.at).toBeLessThanOrEqual(at);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('are refused with a dot doubled, an @ doubled or lost, a label lengthened', () => {
    fc.assert(
      fc.property(dotAtom, domain, (before, behind) => {
        fc.pre(before.length <= 60);
        expect(validateEmail(`${before}@@${behind}`).valid).toBe(false);
        expect(validateEmail(`${before}${behind}`).reason).toBe('missing-at');
        expect(validateEmail(`${before}@${behind.replace('.', '..')}`).reason).toBe('label-empty');
        expect(validateEmail(`.${before}@${behind}`).reason).toBe('local-leading-dot');
        expect(validateEmail(`${before}.@${behind}`).reason).toBe('local-trailing-dot');
        expect(validateEmail(`${before}@${'x'.repeat(64)}.${behind}`).reason).toBe('label-too-long');
        expect(validateEmail(`${before}@-${behind}`).reason).toBe('label-hyphen');
        expect(validateEmail(`${before}@${behind}`, { quoted: false, comments: false, literals: false }).valid).toBe(true);
      }),
    );
  });
});

describe('any text', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('a', '@', '.', '"', '\\', '(', ')', '[', ']', ' ', '\r', '\n', 'é', '\ud800', 'xn--', '-', '1', ':') }),
    fc.tuple(local, fc.string()).map((parts) => parts.join('@')),
  );

  it('has a known reason and a place within it, or is an address; nothing throws', () => {
    fc.assert(
      fc.property(anything, fc.record({ folding: fc.boolean(), comments: fc.boolean(), international: fc.boolean() }), (value, options) => {
        const answer = validateEmail(value, options);
        if (answer.valid) expect(validateEmail(answer.address).valid).toBe(true);
        else {
          expect(EMAIL_REASONS).toHaveProperty(answer.reason as string);
          expect(answer.at).toBeGreaterThanOrEqual(0);
          expect(answer.at).toBeLessThanOrEqual(value.length);
        }
        expect(emailInfo(value).valid).toBe(validateEmail(value).valid);
        expect(emailDomainType(value)).toMatch(/^[A-Z][a-z]+$/);
        const { score } = emailTrustScore(value);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(99);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('punycode', () => {
  it.each([
    // RFC 3492, section 7.1
    ['egbpdaj6bu4bxfgehfvwxn', 'ليهمابتكلموشعربي؟'],
    ['ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
    ['ihqwctvzc91f659drss3x8bo0yb', '他們爲什麽不說中文'],
    ['4dbcagdahymbxekheh6e0a7fei0b', 'למההםפשוטלאמדבריםעברית'],
    ['n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa', 'なぜみんな日本語を話してくれないのか'],
    ['3B-ww4c5e180e575a65lsy2b', '3年B組金八先生'],
    ['mnchen-3ya', 'münchen'],
  ])('%s is %s', (code, text) => expect(decodePunycode(code)).toBe(text));

  it('is what URL makes of letters', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'abcäöüßéшжя日本語한ก'), { minLength: 1, maxLength: 12 }), (letters) => {
        const text = letters.join('').normalize('NFC');
        const made = new URL(`http://${text}.x`).hostname.slice(0, -2);
        fc.pre(made.startsWith('xn--') && made.length <= 63);
        expect(decodePunycode(made.slice(4))).toBe(text);
      }),
    );
  });

  it('is nothing where it is broken', () => {
    for (const code of ['', '-', 'é', 'a', '99999999', 'a'.repeat(64), '!!!']) expect(() => decodePunycode(code)).not.toThrow();
    expect(decodePunycode('99999999')).toBe(null);
  });
});
