import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Utf8Column } from '../../src/column/index.js';
import {
  standardizeCity,
  standardizeCityColumn,
  standardizeCountry,
  standardizeCountryColumn,
  standardizeState,
  standardizeStateColumn,
} from '../../src/standardize/index.js';

const text = fc.constantFrom('Peru', 'PERU', '', 'CA', 'Ontario', 'WA', 'Portland', 'Paris', 'Paris, TX', 'Philly', 'x', '日本', null);
const place = fc.constantFrom('US', 'Canada', 'AU', '', 'TX', 'Maine');

describe('columns', () => {
  it('give what single values give', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, place, place), { maxLength: 40 }), (rows) => {
        const [values, states, countries] = [0, 1, 2].map((i) => rows.map((row) => row[i]));
        expect(standardizeCountryColumn(values)).toEqual(values.map((value) => standardizeCountry(value)));
        expect(standardizeStateColumn(values)).toEqual(values.map((value) => standardizeState(value)));
        expect(standardizeStateColumn(values, { country: 'Australia' })).toEqual(values.map((value) => standardizeState(value, { country: 'AU' })));
        expect(standardizeStateColumn(values, { country: countries })).toEqual(rows.map(([value, , country]) => standardizeState(value, { country })));
        expect(standardizeCityColumn(values, { state: states, country: countries })).toEqual(
          rows.map(([value, state, country]) => standardizeCity(value, { state, country })),
        );
        expect(standardizeCityColumn(values, { state: states, country: 'US' })).toEqual(
          rows.map(([value, state]) => standardizeCity(value, { state, country: 'US' })),
        );
      }),
    );
  });

  it('give one object to rows with one value, and take any column', () => {
    const answers = standardizeCountryColumn(Utf8Column.from(['Chile', 'Peru', 'Chile']));
    expect(answers[0]).toBe(answers[2]);
    expect(standardizeCountryColumn([])).toEqual([]);
  });

  it('refuse what is no column, columns of different lengths and unknown options', () => {
    expect(() => standardizeCountryColumn(7 as never)).toThrow(/not a column/);
    expect(() => standardizeStateColumn(['CA'], { country: ['US', 'US'] })).toThrow(/differ in length/);
    expect(() => standardizeCityColumn(['Paris'], { land: 'FR' } as never)).toThrow(/there is no option "land"/);
  });
});
