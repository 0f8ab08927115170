import { usualHan } from '../../lexicon/han-characters.js';
import { japaneseNames } from '../../lexicon/japanese-names.js';
import { Gap } from '../../text/byte-classes.js';
import { famousNames } from './famous-names.js';
import { skeleton } from './skeleton.js';
import { isPlace } from './unspaced-names.js';
import { Flag, Kind, LegalMode } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** The first byte of Greek letters in UTF-8, and of those of all scripts behind it. */
const FIRST_OTHER = 0xce;
const LATIN = /^(?:[\p{Script=Latin}\p{N}]+|[&+])$/u;
const OTHER = /^[^\p{Script=Latin}]*\p{L}[^\p{Script=Latin}]*$/u;
/** Scripts in which a name goes on in Latin letters: 三菱UFJ is written so, 현대 Mobis. */
const MIXED = /[\u3040-\u30FF\uAC00-\uD7AF]/;
/** Scripts that tell how a word is spoken: what is the same name sounds like it (Газпром Gazprom; not Сервис Apple). */
const SPOKEN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const MIN_LETTERS = 3;
const MAX_WORDS = 32;

const decoder = new TextDecoder();

/**
 * The tokens `from .. end` of a value's name in Latin letters beside the same name in another script: "萬寧 Mannings", "Heytea (喜茶)"; `null` where there is none. In
 * front of a bracket either may stand, without one the Latin name is the last; neither is only a place, a kind of firm or a legal form ("北京 Hyundai", "株式会社 LIXIL"), and of a firm that
 * everybody knows the other one is what tables say ("広汽本田 Honda" is a joint venture). O(letters).
 */
export function latinNameOf(words: CompanyWords, ids: Int32Array, gaps: Uint8Array, from: number, end: number): readonly [from: number, end: number] | null {
  if (end - from < 2 || end - from > MAX_WORDS) return null;
  const leads = isOther(words, ids[from]);
  if (leads === isOther(words, ids[end - 1])) return null;
  let split = from + 1;
  while (isOther(words, ids[split]) === leads) split++;
  for (let i = split + 1; i < end; i++) if (isOther(words, ids[i]) === leads) return null;
  const isBracketed = (gaps[split] & Gap.open) !== 0;
  if (!leads && !isBracketed) return null;
  const other = leads ? [from, split] : [split, end];
  const latin = leads ? ([split, end] as const) : ([from, split] as const);
  const texts = Array.from({ length: end - from }, (_, i) => usualHan(decoder.decode(words.table.bytes(ids[from + i])).normalize('NFKC')));
  const textsOf = ([first, last]: readonly number[]): readonly string[] => texts.slice(first - from, last - from);
  if (!textsOf(other).every((text) => OTHER.test(text)) || !textsOf(latin).every((text) => LATIN.test(text))) return null;
  if (textsOf(latin).join('').replace(/\P{L}/gu, '').length < MIN_LETTERS) return null;
  const otherWords = wordsOf(words, ids, other);
  const latinWords = wordsOf(words, ids, latin);
  if (!sayMore(words, otherWords) || (latinWords.length < 2 && !latinWords.some((word) => isName(words, word)))) return null;
  const written = textsOf(other).join('');
  if (otherWords.some((word) => latinWords.some((same) => soundsLike(words, word, same)))) return latin;
  if (isPlace(written) || (!isBracketed && (MIXED.test(written) || SPOKEN.test(written) || japaneseNames().surname.has(written)))) return null;
  return mayBeSame(words, otherWords, latinWords) ? latin : null;
}

function isOther({ table }: CompanyWords, id: number): boolean {
  return table.bytes(id)[0] >= FIRST_OTHER;
}

function wordsOf(words: CompanyWords, ids: Int32Array, [from, end]: readonly number[]): number[] {
  const found = new Int32Array(MAX_WORDS * MAX_WORDS);
  let count = 0;
  for (let i = from; i < end; i++) count = words.expand(ids[i], found, count);
  return [...found.subarray(0, count)];
}

function isName({ kind, flags, legalMode, canonical }: CompanyWords, word: number): boolean {
  return kind[canonical[word]] === Kind.name && !(flags[canonical[word]] & (Flag.place | Flag.digits)) && legalMode[word] === LegalMode.none;
}

/** Whether words are more than a place, a kind or a legal form: a name, or several of them. */
function sayMore(words: CompanyWords, all: readonly number[]): boolean {
  const { legalMode, flags, canonical } = words;
  const said = all.filter((word) => legalMode[word] === LegalMode.none);
  return said.some((word) => isName(words, word)) || (said.length > 1 && said.some((word) => !(flags[canonical[word]] & Flag.place)));
}

/**
 * Whether a name that is spoken otherwise may be the one in Latin letters: of firms that everybody knows a table says what they are called elsewhere (東風 Honda is a joint venture, 三菱商事 another firm
 * than UFJ).
 */
function mayBeSame(words: CompanyWords, other: readonly number[], latin: readonly number[]): boolean {
  const known = knownName(words, other);
  const called = knownName(words, latin);
  if (known !== null) return known.some((word, i) => word === called?.[i] || latin.some((same) => words.canonical[same] === word));
  return called === null && !latin.some((word) => famousNames().has(words.textOf(words.canonical[word])));
}

/** The full name of a firm that everybody knows, with whose name words begin; `null`: there is none. */
function knownName({ known, canonical }: CompanyWords, all: readonly number[]): Int32Array | null {
  const name = all.map((word) => canonical[word]);
  const row = Math.max(known.names.match(name, 0, name.length), known.wholeNames.match(name, 0, name.length));
  return row < 0 ? null : known.canonical(row);
}

function soundsLike(words: CompanyWords, word: number, other: number): boolean {
  return skeleton(words.textOf(word)) === skeleton(words.textOf(other));
}
