import type { UnavailableReason } from '../../provider.js';
import { agreement } from '../company-lookup.js';
import type { JsonAnswer, JsonClient } from '../http/json-client.js';
import { listAt, textAt } from '../json-path.js';
import { isLei, type LegalEntity, legalEntity } from './gleif-record.js';

export type Found<T> = { readonly value: T | null } | { readonly unavailable: UnavailableReason };

const PAGE = { 'page[size]': '20' };

/**
 * The legal entity that is meant: by its LEI, else the best whose names agree with the lookup in the eyes of our own matcher. Asked are the register's search by legal
 * name, by all of a record's text, and by similar names, one behind the other.
 *
 * @returns null where none agrees, or several do equally.
 */
export async function findEntity(client: JsonClient, text: string, signal: AbortSignal): Promise<Found<LegalEntity>> {
  if (isLei(text.toUpperCase())) return oneRecord(await client.get(`/lei-records/${text.toUpperCase()}`, {}, signal));
  for (const filter of ['filter[entity.legalName]', 'filter[fulltext]']) {
    const answer = await client.get('/lei-records', { [filter]: text, ...PAGE }, signal);
    if (answer.status === 'unavailable') return { unavailable: answer.reason };
    const best = bestOf(text, answer);
    if (best !== undefined) return { value: best };
  }
  return bySimilarName(client, text, signal);
}

async function bySimilarName(client: JsonClient, text: string, signal: AbortSignal): Promise<Found<LegalEntity>> {
  const answer = await client.get('/fuzzycompletions', { field: 'entity.legalName', q: text }, signal);
  if (answer.status === 'unavailable') return { unavailable: answer.reason };
  const rated = dataOf(answer)
    .map((completion) => ({
      lei: textAt(completion, 'relationships', 'lei-records', 'data', 'id'),
      score: agreement(text, [textAt(completion, 'attributes', 'value')]),
    }))
    .filter(({ lei, score }) => score > 0 && isLei(lei))
    .sort((a, b) => b.score - a.score);
  if (rated.length === 0 || (rated.length > 1 && rated[1].score === rated[0].score)) return { value: null };
  return oneRecord(await client.get(`/lei-records/${rated[0].lei}`, {}, signal));
}

/** The record that an answer with one has. */
export function oneRecord(answer: JsonAnswer): Found<LegalEntity> {
  if (answer.status === 'unavailable') return { unavailable: answer.reason };
  return { value: answer.status === 'ok' ? legalEntity((answer.json as { data?: unknown } | null)?.data) : null };
}

const dataOf = (answer: JsonAnswer): readonly unknown[] => (answer.status === 'ok' ? listAt(answer.json, 'data') : []);

/** Undefined: none agrees; null: several do equally. */
function bestOf(text: string, answer: JsonAnswer): LegalEntity | null | undefined {
  const rated = dataOf(answer)
    .map(legalEntity)
    .filter((entity) => entity !== null)
    .map((entity) => ({ entity, rank: rankOf(text, entity) }))
    .filter(({ rank }) => rank[0] > 0)
    .sort((a, b) => compare(b.rank, a.rank));
  if (rated.length === 0) return undefined;
  return rated.length > 1 && compare(rated[0].rank, rated[1].rank) === 0 ? null : rated[0].entity;
}

/** What counts, first what counts most: agreement, the very name, still there, still looked after. */
function rankOf(text: string, entity: LegalEntity): readonly number[] {
  const isSame = entity.name.localeCompare(text, 'en', { sensitivity: 'accent' }) === 0;
  return [agreement(text, entity.names), Number(isSame), Number(entity.isActive), Number(entity.isIssued)];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((value, i) => value !== b[i]);
  return place < 0 ? 0 : a[place] - b[place];
}
