import { createHash } from 'node:crypto';

/** A query that is longer is not repeated in the challenge, whose header has its limits. */
const MAX_QUERY = 1000;
/** Parameters that are nobody else's business. */
const SECRETS: readonly string[] = ['apikey', 'license'];

/** What a payment is for. */
export interface PaidRequest {
  readonly method: string;
  /** As it was sent. */
  readonly path: string;
  /** As it was sent, with or without `?`. */
  readonly query: string;
  /** As it was sent; null for none. */
  readonly body: Uint8Array | null;
}

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('base64url');

/** Parameters by name, those of one name in their order: what routes see, however it was written; keys aside, which do not change the answer. */
const parametersOf = (query: string): [string, string][] =>
  [...new URLSearchParams(query)].filter(([name]) => !SECRETS.includes(name.toLowerCase())).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

/** 43 characters; equal for requests that are answered alike. @cost O(length of the body) */
export const requestHash = ({ method, path, query, body }: PaidRequest): string =>
  sha256(JSON.stringify([method.toUpperCase(), path, parametersOf(query), sha256(body ?? '')]));

/** What identifies a signed payment, other than who paid. */
export const textHash = sha256;

/**
 * The URL that is told to be paid for: with the query in its canonical form, without keys; where that is longer than 1,000 characters, without query.
 *
 * @param origin  of the service, as clients see it, without `/` at the end.
 */
export function resourceUrl(origin: string, { path, query }: Pick<PaidRequest, 'path' | 'query'>): string {
  const text = new URLSearchParams(parametersOf(query)).toString();
  return origin + path + (text === '' || text.length > MAX_QUERY ? '' : `?${text}`);
}
