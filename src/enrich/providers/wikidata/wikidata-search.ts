import { lazily } from '../../../lexicon/lazily.js';
import { tableText } from '../../../lexicon/table-text.js';
import type { UnavailableReason } from '../../provider.js';
import { agreement, type CompanyLookup, domainOfUrl } from '../company-lookup.js';
import type { JsonClient } from '../http/json-client.js';
import { at, listAt, textAt } from '../json-path.js';
import { itemsOf, Property, type WikidataItem, wikidataItem } from './wikidata-item.js';

export type FoundItem = { readonly item: WikidataItem | null } | { readonly unavailable: UnavailableReason };

const API = '/w/api.php';
const COMMON = { format: 'json', formatversion: '2' };
const organizationClasses = lazily(
  () =>
    new Set(
      tableText('enrichment', 'organizationClasses')
        .split('\n')
        .map((line) => line.split('\t')[0]),
    ),
);

/**
 * The organization that is meant: among what Wikidata finds, the best whose names agree in the eyes of our own matcher, or that has the very ticker, or the domain.
 * An item has to be an organization, or of a class directly below such a class: a person or a film of the same name is not taken for one.
 *
 * @returns null where none is, or several equally.
 */
export async function findOrganization(client: JsonClient, asked: CompanyLookup, language: string, signal: AbortSignal): Promise<FoundItem> {
  const text = asked.isName && asked.domain === '' ? asked.text : asked.domain.split('.')[0];
  const search = await client.get(API, { action: 'wbsearchentities', search: text, language, uselang: language, type: 'item', limit: '10', ...COMMON }, signal);
  if (search.status === 'unavailable') return { unavailable: search.reason };
  const ids = (search.status === 'ok' ? listAt(search.json, 'search') : []).map((hit) => textAt(hit, 'id')).filter((id) => /^Q\d+$/.test(id));
  if (ids.length === 0) return { item: null };
  const entities = await entitiesOf(client, ids, `labels|aliases|claims`, [...new Set([language, 'en', 'mul'])], signal);
  if (typeof entities === 'string') return { unavailable: entities };
  const rated = [...entities]
    .map(([id, entity]) => wikidataItem(id, entity))
    .map((item) => ({ item, score: scoreOf(asked, item) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return firstOrganization(client, rated, signal);
}

type Rated = readonly { readonly item: WikidataItem; readonly score: number }[];

async function firstOrganization(client: JsonClient, rated: Rated, signal: AbortSignal): Promise<FoundItem> {
  const classes = await organizationsAmong(client, new Set(rated.flatMap(({ item }) => item.classes)), signal);
  if (typeof classes === 'string') return { unavailable: classes };
  const [first, second] = rated.filter(({ item }) => item.classes.some((id) => classes.has(id)));
  return { item: first === undefined || first.score === second?.score ? null : first.item };
}

/** Agreement of names; more than any for the very ticker or domain. */
function scoreOf({ text, domain, isName }: CompanyLookup, { names, tickers, websites }: WikidataItem): number {
  if (domain !== '' && websites.some((url) => domainOfUrl(url) === domain)) return 200 + agreement(domain.split('.')[0], names);
  if (tickers.includes(text)) return 150;
  return isName ? agreement(text, names) : 0;
}

/** Those of some classes that are classes of organizations. */
async function organizationsAmong(client: JsonClient, classes: ReadonlySet<string>, signal: AbortSignal): Promise<ReadonlySet<string> | UnavailableReason> {
  const known = new Set([...classes].filter((id) => organizationClasses().has(id)));
  const others = [...classes].filter((id) => !known.has(id)).slice(0, 50);
  if (others.length === 0) return known;
  const entities = await entitiesOf(client, others, 'claims', ['en'], signal);
  if (typeof entities === 'string') return entities;
  for (const [id, entity] of entities) if (itemsOf(entity, Property.subclassOf).some((above) => organizationClasses().has(above))) known.add(id);
  return known;
}

async function entitiesOf(
  client: JsonClient,
  ids: readonly string[],
  props: string,
  languages: readonly string[],
  signal: AbortSignal,
): Promise<readonly (readonly [id: string, entity: unknown])[] | UnavailableReason> {
  const answer = await client.get(API, { action: 'wbgetentities', ids: ids.join('|'), props, languages: languages.join('|'), ...COMMON }, signal);
  if (answer.status === 'unavailable') return answer.reason;
  const entities = answer.status === 'ok' ? at(answer.json, 'entities') : {};
  return ids.map((id) => [id, at(entities, id)] as const).filter(([, entity]) => entity !== undefined && at(entity, 'missing') === undefined);
}
