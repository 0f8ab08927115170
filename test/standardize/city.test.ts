import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalKey, consonantKey, soundKey } from '../../src/standardize/city/city-key.js';
import { SpellingTable, townsOf } from '../../src/standardize/city/spelling-table.js';
import { standardizeCity } from '../../src/standardize/index.js';
import { placeKey } from '../../src/text/place-key.js';

const rowsOf = (name: string): string[][] =>
  readFileSync(new URL(`../../src/lexicon/tables/city/${name}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** Value, "name, state, country" ('' for none). */
const CASES: readonly (readonly [value: string, city: string])[] = [
  ['NYC', 'New York City, NY, US'],
  ['New York', 'New York City, NY, US'],
  ['New York, NY', 'New York City, NY, US'],
  ['NEW YORK, NY, USA', 'New York City, NY, US'],
  ['Philly', 'Philadelphia, PA, US'],
  ['LA', 'Los Angeles, CA, US'],
  ['L.A.', 'Los Angeles, CA, US'],
  ['Washington, D.C.', 'Washington, DC, US'],
  ['Ft Worth', 'Fort Worth, TX, US'],
  ['Ft. Lauderdale', 'Fort Lauderdale, FL, US'],
  ['St Louis', 'Saint Louis, MO, US'],
  ['Mt Vernon, NY', 'Mount Vernon, NY, US'],
  ['Mc Allen', 'McAllen, TX, US'],
  ['Colo Spgs, CO', 'Colorado Springs, CO, US'],
  ['Shaker Hts, OH', 'Shaker Heights, OH, US'],
  ['City of Chicago', 'Chicago, IL, US'],
  ['Portland OR', 'Portland, OR, US'],
  ['Portland, Maine', 'Portland, ME, US'],
  ['Paris, TX', 'Paris, TX, US'],
  ['Paris (France)', 'Paris, IDF, FR'],
  ['London, ON', 'London, ON, CA'],
  ['Munich', 'München, BY, DE'],
  ['Muenchen', 'München, BY, DE'],
  ['Cologne', 'Köln, NW, DE'],
  ['Firenze', 'Florence, 52, IT'],
  ['Bombay', 'Mumbai, MH, IN'],
  ['東京', 'Tokyo, 13, JP'],
  ['Москва', 'Moscow, MOW, RU'],
  ['São Paulo', 'São Paulo, SP, BR'],
  ['SAO PAULO', 'São Paulo, SP, BR'],
  ['Monaco', 'Monaco, , MC'],
  ['Chicgao', 'Chicago, IL, US'],
  ['Frankln, TN', 'Franklin, TN, US'],
  // no such town in that state
  ['Chicago, HI', ''],
  ['Guinea pig', ''],
  ['Georgia', ''],
  ['', ''],
];

describe('standardizeCity', () => {
  it.each(CASES)('%s → %s', (value, city) => {
    const found = standardizeCity(value);
    expect(found === null ? '' : `${found.name}, ${found.state}, ${found.country}`).toBe(city);
  });

  it('narrows by state and country in any form, and says where several are left', () => {
    expect(standardizeCity('Springfield')).toMatchObject({ ambiguous: true, country: 'US' });
    expect(standardizeCity('Springfield', { state: 'Illinois' })).toMatchObject({ state: 'IL', ambiguous: false });
    expect(standardizeCity('Cambridge', { country: 'UK' })).toMatchObject({ country: 'GB' });
    expect(standardizeCity('Cambridge', { state: 'Mass.' })).toMatchObject({ state: 'MA', country: 'US' });
    expect(standardizeCity('London', { country: 'Canada' })).toMatchObject({ state: 'ON' });
    // what the value says must not contradict what is given
    expect(standardizeCity('Paris, TX', { country: 'FR' })).toBeNull();
    expect(standardizeCity('Paris', { country: 'Atlantis' })).toBeNull();
    expect(standardizeCity('Munich')?.id).toBe(standardizeCity('Минхен, Germany')?.id ?? standardizeCity('München')?.id);
  });

  it('answers a small place of the United States where its state is said', () => {
    expect(standardizeCity('Coeur d Alene, ID')).toMatchObject({ state: 'ID' });
    expect(standardizeCity('Anaktuvuk Pass', { state: 'AK' })).toMatchObject({ id: null, population: 0 });
    expect(standardizeCity('Anaktuvuk Pass')).toBeNull();
  });

  it('finds every city by its own name in its own state, or another as large', () => {
    const rows = rowsOf('cities');
    const missed = rows.filter(([id, name, country, state, population]) => {
      const found = standardizeCity(name, state === '' ? { country } : { country, state });
      return found === null || (found.id !== Number(id) && found.population < Number(population));
    });
    expect(missed.length / rows.length).toBeLessThan(0.005);
    for (const [id, alias] of rowsOf('city-aliases')) {
      const [, name, country] = rows.find(([other]) => other === id)!;
      expect([alias, standardizeCity(alias, { country })?.name]).toEqual([alias, name]);
    }
  }, 60_000);

  it('refuses an unknown option, and answers any text', () => {
    expect(() => standardizeCity('Paris', { land: 'FR' } as never)).toThrow(/there is no option "land"/);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        standardizeCity(text);
        standardizeCity(text, { state: text, country: text });
      }),
    );
    for (const value of [null, undefined, '\0', '\ud800', 'x'.repeat(1 << 20), ','.repeat(150), 'constructor', '__proto__'])
      expect(standardizeCity(value)).toBeNull();
  });
});

describe('keys of names of towns', () => {
  it('write words out', () => {
    for (const [short, full] of [
      ['st paul', 'saint paul'],
      ['mt prospect hts', 'mount prospect heights'],
      ['pt reyes sta', 'port reyes station'],
      ['mc allen', 'mcallen'],
      ['n las vegas', 'north las vegas'],
      ['mac', 'mac'],
    ])
      expect(canonicalKey(short)).toBe(full);
    fc.assert(fc.property(fc.string({ maxLength: 40 }), (text) => canonicalKey(canonicalKey(placeKey(text))) === canonicalKey(placeKey(text))));
  });

  it('say the same of transliterations, and of names without vowels', () => {
    expect(soundKey('ras al khaymah')).toBe(soundKey('ras el khaima'));
    expect(soundKey('kharkov')).toBe(soundKey('harkow'));
    expect(soundKey('paris')).not.toBe(soundKey('perth'));
    expect(soundKey('東京')).toBe('');
    expect(consonantKey('frankln frnce')).toBe(consonantKey('franklin furnace'));
  });
});

describe('SpellingTable', () => {
  it('gives the towns of a spelling by weight, each once, in the order of their coming where the weights agree', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(5), fc.nat(3)), { maxLength: 30 }), (entries) => {
        const table = new SpellingTable();
        for (const [spelling, place, weight] of entries) table.add(spelling, place, weight);
        const done = table.done();
        for (const spelling of ['a', 'b', 'c']) {
          const own = entries.filter(([other]) => other === spelling).sort(([, , a], [, , b]) => b - a);
          expect(townsOf(done.get(spelling))).toEqual([...new Set(own.map(([, place]) => place))]);
        }
      }),
    );
  });
});
