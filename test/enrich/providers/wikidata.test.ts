import { beforeEach, describe, expect, it } from 'vitest';
import { wikidataProvider } from '../../../src/enrich/providers/wikidata/wikidata-provider.js';
import type { Outcome, Provider } from '../../../src/enrich/index.js';
import { context, type Double, double, TestClock } from './doubles.js';

interface Facts {
  readonly label: string;
  readonly aliases?: readonly string[];
  readonly classes: readonly string[];
  readonly websites?: readonly { url: string; rank?: string; ended?: boolean }[];
  readonly names?: readonly { text: string; language: string }[];
  readonly ticker?: string;
  readonly above?: readonly string[];
}

const statement = (value: unknown, rank = 'normal', qualifiers = {}): object => ({
  mainsnak: { snaktype: 'value', datavalue: { value } },
  type: 'statement',
  rank,
  qualifiers,
});
const itemValue = (id: string): object => ({ 'entity-type': 'item', id });

/** In the shape of action=wbgetentities. */
function entity(id: string, { label, aliases = [], classes, websites = [], names = [], ticker, above = [] }: Facts): object {
  const claims = {
    P31: classes.map((value) => statement(itemValue(value))),
    P279: above.map((value) => statement(itemValue(value))),
    P856: websites.map(({ url, rank, ended }) => statement(url, rank, ended ? { P582: [{ datavalue: { value: { time: '+2020' } } }] } : {})),
    P1448: names.map((name) => statement(name)),
    P414: ticker === undefined ? [] : [statement(itemValue('Q13677'), 'normal', { P249: [{ snaktype: 'value', datavalue: { value: ticker } }] })],
  };
  return { type: 'item', id, labels: { en: { language: 'en', value: label } }, aliases: { en: aliases.map((value) => ({ language: 'en', value })) }, claims };
}

let host: Double;
let provider: Provider;
let items: Readonly<Record<string, Facts>> = {};
beforeEach(async () => {
  host = await double((path, query) => {
    if (path !== '/w/api.php' || query.get('format') !== 'json') return undefined;
    if (query.get('action') === 'wbsearchentities')
      return {
        search: Object.entries(items)
          .filter(([, { classes }]) => classes.length > 0)
          .map(([id, { label }]) => ({ id, label })),
        success: 1,
      };
    const ids = query.get('ids')?.split('|') ?? [];
    return { entities: Object.fromEntries(ids.map((id) => [id, items[id] === undefined ? { id, missing: true } : entity(id, items[id])])) };
  });
  provider = wikidataProvider({ url: host.url, clock: new TestClock() });
});

const ask = async (fn: string, lookup: string, language?: string): Promise<Outcome> => provider.lookup(fn, { lookup }, context(language));
const ACME = { label: 'Acme Rockets', classes: ['Q4830453'], websites: [{ url: 'https://www.acmerockets.co.uk/en/' }], ticker: 'ACR' };

describe('wikidata', () => {
  it.each(['Acme Rockets', 'ACME ROCKETS LTD.', 'ACR', 'https://acmerockets.co.uk', 'jane@mail.acmerockets.co.uk'])(
    'business-info-domain: %s',
    async (lookup) => {
      items = { Q1: ACME };
      expect(await ask('business-info-domain', lookup)).toEqual({ status: 'found', fields: { Domain: 'acmerockets.co.uk' } });
    },
  );

  it.each([
    ['a person', ['Q5'], []],
    ['a film', ['Q11424'], ['Q2431196']],
  ])('not %s of the same name', async (_, classes, above) => {
    items = { Q1: { ...ACME, classes }, [classes[0]]: { label: 'class', classes: [], above } };
    expect(await ask('business-info-domain', 'Acme Rockets')).toEqual({ status: 'not-found' });
  });

  it('a class directly below one of organizations will do', async () => {
    items = { Q1: { ...ACME, classes: ['Q99'] }, Q99: { label: 'rocket maker', classes: [], above: ['Q783794'] } };
    expect(await ask('business-info-domain', 'Acme Rockets')).toMatchObject({ status: 'found' });
  });

  it.each([
    ['another name', { Q1: { ...ACME, label: 'Zebra Logistics' } }],
    ['two of the same', { Q1: ACME, Q2: { ...ACME, websites: [{ url: 'https://other.example.com' }] } }],
    ['no site', { Q1: { ...ACME, websites: [] } }],
    ['a site of a service for everybody', { Q1: { ...ACME, websites: [{ url: 'https://acme.github.io' }] } }],
    ['sites of two domains', { Q1: { ...ACME, websites: [{ url: 'https://a.com' }, { url: 'https://b.com' }] } }],
    ['nothing', {}],
  ])('not-found: %s', async (_, known) => {
    items = known;
    expect(await ask('business-info-domain', 'Acme Rockets')).toEqual({ status: 'not-found' });
  });

  it('of several with the domain the one whose name it is', async () => {
    items = { Q1: { ...ACME, label: 'Rockets Laboratory' }, Q2: { ...ACME, label: 'Acmerockets', names: [{ text: 'Acmerockets plc', language: 'en' }] } };
    expect(await ask('business-info-name', 'acmerockets.co.uk')).toMatchObject({ fields: { CompanyName: 'Acmerockets plc' } });
  });

  it('the preferred site, and none that has ended', async () => {
    items = {
      Q1: { ...ACME, websites: [{ url: 'https://a.com' }, { url: 'https://b.com', rank: 'preferred' }, { url: 'https://c.com', rank: 'deprecated' }] },
    };
    expect(await ask('business-info-domain', 'Acme Rockets')).toMatchObject({ fields: { Domain: 'b.com' } });
    items = { Q1: { ...ACME, websites: [{ url: 'https://a.com', ended: true }, { url: 'https://b.com' }] } };
    expect(await ask('business-info-domain', 'Acme Rockets Inc')).toMatchObject({ fields: { Domain: 'b.com' } });
  });

  it('business-info-name: the official name, in the language that is wanted; a label is none', async () => {
    items = {
      Q1: {
        ...ACME,
        names: [
          { text: 'Acme Rockets plc', language: 'en' },
          { text: 'アクメ株式会社', language: 'ja' },
        ],
      },
    };
    expect(await ask('business-info-name', 'acmerockets.co.uk')).toEqual({ status: 'found', fields: { CompanyName: 'Acme Rockets plc' } });
    expect(await ask('business-info-name', 'Acme Rockets', 'ja')).toEqual({ status: 'found', fields: { CompanyName: 'アクメ株式会社' } });
    items = { Q1: ACME };
    expect(await ask('business-info-name', 'Acme Rockets Limited')).toEqual({ status: 'not-found' });
  });

  it('addresses that everybody can have name nobody', async () => {
    items = { Q1: ACME };
    expect(await ask('business-info-domain', 'acme@gmail.com')).toEqual({ status: 'not-found' });
    expect(host.asked).toEqual([]);
  });

  it('unavailable where the host is', async () => {
    host.answer = (_, __, response) => response.writeHead(503).end();
    expect(await ask('business-info-domain', 'Acme Rockets')).toEqual({ status: 'unavailable', reason: 'upstream' });
  });
});
