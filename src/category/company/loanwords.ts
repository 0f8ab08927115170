import { takenOver } from '../../lexicon/taken-over.js';
import { isHangul } from '../../text/hangul.js';
import { isKatakana } from '../../text/kana.js';

/** A run of katakana, of Hangul, of Latin letters and digits, or of anything else. */
const RUNS = /[\u30A1-\u30F4\u30FC]+|[\uAC00-\uD7A3]+|[A-Za-z0-9]+|[^\u30A1-\u30F4\u30FC\uAC00-\uD7A3A-Za-z0-9]+/gu;
const CUT = /^[\u30A1-\u30F4\uAC00-\uD7A3]/;
const LATIN = /^[A-Za-z0-9]/;
/** What no word begins with: small kana and the mark of a long vowel. */
const BEHIND = /^[ァィゥェォッャュョヮー]/;

/**
 * What it costs to take a part of a run for a word of the table: less for a longer one, which is rarely there by chance (カー, in スカート); the name of a letter (エー)
 * is one beside others, and hardly ever alone.
 */
const Cost = { word: 1, ofTwo: 2.5, ofThree: 1.5, name: 0.9, letter: 2.2, shortLetter: 3.2, nextLetter: 0 } as const;
/** The same for what is no word: as much, and so much for each kana. */
const Unknown = { part: 1.5, kana: 0.7 } as const;
const MIN_UNKNOWN = 2;
/** Shorter names that everybody knows begin too many other words; longer ones are not looked for. */
const MIN_NAME = 3;
const MAX_NAME = 12;
/** A longer run is no name, and takes long to cut. */
const MAX_RUN = 64;
/** A syllable of Hangul says as much as so many kana. */
const KANA_OF_SYLLABLE = 2;

/** Words that Japanese and Korean have taken over, by how they are written there (tables/company/loanwords.tsv). */
const loanwords = takenOver('company', 'loanwords');

/** The words that a text of nothing but katakana or Hangul is, if it is one of the table; `null` for any other. */
export const loanword = (text: string): string[] | null => (isKatakana(text) || isHangul(text) ? (loanwords().of(text)?.split(' ') ?? null) : null);

/** A part of a name: the loanword that it is, or `null`, and what stands there. */
export interface NamePart {
  readonly written: string;
  readonly word: string | null;
}

/**
 * A name in a script without blanks as the loanwords that it is made of and what stands between them; Latin letters are a part of their own beside katakana and Hangul.
 * A run of katakana or Hangul without any such word is one with what stands around it. O(length), some 5 µs a character.
 *
 * @param isKnown  whether everybody knows a part as a name by itself, which is not cut, then.
 * @example cutLoanwords('ロイヤルホームセンター')  // royal, home, center
 */
export function cutLoanwords(name: string, isKnown: (part: string) => boolean): NamePart[] {
  const parts: NamePart[] = [];
  // what no word was found in and the next run may belong to (関ヶ原, 日清オイリオ)
  let open = '';
  for (const [run] of name.matchAll(RUNS)) {
    const cut = CUT.test(run) && run.length <= MAX_RUN ? cutRun(run, isKnown) : null;
    const isWhole = cut === null || (cut.length === 1 && cut[0].word === null);
    if (isWhole && !LATIN.test(run)) {
      open += run;
      continue;
    }
    if (open !== '') parts.push({ written: open, word: null });
    open = '';
    parts.push(...(cut ?? [{ written: run, word: null }]));
  }
  if (open !== '') parts.push({ written: open, word: null });
  return parts;
}

/** The cheapest way to cut a run. */
function cutRun(run: string, isKnown: (part: string) => boolean): NamePart[] {
  const words = loanwords();
  const size = isHangul(run) ? KANA_OF_SYLLABLE : 1;
  const costs = new Float64Array(run.length + 1).fill(Number.POSITIVE_INFINITY);
  const starts = new Int32Array(run.length + 1);
  const endsInLetter = new Uint8Array(run.length + 1);
  costs[0] = 0;
  for (let from = 0; from < run.length; from++) {
    if (costs[from] === Number.POSITIVE_INFINITY || BEHIND.test(run.slice(from))) continue;
    for (let to = from + 1; to <= run.length; to++) {
      if (BEHIND.test(run.slice(to))) continue;
      const kana = (to - from) * size;
      // (one kana is a word where it stands alone: ザ・ビッグ)
      const mayBeWord = to - from <= words.longest && (kana > 1 || run.length === 1);
      const word = mayBeWord ? words.of(run.slice(from, to)) : undefined;
      if (word === undefined && kana < MIN_UNKNOWN) continue;
      const part =
        word !== undefined
          ? costOf(word, kana, endsInLetter[from] === 1)
          : kana >= MIN_NAME && to - from <= MAX_NAME && isKnown(run.slice(from, to))
            ? Cost.name
            : Unknown.part + Unknown.kana * kana;
      const cost = costs[from] + part;
      if (cost >= costs[to]) continue;
      costs[to] = cost;
      starts[to] = from;
      endsInLetter[to] = word?.length === 1 ? 1 : 0;
    }
  }
  // (one character, or nothing that a word begins with)
  if (costs[run.length] === Number.POSITIVE_INFINITY) return [{ written: run, word: null }];
  const parts: NamePart[] = [];
  let isBehindLetters = false;
  for (let to = run.length; to > 0; to = starts[to]) {
    const written = run.slice(starts[to], to);
    const word = words.of(written) ?? null;
    const isLetter = word?.length === 1;
    // letters beside each other are one word: エーケー, ak
    const next = isLetter && isBehindLetters ? parts.shift() : undefined;
    parts.unshift(next === undefined ? { written, word } : { written: written + next.written, word: `${word}${next.word}` });
    isBehindLetters = isLetter;
  }
  return parts;
}

function costOf(word: string, size: number, isBehindLetter: boolean): number {
  if (word.length === 1) return isBehindLetter ? Cost.nextLetter : size <= KANA_OF_SYLLABLE ? Cost.shortLetter : Cost.letter;
  return size <= 2 ? Cost.ofTwo : size === 3 ? Cost.ofThree : Cost.word;
}
