import { foldPhrase } from '../../../text/phrase.js';

export interface TitledCode {
  readonly code: string;
  readonly title: string;
}

export interface TitleMatch extends TitledCode {
  /** 0 to 1: how much of the words of both is the same, by their weight, and how much better that is than with other titles. */
  readonly confidence: number;
}

const FLOOR = 0.5;
/** Of the weight of the words that are asked for. */
const COVERAGE = 0.7;
/** How much less a title counts as a rival that is a little worse. */
const SHARPNESS = 6;

/** Words that tell nothing of an industry. */
const EMPTY_WORDS = new Set(
  'a an and the of or for in on to from by with not elsewhere classified nec except including other all miscellaneous industry manufacture manufacturing manufacturer'.split(
    ' ',
  ),
);

interface Entry extends TitledCode {
  readonly words: ReadonlySet<string>;
  readonly weight: number;
}

/**
 * Finds titles of a classification by words: the Dice coefficient of the two sets of words, rare words weighing more (logarithm of how few titles have them).
 * No synonyms: what no title says is not found.
 */
export class TitleSearch {
  readonly #byCode: ReadonlyMap<string, TitledCode>;
  readonly #entries: readonly Entry[];
  readonly #entriesOf = new Map<string, number[]>();
  readonly #count: number;

  constructor(codes: readonly TitledCode[]) {
    this.#byCode = new Map(codes.map((entry) => [entry.code, entry]));
    this.#count = codes.length;
    const words = codes.map(({ title }) => wordsOf(title));
    for (const [i, set] of words.entries()) for (const word of set) this.#entriesOf.set(word, [...(this.#entriesOf.get(word) ?? []), i]);
    this.#entries = codes.map((code, i) => ({ ...code, words: words[i], weight: this.#weightOf(words[i]) }));
  }

  byCode(code: string): TitledCode | null {
    return this.#byCode.get(code) ?? null;
  }

  /** The best title, the first of equals; null where none has most of the words, or too many are nearly as good. */
  find(text: string): TitleMatch | null {
    const asked = wordsOf(text);
    const weight = this.#weightOf(asked);
    let best: TitledCode | null = null;
    let [score, rivals] = [0, 0];
    for (const i of new Set([...asked].flatMap((word) => this.#entriesOf.get(word) ?? []))) {
      const entry = this.#entries[i];
      const common = this.#weightOf(new Set([...asked].filter((word) => entry.words.has(word))));
      if (common < COVERAGE * weight) continue;
      const dice = (2 * common) / (weight + entry.weight);
      rivals += dice ** SHARPNESS;
      if (dice > score || (dice === score && best !== null && entry.code < best.code)) [best, score] = [entry, dice];
    }
    const confidence = score * (score ** SHARPNESS / rivals);
    return best === null || confidence < FLOOR ? null : { code: best.code, title: best.title, confidence };
  }

  #weightOf(words: ReadonlySet<string>): number {
    let weight = 0;
    for (const word of words) weight += Math.log((this.#count + 1) / ((this.#entriesOf.get(word)?.length ?? 0) + 0.5));
    return weight;
  }
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    foldPhrase(text.slice(0, 300))
      .map(stem)
      .filter((word) => !EMPTY_WORDS.has(word)),
  );
}

/** Plurals, and nothing else. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}
