import { beforeEach, describe, expect, it } from 'vitest';
import { isLei } from '../../../src/enrich/providers/gleif/gleif-record.js';
import { gleifProvider } from '../../../src/enrich/providers/gleif/gleif-provider.js';
import type { Outcome, Provider } from '../../../src/enrich/index.js';
import { context, type Double, double, TestClock } from './doubles.js';

/** A LEI with the right check digits. */
function leiOf(stem: string): string {
  const base = stem.padEnd(18, '0');
  return Array.from({ length: 100 }, (_, i) => `${base}${String(i).padStart(2, '0')}`).find(isLei) as string;
}

/** A record in the shape of https://api.gleif.org/api/v1/lei-records/… */
function record(name: string, more: { lei?: string; status?: string; issued?: string; others?: string[]; country?: string } = {}): object {
  const lei =
    more.lei ??
    leiOf(
      name
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, '')
        .slice(0, 18),
    );
  return {
    type: 'lei-records',
    id: lei,
    attributes: {
      lei,
      entity: {
        legalName: { name, language: 'en' },
        otherNames: (more.others ?? []).map((other) => ({ name: other, language: 'en', type: 'TRADING_OR_OPERATING_NAME' })),
        transliteratedOtherNames: [],
        legalAddress: {
          language: 'en',
          addressLines: ['1 Main Street', 'Suite 5'],
          city: 'Wilmington',
          region: 'US-DE',
          country: more.country ?? 'US',
          postalCode: '19801',
        },
        registeredAt: { id: 'RA000602', other: null },
        registeredAs: '2100020',
        jurisdiction: 'US-DE',
        category: 'GENERAL',
        legalForm: { id: 'XTIQ', other: null },
        status: more.status ?? 'ACTIVE',
        creationDate: '1998-04-01T00:00:00Z',
      },
      registration: { initialRegistrationDate: '2012-06-06T15:53:00Z', lastUpdateDate: '2025-01-01T00:00:00Z', status: more.issued ?? 'ISSUED' },
    },
  };
}

let host: Double;
let provider: Provider;
beforeEach(async () => {
  host = await double();
  provider = gleifProvider({ url: `${host.url}/api/v1`, clock: new TestClock() });
});

const ask = async (fn: string, lookup: string): Promise<Outcome> => provider.lookup(fn, { lookup }, context());
const records = (...data: object[]): object => ({ meta: { pagination: { total: data.length } }, data });

describe('gleif', () => {
  it('company-verification: by the legal name', async () => {
    host.answer = (_, query) => (query.get('filter[entity.legalName]') === 'Acme Widgets Inc' ? records(record('ACME WIDGETS, INC.')) : records());
    expect(await ask('company-verification', 'Acme Widgets Inc')).toEqual({
      status: 'found',
      fields: {
        Verified: 'true',
        LegalName: 'ACME WIDGETS, INC.',
        RegistrationNumber: '2100020',
        Register: 'RA000602',
        Status: 'active',
        LegalForm: 'XTIQ',
        Jurisdiction: 'US-DE',
        RegisteredAddress: '1 Main Street, Suite 5, 19801 Wilmington, US-DE, US',
        RegisteredDate: '1998-04-01',
        LEI: leiOf('ACMEWIDGETSINC'),
      },
    });
    expect(host.asked).toEqual(['/api/v1/lei-records?filter[entity.legalName]=Acme Widgets Inc&page[size]=20']);
  });

  it('by the full text, then by similar names', async () => {
    const lei = leiOf('ZYXWV');
    host.answer = (path, query) => {
      if (path.endsWith('/fuzzycompletions')) {
        const attributes = { value: 'ZYXWV INDUSTRIES LTD' };
        return query.get('field') === 'entity.legalName'
          ? { data: [{ type: 'fuzzycompletions', attributes, relationships: { 'lei-records': { data: { type: 'lei-records', id: lei } } } }] }
          : undefined;
      }
      return path.endsWith(lei) ? { data: record('ZYXWV INDUSTRIES LTD', { lei }) } : records();
    };
    expect(await ask('business-info-name', 'Zyxwv Industries Limited')).toEqual({ status: 'found', fields: { CompanyName: 'ZYXWV INDUSTRIES LTD' } });
    expect(host.asked.map((path) => path.split('?')[0].split('/').at(-1))).toEqual(['lei-records', 'lei-records', 'fuzzycompletions', lei]);
    host.asked.length = 0;
    await ask('business-info-name', 'Zyxwv Industries Limited');
    expect(host.asked).toEqual([]);
  });

  it('by the LEI alone', async () => {
    const lei = leiOf('ANYTHING');
    host.answer = (path) => (path.endsWith(lei) ? { data: record('Any Thing AG', { lei, status: 'INACTIVE', issued: 'RETIRED' }) } : undefined);
    expect(await ask('company-verification', lei.toLowerCase())).toMatchObject({ fields: { Verified: 'false', Status: 'inactive', LEI: lei } });
    expect(await ask('company-verification', leiOf('NOBODY'))).toEqual({ status: 'not-found' });
  });

  it.each([
    ['another company', [record('Zebra Logistics GmbH')]],
    ['several that agree alike', [record('Acme Widgets Ltd', { lei: leiOf('A1') }), record('Acme Widgets Ltd', { lei: leiOf('A2') })]],
    ['what is no record', [{ id: 'x' }, null, { attributes: { lei: '1' } }]],
  ])('not-found: %s', async (_, data) => {
    host.answer = () => records(...(data as object[]));
    expect(await ask('company-verification', 'Acme Widgets Ltd')).toEqual({ status: 'not-found' });
  });

  it('of several the one that is still there', async () => {
    host.answer = () => records(record('Acme Widgets Ltd', { lei: leiOf('A1'), status: 'INACTIVE' }), record('Acme Widgets Ltd', { lei: leiOf('A2') }));
    expect(await ask('company-verification', 'Acme Widgets Ltd')).toMatchObject({ fields: { LEI: leiOf('A2') } });
  });

  it('large organizations by the name of theirs', async () => {
    host.answer = () => records(record('INTERNATIONAL BUSINESS MACHINES CORPORATION'));
    expect(await ask('company-verification', 'ibm.com')).toMatchObject({ status: 'found' });
    expect(host.asked[0]).toContain('=International Business Machines Corporation&');
    expect(await ask('company-verification', 'jane@nobody-knows.de')).toEqual({ status: 'not-found' });
  });

  it('parent-company: ultimate, else direct, else none', async () => {
    const lei = leiOf('RHAT');
    let has: readonly string[] = ['ultimate', 'direct'];
    host.answer = (path) => {
      const parent = /\/(ultimate|direct)-parent$/.exec(path)?.[1];
      if (parent === undefined) return records(record('RED HAT, INC.', { lei }));
      return has.includes(parent) ? { data: record(`${parent} Parent Corp`, { country: 'IE' }) } : undefined;
    };
    expect(await ask('parent-company', 'Red Hat')).toMatchObject({ fields: { Parent: 'ultimate Parent Corp', ParentCountry: 'IE', Relationship: 'ultimate' } });
    has = ['direct'];
    expect(await ask('parent-company', 'red hat')).toMatchObject({ fields: { Parent: 'direct Parent Corp', Relationship: 'direct' } });
    has = [];
    expect(await ask('parent-company', 'RED HAT INC')).toEqual({ status: 'not-found' });
  });

  it('unavailable where the host is', async () => {
    host.answer = (_, __, response) => response.writeHead(429).end();
    expect(await ask('parent-company', 'Red Hat')).toEqual({ status: 'unavailable', reason: 'rate-limited' });
  });
});

it.each([
  ['5493001KJTIIGC8Y1R12', true],
  ['5493001KJTIIGC8Y1R13', false],
  ['5493001KJTIIGC8Y1R1', false],
  ['', false],
])('isLei(%j) %s', (text, expected) => expect(isLei(text)).toBe(expected));
