import { describe, expect, it } from 'vitest';
import { configOf, DEFAULT_CONFIG } from '../../src/service/service-config.js';

describe('a configuration', () => {
  it('without members is the default one', () => expect(configOf({})).toEqual(DEFAULT_CONFIG));

  it.each([
    ['publicUrl', { publicUrl: 'example.com' }, /"publicUrl"; expected a URL with http or https; got "example.com"/],
    ['objectStore.endpoint', { objectStore: { bucket: 'b', region: 'r' } }, /"objectStore.endpoint"; expected a URL/],
    ['providers.gleif.url', { providers: { gleif: { url: 'x' } } }, /"providers.gleif.url"; expected a URL/],
    ['port', { port: '8080' }, /"port"; expected a number from 0 to 65535; got "8080"$/],
    ['limits', { limits: [] }, /"limits"; expected an object; got a list$/],
    ['content', [], /content; expected an object; got a list$/],
    ['content', null, /content; expected an object; got null$/],
  ])('names the member that is wrong: %s', (_, given, message) => expect(() => configOf(given)).toThrow(message));
});
