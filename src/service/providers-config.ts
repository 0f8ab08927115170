import { createProviders, enrichFunctionNamed, NO_HOSTS, type ProvidersConfig } from '../enrich/index.js';
import { NamesakeError } from '../errors.js';
import { nearest } from '../options.js';
import { listOf, objectOf, originOf, shapeOf, textOf } from './config-shape.js';

const LOOPBACK: readonly string[] = ['127.0.0.1', '[::1]', 'localhost'];

/**
 * The member `providers` of a configuration: `{ offline, order: { function: [ids] }, gleif: { url }, wikidata: { url, userAgent } }`; `"gleif": {}` is enough to have it asked.
 *
 * @throws {NamesakeError} `ERR_OPTION_*` with the member's name.
 */
export function providersConfigOf(given: unknown): ProvidersConfig {
  const { offline = false, order = {}, gleif, wikidata } = shapeOf(given, 'providers.', NO_HOSTS);
  if (typeof offline !== 'boolean') throw new NamesakeError('ERR_OPTION_RANGE', `the configuration's "providers.offline"`, 'true or false', String(offline));
  return { offline, order: orderOf(order), gleif: hostOf('gleif', gleif, { url: '' }), wikidata: hostOf('wikidata', wikidata, { url: '', userAgent: '' }) };
}

function hostOf(id: string, given: unknown, known: object): { url?: string; userAgent?: string } | null {
  if (given === undefined || given === null) return null;
  const { url, userAgent } = shapeOf(given, `providers.${id}.`, known);
  return {
    ...(url === undefined ? {} : { url: secureUrl(`providers.${id}.url`, url) }),
    ...(userAgent === undefined ? {} : { userAgent: textOf(`providers.${id}.userAgent`, userAgent) }),
  };
}

/** Without encryption only what is on this machine. */
function secureUrl(name: string, value: unknown): string {
  const url = originOf(name, value);
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:' || LOOPBACK.includes(hostname)) return url;
  throw new NamesakeError('ERR_OPTION_RANGE', `the configuration's "${name}"`, 'a URL with https', url);
}

function orderOf(given: unknown): ProvidersConfig['order'] {
  const providers = createProviders();
  const entries = Object.entries(objectOf(given, 'providers.order.')).map(([name, ids]) => {
    const fn = enrichFunctionNamed(name).name;
    const known = providers.of(fn).map(({ id }) => id);
    return [fn, listOf(`providers.order.${name}`, ids).map((id) => knownId(`providers.order.${name}`, id, known))] as const;
  });
  return Object.fromEntries(entries);
}

function knownId(name: string, id: unknown, known: readonly string[]): string {
  if (typeof id === 'string' && known.includes(id)) return id;
  const expected = known.length === 0 ? 'nothing: no provider answers that function' : `some of ${known.join(', ')}`;
  const guess = typeof id === 'string' && known.length > 0 ? ` (did you mean "${nearest(id, known)}"?)` : '';
  throw new NamesakeError('ERR_OPTION_RANGE', `the configuration's "${name}"`, expected, `${JSON.stringify(id)}${guess}`);
}
