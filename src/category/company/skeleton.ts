const DIGRAPHS: Readonly<Record<string, string>> = { ae: 'a', oe: 'o', ue: 'u', ph: 'f', ck: 'k' };

/**
 * A word without the differences that the wide level ignores: umlauts spelled out (ae, oe, ue), ph/f, ck/k, doubled letters, a plural s.
 *
 * @example skeleton('schroeder')  // => 'schroder'
 * @example skeleton('machiness')  // => 'machine'
 */
export function skeleton(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const plain = word.replace(/ae|oe|ue|ph|ck/g, (pair) => DIGRAPHS[pair]).replace(/(.)\1+/g, '$1');
  return plain.length > 3 && plain.endsWith('s') ? plain.slice(0, -1) : plain;
}
