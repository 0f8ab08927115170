import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordsOf, textOf } from '../../src/enrich/record-forms.js';

/** Numbers as JSON may have them, in every way to write them. */
const numbers = fc.oneof(
  fc.integer().map(String),
  fc.bigInt().map(String),
  fc.constantFrom('0', '-0', '0.0', '1.50', '1e3', '1E+3', '-1.0e-7', '9007199254740991', '9007199254740993', '12345678901234567890', '1e400'),
  fc.tuple(fc.integer(), fc.nat(999)).map(([whole, part]) => `${whole}.${String(part).padStart(3, '0')}`),
);
const others = fc.constantFrom('"a1.5"', '"0e1"', 'true', 'null', '"1234567890123456"');

describe('numbers of a body are the texts that they were', () => {
  it('in objects', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(numbers, others), { minLength: 1, maxLength: 6 }), (values) => {
        const { records } = recordsOf(`[{${values.map((value, i) => `"n${i}": ${value}`).join(', ')}}]`);
        const texts = values.map((_, i) => textOf((records[0] as Record<string, unknown>)[`n${i}`]));
        expect(texts).toEqual(values.map(plain));
      }),
    );
  });

  it('in rows', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(numbers, others), { minLength: 1, maxLength: 6 }), (values) => {
        const { records } = recordsOf(`[[${values.join(', ')}]]`);
        expect((records[0] as unknown[]).map(textOf)).toEqual(values.map(plain));
      }),
    );
  });

  it('and as values', () => {
    fc.assert(
      fc.property(fc.array(numbers, { minLength: 1, maxLength: 6 }), (values) => {
        expect((recordsOf(`[${values.join(',')}]`).records as unknown[]).map(textOf)).toEqual(values);
      }),
    );
  });
});

/** The text of a JSON scalar. */
const plain = (json: string): string => (json.startsWith('"') ? json.slice(1, -1) : json === 'null' ? '' : json);
