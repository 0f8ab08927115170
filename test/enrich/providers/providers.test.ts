import { describe, expect, it } from 'vitest';
import { createProviders, NO_HOSTS, type Outcome, type Provider, Providers } from '../../../src/enrich/index.js';
import { configOf } from '../../../src/service/index.js';
import { context } from './doubles.js';

const provider = (id: string, kind: Provider['kind'], outcome: Outcome, isReady = true): Provider => ({
  id,
  kind,
  functions: ['f'],
  needs: {},
  isReady: () => isReady,
  lookup: () => outcome,
});
const FOUND: Outcome = { status: 'found', fields: { A: '1' } };
const NOT_FOUND: Outcome = { status: 'not-found' };
const DOWN: Outcome = { status: 'unavailable', reason: 'upstream' };

describe('Providers', () => {
  it.each<[string, Provider[], Outcome]>([
    ['nobody', [], { status: 'unavailable', reason: 'no-provider' }],
    ['the first that knows', [provider('a', 'embedded', NOT_FOUND), provider('b', 'http', DOWN), provider('c', 'http', FOUND)], FOUND],
    ['a small table that has nothing, alone', [provider('a', 'embedded', NOT_FOUND)], NOT_FOUND],
    ['a host that is down counts more than a small table', [provider('a', 'embedded', NOT_FOUND), provider('b', 'http', DOWN)], DOWN],
    ['a register that has nothing counts more than one that is down', [provider('a', 'http', NOT_FOUND), provider('b', 'http', DOWN)], NOT_FOUND],
    ['who is not ready counts least', [provider('a', 'embedded', NOT_FOUND), provider('b', 'http', FOUND, false)], NOT_FOUND],
    ['nobody ready', [provider('b', 'http', FOUND, false)], { status: 'unavailable', reason: 'no-key' }],
  ])('%s', async (_, all, expected) => expect(await new Providers(all).lookup('f', {}, context())).toEqual(expected));

  it('in another order, without others', () => {
    const all = ['a', 'b', 'c'].map((id) => provider(id, 'http', FOUND));
    expect(new Providers(all, { f: ['c', 'a'] }).of('f').map(({ id }) => id)).toEqual(['c', 'a']);
  });
});

describe('configuration', () => {
  const ready = (given: object, fn: string): string[] =>
    createProviders(configOf({ providers: given }).providers)
      .of(fn)
      .filter((one) => one.isReady())
      .map(({ id }) => id);

  it('no host is asked that is not named', () => {
    expect(configOf({}).providers).toEqual(NO_HOSTS);
    expect(ready({}, 'business-info-name')).toEqual(['organizations']);
    expect(ready({ gleif: {}, wikidata: {} }, 'business-info-name')).toEqual(['organizations', 'gleif', 'wikidata']);
    expect(ready({ offline: true, gleif: {}, wikidata: {} }, 'business-info-name')).toEqual(['organizations']);
    expect(ready({ gleif: {}, order: { 'business-info-name': ['gleif', 'organizations'] } }, 'business-info-name')).toEqual(['gleif', 'organizations']);
    expect(ready({}, 'company-verification')).toEqual([]);
  });

  it.each([
    [{ offlin: true }, /providers\.offlin".*providers\.offline/s],
    [{ offline: 1 }, /providers\.offline/],
    [{ gleif: true }, /providers\.gleif/],
    [{ gleif: { url: 'http://api.gleif.org' } }, /https/],
    [{ gleif: { url: 'ftp://x' } }, /URL/],
    [{ wikidata: { userAgent: '' } }, /userAgent/],
    [{ order: { 'buisness-info-name': [] } }, /business-info-name/],
    [{ order: { 'business-info-name': ['gleef'] } }, /did you mean "gleif"/],
    [{ order: { 'sic-codes': 'industry-codes' } }, /a list/],
    [{ order: { custom: ['gleif'] } }, /no provider/],
  ])('%j is refused', (given, message) => expect(() => configOf({ providers: given })).toThrow(message));
});
