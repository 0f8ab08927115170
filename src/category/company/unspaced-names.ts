import { eachSpelling } from '../../lexicon/front-coded.js';
import { charactersWord, isHan, spokenWord, plainHan } from '../../lexicon/han-characters.js';
import { isJapaneseName, japaneseNames } from '../../lexicon/japanese-names.js';
import { isJapaneseWriting } from '../../lexicon/kanji-readings.js';
import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';
import { tableText } from '../../lexicon/table-text.js';
import { foldWords } from '../../text/fold.js';
import { withUsualLinks } from '../../text/kana.js';
import { romanizeOwnScript } from '../../text/own-scripts.js';
import { loanword } from './loanwords.js';
import { lastOrdinal, loanwordsOf, wordsOfName } from './name-parts.js';
import { readInJapan } from './names-in-japan.js';

/** Characters of a name that is left when its place and its trade are cut off. */
const MIN_NAME = 2;
/** Places in front of a name: a province and a town. */
const MOST_PLACES = 2;
/** Characters of whom something is of: 国立, 시립. */
const OWNER_LETTERS = 2;
/** Trades at the end of one. */
const MOST_TRADES = 6;
/** What a Thai name is, in front of it: an agricultural cooperative. */
const MOST_KINDS = 2;
/** Runs of katakana or Hangul that may be words of other languages, and their parts: shorter ones are like too many. */
const SPOKEN = /[\u30A1-\u30F4\u30FC]{3,24}|[\uAC00-\uD7A3]{2,12}/gu;
const SPOKEN_WHOLE = new RegExp(`^(?:${SPOKEN.source})$`, 'u');
const THAI = /[\u0E00-\u0E7F]/;
/** What nothing that goes with a place stands in front of: 大阪市立大学 is municipal, 横浜市役所 a city hall. */
const NOT_BEFORE = '立|役[所場]|議会|议会|議會|市';

/** As whose names Chinese characters are read. */
export type Country = 'CN' | 'JP';

interface UnspacedWords {
  /** By what is written, longest first, the words that it is read as. */
  readonly places: ReadonlyMap<string, readonly string[]>;
  readonly trades: ReadonlyMap<string, readonly string[]>;
  /** Trades that stand in front of a name, too: of whom a school or a hospital is (国立, national). */
  readonly owners: ReadonlySet<string>;
  /** Trades that are others than those of the same Latin words in other characters: 理工大学, 工业大学. */
  readonly told: ReadonlySet<string>;
  /** What a place is called by, at the beginning of what stands behind it (深圳市, 广东省, 서울시), and what that is where it is said. */
  readonly ending: RegExp;
  readonly levels: ReadonlyMap<string, string>;
  /** What Latin letters are called, which initials are written as: เอส, s. */
  readonly letters: ReadonlyMap<string, string>;
  /** Nothing but such, and each of them. */
  readonly isOfLetters: RegExp;
  readonly letter: RegExp;
  /** Places of China that are read like another one: 泰州 and 台州 are both Taizhou. */
  readonly likeOthers: ReadonlySet<string>;
  /** Places of China, and trades that only Chinese firms write so. */
  readonly chinese: ReadonlySet<string>;
  /** The same of Japan. */
  readonly japanese: ReadonlySet<string>;
  /** What Japan writes in a way of its own, by the simplified characters: older forms of these are it, too (關西). */
  readonly ofPlain: ReadonlyMap<string, string>;
  readonly longestPlace: number;
  readonly longestTrade: number;
  /** Words of legal forms, and places, which are not cut. (What a Thai word is read as may be a word of any language: เอส, et.) */
  readonly names: ReadonlySet<string>;
  /** Names in own script of short-names.tsv, folded. */
  readonly ownNames: ReadonlySet<string>;
  /** The same in Chinese characters, plain: others are read like them (東鉄, 东芝). */
  readonly namesInHan: ReadonlySet<string>;
}

const unspacedWords = lazily((): UnspacedWords => {
  const places = new Map<string, readonly string[]>();
  const trades = new Map<string, readonly string[]>();
  const owners = new Set<string>();
  const told = new Set<string>();
  const letters = new Map<string, string>();
  const chinese = new Set<string>();
  const japanese = new Set<string>();
  const likeOthers = new Set<string>();
  const placeOf = new Map<string, string>();
  const levels = new Map<string, string>();
  const endings: string[] = [];
  eachSpelling(tableText('company', 'unspacedWords'), (kind, latin, listed) => {
    const written = withUsualLinks(listed);
    const [cls, scope] = kind.split(' ');
    if (cls === 'letter') letters.set(written, latin);
    else if (cls === 'level' || cls === 'ending') endings.push(written);
    else (cls === 'place' ? places : trades).set(written, latin.split(' '));
    if (cls === 'owner') owners.add(written);
    if (cls === 'told') told.add(written);
    if (cls === 'level') levels.set(written, latin);
    if (cls === 'place' && scope === 'zh') {
      const place = plainHan(written);
      if ((placeOf.get(latin) ?? place) !== place) likeOthers.add(latin);
      placeOf.set(latin, place);
    }
    if (cls === 'place' || cls === 'trade' || cls === 'told') {
      if (scope === 'zh') chinese.add(written);
      if (scope === 'ja') japanese.add(written);
    }
  });
  const ofPlain = new Map<string, string>();
  for (const written of [...places.keys(), ...trades.keys()]) {
    const plain = plainHan(written);
    if (plain !== written && !ofPlain.has(plain)) ofPlain.set(plain, written);
  }
  const longest = (words: ReadonlyMap<string, unknown>): number => Math.max(0, ...Array.from(words.keys(), (word) => word.length));
  const names = new Set(lexiconTable('legalForms').flatMap(({ words }) => words));
  const ownNames = new Set<string>();
  for (const { words } of lexiconTable('places')) if (words.length === 1) names.add(words[0]);
  for (const { words, class: cls } of lexiconTable('shortNames')) if (cls === 'script') ownNames.add(words.join(' '));
  const named = [...letters.keys()].sort((a, b) => b.length - a.length).join('|');
  return {
    places,
    trades,
    owners,
    told,
    ending: new RegExp(`^(?:${endings.join('|')})(?!${NOT_BEFORE})`),
    levels,
    letters,
    likeOthers,
    isOfLetters: new RegExp(`^(?:${named})+$`),
    letter: new RegExp(named, 'g'),
    chinese,
    japanese,
    ofPlain,
    longestPlace: longest(places),
    longestTrade: longest(trades),
    names,
    ownNames,
    namesInHan: new Set(tableText('company', 'namesInHan').split(',')),
  };
});

/**
 * The name of a firm in a script without blanks, legal forms aside, as words: places in front and of whom it is (国立), what it does at the end, of a Thai one in front, too (unspaced-words.tsv), and between them the
 * name as loanwords and what is no such word, as it is read: Hangul and Thai in the official romanizations, and surnames of Japan as they are read there where nothing says that the firm is Chinese. A name that
 * everybody knows by its own script stays one word. Behind them stand words for the characters of the name, and of places where others are read like them. O(length).
 *
 * @param country  that its legal form is of, or one beside it.
 * @example cutUnspacedName('北京华为科技')  // => ['beijing', 'huawei', 'keji']
 */
export function cutUnspacedName(text: string, country: Country | null = null): string[] {
  const {
    places,
    trades,
    owners,
    told,
    ending,
    levels,
    letters,
    isOfLetters,
    letter,
    likeOthers,
    chinese,
    japanese,
    longestPlace,
    longestTrade,
    names,
    ownNames,
    namesInHan,
  } = unspacedWords();
  const isKnown = (part: string): boolean => {
    if (isHan(part) && (namesInHan.has(plainHan(part)) || country === 'JP')) return namesInHan.has(plainHan(part));
    const read = foldWords(romanizeOwnScript(part)).join(' ');
    return (!THAI.test(part) && names.has(read)) || (!isHan(part) && ownNames.has(read));
  };
  const known = (part: string): string[] | null => {
    const read = foldWords(romanizeOwnScript(part));
    // (a word of a legal form is what tables have it as)
    const isForm = names.has(read.join(' ')) && !ownNames.has(read.join(' '));
    return (isForm || isJapaneseName(part) ? null : loanword(part)) ?? (isKnown(part) ? read : null);
  };
  // (what tables have in another way than it is read, no other name is read like: 可口可乐, Coca Cola)
  const written: string[] = [];
  const write = (part: string, words: readonly string[]): void => {
    if (isHan(part) && !namesInHan.has(plainHan(part)) && loanword(part) === null) written.push(charactersWord(part, words.join('')));
  };
  const whole = known(text);
  const writeSpoken = (part: string): void => {
    for (const [run] of part.matchAll(SPOKEN)) {
      written.push(spokenWord(run, (known(run) ?? wordsOfName(run, ownNames)).join('')));
      const parts = loanwordsOf(run, ownNames);
      if (parts.length === 1) continue;
      for (const { written: one } of parts) if (SPOKEN_WHOLE.test(one)) written.push(spokenWord(one, wordsOfName(one, ownNames).join('')));
    }
  };
  if (whole !== null) {
    write(text, whole);
    writeSpoken(text);
    return [...whole, ...written];
  }
  const front: string[] = [];
  let ofChina = country === 'CN';
  let ofJapan = country === 'JP' || isJapaneseWriting(text);
  let level: string | undefined;
  let rest = text;
  // (a Thai name says first what it is: โรงแรมสยาม, Hotel Siam)
  const isThai = THAI.test(rest);
  for (let found = 0; isThai && found < MOST_KINDS && !isKnown(rest); found++) {
    const kind = longestOf(trades, longestTrade, (length) => rest.slice(0, length), rest.length - 1);
    if (kind === null) break;
    front.push(...(trades.get(kind) ?? []));
    rest = rest.slice(kind.length);
  }
  const takeOwner = (): void => {
    const owner = rest.slice(0, OWNER_LETTERS);
    const behind = rest.slice(OWNER_LETTERS);
    if (behind.length < MIN_NAME) return;
    const written = owners.has(owner) ? owner : plainHan(owner);
    if (!owners.has(written)) return;
    front.push(...(trades.get(written) ?? []));
    rest = behind;
  };
  takeOwner();
  for (let found = 0; found < MOST_PLACES; found++) {
    const place = longestOf(places, longestPlace, (length) => rest.slice(0, length), rest.length);
    // (中山 is a surname in Japan)
    if (place === null || (country === 'JP' && chinese.has(place))) break;
    const behind = rest.slice(place.length);
    const [said = ''] = ending.exec(behind) ?? [];
    const named = behind.slice(said.length);
    if (named !== '' && named.length < MIN_NAME) break;
    level = levels.get(said);
    const latin = places.get(place) ?? [];
    front.push(...latin);
    if (likeOthers.has(latin.join(' '))) write(place, latin);
    ofChina ||= country === null && chinese.has(place);
    ofJapan ||= japanese.has(place);
    rest = named;
    takeOwner();
  }
  const back: string[] = [];
  for (let found = 0; found < MOST_TRADES && rest !== '' && !isKnown(rest); found++) {
    const ordinal = lastOrdinal(rest);
    // (田中医院 is no 田 of Chinese medicine)
    const trade = ordinal?.written ?? longestOf(trades, longestTrade, (length) => (isLongEnough(rest.length - length) ? rest.slice(-length) : ''), rest.length);
    if (trade === null) break;
    const latin = ordinal === null ? (trades.get(trade) ?? []) : [ordinal.number];
    back.unshift(...latin);
    if (told.has(trade)) write(trade, latin);
    ofChina ||= country === null && chinese.has(trade);
    ofJapan ||= japanese.has(trade);
    rest = rest.slice(0, -trade.length);
  }
  if (!isKnown(rest) && isOfLetters.test(rest)) rest = rest.replace(letter, (name) => letters.get(name) ?? '');
  const isInJapan = ofJapan && !ofChina;
  const surname = !ofChina && rest.length > 1 ? japaneseNames().surname.get(rest) : undefined;
  // (新竹市警察局 is a bureau of Hsinchu City, 深圳市华为 no Shenzhen City)
  if (rest === '' && level !== undefined) front.push(level);
  const name =
    surname !== undefined
      ? [surname]
      : ((isInJapan ? readInJapan(rest) : null) ?? known(rest) ?? wordsOfName(rest, ownNames, isInJapan ? readInJapan : undefined));
  write(rest, name);
  writeSpoken(rest);
  return [...front, ...name, ...back, ...written];
}

/** Whether what is left of a name beside a trade is none, or long enough for one. */
function isLongEnough(left: number): boolean {
  return left === 0 || left >= MIN_NAME;
}

/** Whether a text without blanks is nothing but a place, with or without what places are called by. */
export function isPlace(text: string): boolean {
  const { places, ending, longestPlace } = unspacedWords();
  const place = longestOf(places, longestPlace, (length) => text.slice(0, length), text.length);
  return place !== null && text.slice(place.length).replace(ending, '') === '';
}

/** The longest part that the words have, as they have it: traditional characters are the simplified ones where a table has no others; `null`: none. */
function longestOf(words: ReadonlyMap<string, unknown>, longest: number, part: (length: number) => string, most: number): string | null {
  for (let length = Math.min(longest, most); length > 0; length--) {
    const written = part(length);
    if (words.has(written)) return written;
    const plain = plainHan(written);
    if (words.has(plain)) return plain;
    const ofJapan = plain === written ? undefined : unspacedWords().ofPlain.get(plain);
    if (ofJapan !== undefined && words.has(ofJapan)) return ofJapan;
  }
  return null;
}
