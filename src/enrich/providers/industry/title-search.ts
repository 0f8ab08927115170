import { lazily } from '../../../lexicon/lazily.js';
import { tableText } from '../../../lexicon/table-text.js';
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
const emptyWords = lazily((): ReadonlySet<string> => {
  const lines = tableText('enrichment', 'emptyTitleWords').split('\n');
  return new Set(lines.map((line) => line.split('\t')[0]));
});

interface Entry extends TitledCode {
  readonly words: ReadonlySet<string>;
  readonly weight: number;
}

/**
 * Finds titles of a classification by words: the Dice coefficient of the two sets of words, rare words weighing more (logarithm of how few titles have them).
 * No synonyms: what no title says is not found.
 */
export class TitleSearch {
  readonly #byCode: ReadonlyMap<string, Entry>;
  readonly #entries: readonly Entry[];
  readonly #entriesOf = new Map<string, number[]>();
  readonly #count: number;

  constructor(codes: readonly TitledCode[]) {
    this.#count = codes.length;
    const words = codes.map(({ title }) => wordsOf(title));
    for (const [i, set] of words.entries()) for (const word of set) this.#entriesOf.set(word, [...(this.#entriesOf.get(word) ?? []), i]);
    this.#entries = codes.map((code, i) => ({ ...code, words: words[i], weight: this.#weightOf(words[i]) }));
    this.#byCode = new Map(this.#entries.map((entry) => [entry.code, entry]));
  }

  byCode(code: string): TitledCode | null {
    const entry = this.#byCode.get(code);
    return entry === undefined ? null : { code: entry.code, title: entry.title };
  }

  /** The best title, the first of equals; null where none has most of the words, or too many are nearly as good. */
  find(text: string): TitleMatch | null {
    const asked = wordsOf(text);
    const weight = this.#weightOf(asked);
    let best: TitledCode | null = null;
    let [score, rivals] = [0, 0];
    for (const i of new Set([...asked].flatMap((word) => this.#entriesOf.get(word) ?? []))) {
      const entry = this.#entries[i];
      const common = this.#common(asked, entry);
      if (common < COVERAGE * weight) continue;
      const dice = (2 * common) / (weight + entry.weight);
      rivals += dice ** SHARPNESS;
      if (dice > score || (dice === score && best !== null && entry.code < best.code)) [best, score] = [entry, dice];
    }
    const confidence = score * (score ** SHARPNESS / rivals);
    return best === null || confidence < FLOOR ? null : { code: best.code, title: best.title, confidence };
  }

  /** Some codes, that whose title is most like a title of another classification first, of equals the lower one. */
  byLikeness(title: string, codes: readonly string[]): readonly TitledCode[] {
    const asked = wordsOf(title);
    const weight = this.#weightOf(asked);
    const likeness = (entry: Entry): number => this.#common(asked, entry) / (weight + entry.weight);
    const rated = codes.flatMap((code) => this.#byCode.get(code) ?? []).map((entry) => ({ entry, rate: likeness(entry) }));
    return rated.sort((a, b) => b.rate - a.rate || (a.entry.code < b.entry.code ? -1 : 1)).map(({ entry: { code, title: own } }) => ({ code, title: own }));
  }

  /** Weight of the words that both have. */
  #common(asked: ReadonlySet<string>, entry: Entry): number {
    return this.#weightOf(new Set([...asked].filter((word) => entry.words.has(word))));
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
      .filter((word) => !emptyWords().has(word)),
  );
}

/** Plurals, and nothing else. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}
