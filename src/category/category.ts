import type { InternTable } from '../kernel/intern-table.js';
import type { PairTable } from '../kernel/pair-table.js';
import type { Kernel } from '../kernel/kernel.js';
import type { Vocabulary } from './vocabulary.js';

/** The categories that values can be matched in. */
export type CategoryName = 'company' | 'individual' | 'address' | 'global-address' | 'product';

/** Matching levels, from demanding to generous; equal keys at one level are equal at every looser one. */
export type Level = 'narrow' | 'medium' | 'wide';

export const LEVELS: readonly Level[] = ['narrow', 'medium', 'wide'];

/** What a part of a value is to linkage; a category numbers its own from 0. */
export interface Role {
  readonly name: string;
  /** Part of its weight that a shared word of this role has in the search for candidates; 0: it finds nobody. */
  readonly share: number;
  /** Whether near words (slips, words cut short, abbreviations) are looked for. */
  readonly near: boolean;
  /** Its first letter may be the last one of the initials of what stands in front of it (KPLC: Kenya Power & Lighting Company). */
  readonly ending?: boolean;
  /** Not near others, but the same as a word of a role with near ones that a table has as short for it or in words ("1", "One"). */
  readonly listed?: boolean;
  /** Its words all stand in a table: of two, one is no slip and no short form of the other (Niger, Nigeria) unless a table says so. */
  readonly closed?: boolean;
  /** No part of the name, but something behind it. */
  readonly behind?: boolean;
  /** Not always in the narrow text (a nickname in quotes): values of one text that differ in nothing else are one. */
  readonly aside?: boolean;
  /** Where two values of one narrow text each have units of the role that the other has not, they are not the same for that text (née Ahmed, née Malik). */
  readonly telling?: boolean;
  /** Of another name of the value ("trading as"): what is called so is the value, too. */
  readonly alias?: boolean;
  /** The role that a unit of another name has where that name is compared by itself; absent: it is not. Beside the rest of the value its role is the first `alias`. */
  readonly own?: number;
  /** No word of the value (something made to find candidates): it is never joined or paired with its neighbours. */
  readonly apart?: boolean;
  /** A word as the value writes it, where a unit of it has what that is short for (Info, information). */
  readonly written?: boolean;
  /** No word of the value as it was read, but what is known of it (where it is): nobody is shown it. */
  readonly hidden?: boolean;
  /** Says where the value is, by whatever name it goes. */
  readonly where?: boolean;
  /** Its words say in which characters a name of the value is written, and what they were read as (lexicon/han-characters.ts): it may be read otherwise. */
  readonly readings?: boolean;
}

/** One decision in the reading of a value, for a person to check. */
export interface Reason {
  /** The words as they stood. */
  readonly text: string;
  /** What they were taken for or turned into. */
  readonly role: string;
  /** What they became; '' where they were left out. */
  readonly becomes: string;
  /** The table row that says so, or the rule. */
  readonly because: string;
}

/** Grammars that the kernel reads plain rows by (assembly/plain-tokens.ts). */
export const PlainGrammar = { companies: 0, persons: 1, addresses: 2, worldAddresses: 3 } as const;

/** How the kernel reads plain rows (assembly/plain-rows.ts): what most values are, whose keys it makes as the reader would. */
export interface PlainReading {
  readonly grammar: (typeof PlainGrammar)[keyof typeof PlainGrammar];
  /** So many raw tokens may such a value have. */
  readonly tokens: number;
  /** Pairs of words that such a value may not have, or only in some places; `null`: there are none. */
  readonly pairs: PairTable | null;
  /** The word between a company's name and a number behind its endings; between given names and surname; addresses have {@link marks} instead. */
  readonly marker: number;
  /** Whether the kernel makes narrow keys as well. */
  readonly isWhole?: boolean;
  /** Where in the kernel's memory the words stand that begin the parts of an address; absent: other grammars have none. */
  readonly marks?: number;
  /** Words of the wide level made from those that the kernel has left of such a value, `plain[from .. end)`, appended to `out` at `at`; returns the end. */
  looserWords(plain: Int32Array, from: number, end: number, out: Int32Array, at: number): number;
}

/** What a word says of bodies and their parts: a body that has parts (university), one of several parts (faculty), a part of which a body has one (library), either of the first two (college). */
export type BodyPart = 'body' | 'section' | 'part' | 'both' | 'beside';

/**
 * Reads values of one category: the kernel's tokens in, the words of each level's key text out. One reader belongs to one thread and keeps its
 * vocabulary from value to value; what it answers never hangs on what it has read before.
 */
export interface CategoryReader {
  /** Raw tokens and words; the kernel's scan fills it. */
  readonly table: InternTable;
  /** What is known of them. */
  readonly words: Vocabulary;
  /** Separators that are raw tokens of their own; absent: none are. */
  readonly signs?: string;
  /** Separators of the scan that part what stands on both sides as a comma does. */
  readonly commas?: string;
  /** What stands in raw tokens for letters that were lost (see {@link LOST}); absent: such characters are separators. */
  readonly marks?: string;
  /** Whether words in capitals in front of others are parted from them as by a comma: SMITH Robert. */
  readonly capitals?: boolean;
  /** Reads the raw tokens `ids[from .. end)`; the level functions then speak of this value. */
  read(ids: Int32Array, gaps: Uint8Array, from: number, end: number): void;
  /** Appends what {@link linkUnits} has in roles of the kind `aside`, behind a word that no text has; returns the end. Absent: there are no such roles. */
  asideWords?(out: Int32Array, at: number): number;
  /** Appends the words of the value's key text at `level` to `out` from `at`; returns the end. At most {@link MAX_LEVEL_WORDS}. */
  levelWords(level: Level, out: Int32Array, at: number): number;
  /** How the kernel may read its plain rows; `null`: it may read none. */
  readonly plain: PlainReading | null;
  /**
   * The parts of the value that linkage weighs, from `at` in `words` and `roles` (indices into {@link Category.roles}); returns the end.
   */
  linkUnits(words: Int32Array, roles: Uint8Array, at: number): number;
  wordText(word: number): string;
  /** Evidence of sharing the word, in nats: how rare it is among a million names. */
  wordWeight(word: number): number;
  /** Another reading of a word: the word it may abbreviate; itself where there is none. */
  wordExpansion(word: number): number;
  /**
   * Families of words that mean the same (inflections and translations, names of one place, nicknames of one given name), each named by one of its words;
   * none for a word that stands alone.
   */
  wordFamilies(word: number): readonly number[];
  /** The word without differences of spelling that mean nothing; itself where there are none. */
  wordSkeleton(word: number): number;
  /** Whether the word is known to be a word of its own (in a table or common), so that a near word is rather another word than a slip. */
  isKnownWord(word: number): boolean;
  /** Whether the word is the name of something that everybody knows, so that an unknown word near it is rather a slip of it; absent where there are none. */
  isFamousName?(word: number): boolean;
  /** Whether names are often said without the word, as it says in what line of business somebody is (hotels, technologies); absent where there are none. */
  isOmittedKind?(word: number): boolean;
  /** Whether the word is letters that clubs are called by (SC, AFC), and others as well; absent where there are none. */
  areClubLetters?(word: number): boolean;
  /** Whether the word is a compound that ends in another body than what stands in front of that (the friends of a museum); absent where there are none. */
  isOtherBody?(word: number): boolean;
  /** What the word says of bodies and their parts, if anything; absent where there are none. */
  bodyPart?(word: number): BodyPart | undefined;
  /** Whether the word is a surname as only men have it, of a language that tells them from women by it (Kowalski); absent where that is not told. */
  isSurnameOfMan?(word: number): boolean;
  /** As only women have it (Kowalska). */
  isSurnameOfWoman?(word: number): boolean;
  /** Whether the word is a town that the tables know; absent where there are none. */
  isTown?(word: number): boolean;
  /** Why the value reads as it does, in order; call directly after `read` with `trace` on. */
  explain(ids: Int32Array, gaps: Uint8Array, from: number, end: number, level: Level): Reason[];
}

/** More words than this never come out of one value. */
export const MAX_LEVEL_WORDS = 4096;

export interface Category {
  readonly name: CategoryName;
  /** Version of the keys: better rules become a new version beside this one. */
  readonly keyVersion: number;
  /** Between the words of a key text. */
  readonly separator: Readonly<Record<Level, string>>;
  readonly roles: readonly Role[];
  createReader(kernel: Kernel): CategoryReader;
}
