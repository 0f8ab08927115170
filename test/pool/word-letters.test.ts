import { expect, it } from 'vitest';
import { textsOf } from '../../src/pool/word-letters.js';

const spelled = (words: readonly string[]): [Uint8Array, Int32Array] => {
  let end = 0;
  return [new Uint8Array(Buffer.from(words.join(''), 'latin1')), Int32Array.from(words, (word) => (end += word.length))];
};

it('words have the texts that were spelled', () => {
  for (const words of [[], [''], ['a'], ['acme', '', 'orlop', 'x1']]) expect(textsOf(...spelled(words))).toEqual(words);
});

it('more letters than are read at once are read all the same, and words that are longer', () => {
  const words = ['a'.repeat(1 << 23), 'b'.repeat((1 << 23) + 1), '', 'c'.repeat((1 << 24) + 5), 'orlop', ''];
  const texts = textsOf(...spelled(words));
  expect(texts.map((text) => text.length)).toEqual(words.map((word) => word.length));
  expect(texts.every((text, i) => text === words[i])).toBe(true);
});

it('letters may be shared, and lie amid other bytes', () => {
  const [letters, ends] = spelled(['acme', 'orlop']);
  const shared = new Uint8Array(new SharedArrayBuffer(letters.length + 3), 3);
  shared.set(letters);
  expect(textsOf(shared, ends)).toEqual(['acme', 'orlop']);
});
