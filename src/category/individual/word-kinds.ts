/** Bits of {@link IndividualWords.flags}: what a word can be in a person's name. A word may be several things; where it stands decides. */
export const Flag = {
  initial: 1, // one letter
  title: 2,
  doubtfulTitle: 4, // a title and a name (Major, Dean, Prince)
  trailingTitle: 2097152, // a title that some write behind the name: Smith, John Mr
  particle: 8, // van, de, al
  generation: 16, // jr, iii
  generationAtEnd: 32, // only as the last word (v, filho)
  postNominal: 64,
  doubtfulPostNominal: 128, // also a name or a word (ma, do): only behind a comma
  phraseStart: 256, // begins a phrase of the tables
  marker: 512, // also known as, née
  joining: 1024, // written with the word behind it: mc donald, o brien
  eastAsianSurname: 2048,
  givenName: 4096, // known as a given name
  surname: 8192, // known as a surname
  servant: 32768, // abd, abdul: one name with the word behind it
  descent: 262144, // bin, oglu: the name behind it (or in front of it) is the father's
  net: 131072, // made to find candidates, see nets.ts
  religion: 65536, // din: one name with the word in front of it
  patronymic: 524288, // Ivanovich, Ivanovna
  glideSyllable: 1048576, // a romanized syllable of a Chinese or Korean name, which may have a glide: hyun, hwa
  letters: 4194304, // two letters that no list of names has: initials written together beside a surname (JA Smith)
  year: 8388608, // of birth or death: 1775
  vietnameseSurname: 16777216, // stands in front of a middle name that many bear: Nguyen Van Minh
  vietnameseMiddle: 33554432, // van, thi
  lost: 67108864, // letters of it were lost: m?ller
  dottedMarker: 134217728, // a marker where a dot stands behind it (roz., ép.)
  otherSurname: 268435456, // a marker with a name of birth or of marriage behind it: née, vda de
  man: 536870912, // a title of men: Mr, Herr
  woman: 1073741824, // of women: Mrs, Frau
  digraph: 1 << 31, // letters for one sound, or for one of another alphabet: an initial where a dot is behind them (Yu. Gagarin)
  consonants: 16384, // two or three letters without a vowel that are no name: initials written together
} as const;

/** Flags that need the full grammar. */
export const STRUCTURE =
  Flag.title |
  Flag.doubtfulTitle |
  Flag.particle |
  Flag.generation |
  Flag.generationAtEnd |
  Flag.postNominal |
  Flag.doubtfulPostNominal |
  Flag.phraseStart |
  Flag.marker |
  Flag.dottedMarker |
  Flag.joining |
  Flag.eastAsianSurname |
  Flag.servant |
  Flag.religion |
  Flag.patronymic |
  Flag.vietnameseSurname |
  Flag.letters |
  Flag.year |
  Flag.lost |
  Flag.digraph |
  Flag.consonants;

/** Bits of the class by which the kernel reads plain names: kernel/assembly/plain-names.ts. */
export const PlainName = {
  name: 1, // may be a part of the name, as the other bits say
  initial: 2,
  surnameRewritten: 4, // as a surname it is what it is as a given name
  surnameAsks: 8, // as a surname it is something else again
  begins: 16,
  follows: 32,
  firstAsks: 64,
  lastAsks: 256,
  eastAsian: 512,
  syllable: 1024, // Flag.glideSyllable, or one of the south
  generation: 4096,
  appendix: 8192,
} as const;

/** What a generation at the end of a name may be elsewhere (Sr: sister). */
export const OFFICES = Flag.generation | Flag.title | Flag.doubtfulTitle | Flag.trailingTitle | Flag.postNominal;

const TWO_LETTERS = /^[a-z]{2}$/;
/** Consonants, or anything with a J behind it; y is a vowel behind what it follows in syllables (Ly, Vy), and a consonant elsewhere (YF, XY). */
const NO_SYLLABLE = /^(?:[b-df-hj-np-tv-xz]{2}|y[b-df-hj-np-tv-xz]|[jqwxz]y|[aeiou]j)$/;
const NAME = Flag.givenName | Flag.surname | Flag.eastAsianSurname;

/** Whether two letters are such as no name is made of: SH, JP, AJ. */
export function isNoSyllable(text: string): boolean {
  return NO_SYLLABLE.test(text);
}

/** Whether a word may be two initials behind a surname that is all else (Walker RA, Smith ME), whatever it is short for besides: two letters, and no name. */
export function mayBeInitials(text: string, flags: number): boolean {
  return TWO_LETTERS.test(text) && !(flags & NAME);
}

/** Flags of words that no plain name has; particles have none either but initials. */
export const NEVER_PLAIN =
  Flag.title |
  Flag.trailingTitle |
  Flag.generation |
  Flag.postNominal |
  Flag.marker |
  Flag.dottedMarker |
  Flag.joining |
  Flag.servant |
  Flag.religion |
  Flag.descent |
  Flag.letters |
  Flag.year |
  Flag.lost |
  Flag.digraph |
  Flag.consonants;

/** Flags that make no difference to a plain name but by where the word stands, with what the kernel has to know of it. */
export const PLAIN_FLAGS: readonly (readonly [flag: number, plain: number])[] = [
  [Flag.initial, PlainName.initial],
  [Flag.phraseStart, PlainName.begins],
  [Flag.doubtfulTitle, PlainName.firstAsks | PlainName.appendix],
  [Flag.doubtfulPostNominal, PlainName.appendix],
  [Flag.generationAtEnd, PlainName.lastAsks | PlainName.appendix],
  [Flag.patronymic, PlainName.lastAsks],
  [Flag.vietnameseSurname, PlainName.firstAsks | PlainName.lastAsks],
  [Flag.eastAsianSurname, PlainName.eastAsian],
  [Flag.glideSyllable, PlainName.syllable],
];

/** How sure it is that an alias stands for a given name. */
export const Surety = { sure: 0, usual: 1, several: 2, rare: 3, translation: 4 } as const;
