import { foldWords } from './fold.js';

const isInitial = (word: string): boolean => word.length === 1 && word >= 'a' && word <= 'z';

/**
 * Text → the words that the tables and the values are compared in: {@link foldWords}, `&` and `+` read as "and", runs of single letters joined
 * (also over an "and" between two of them).
 *
 * @example foldPhrase('S.à r.l.')  // => ['sarl']
 * @example foldPhrase('GmbH & Co. KG')  // => ['gmbh', 'and', 'co', 'kg']
 */
export function foldPhrase(text: string): string[] {
  const words = foldWords(text).map((word) => (word === '&' || word === '+' ? 'and' : word));
  const joined: string[] = [];
  for (let i = 0; i < words.length; i++) {
    let run = words[i];
    if (isInitial(run)) {
      while (i + 1 < words.length) {
        if (isInitial(words[i + 1])) run += words[++i];
        else if (words[i + 1] === 'and' && i + 2 < words.length && isInitial(words[i + 2])) {
          run += words[i + 2];
          i += 2;
        } else break;
      }
    }
    joined.push(run);
  }
  return joined;
}
