import type { LexiconEntry } from '../../lexicon/lexicon.js';

/** What a word of a company name is. */
export const Kind = {
  name: 0,
  legal: 1,
  generic: 2,
  conjunction: 3,
  article: 4,
  preposition: 5,
  number: 6,
  place: 7,
  domain: 8,
  aliasMarker: 9, // what follows is another name (trading as)
  noise: 10,
  partMarker: 11, // what follows is whose part it is, where it stands behind a separator ("Initech Labs, division of Initech")
  noteMarker: 13, // what follows is a note: how the firm stands, whose part it is (in liquidation, a division of)
  behalfMarker: 12, // what follows is for whom; it is the name where none stands in front ("The Trustee for")
} as const;

/** Bits of {@link CompanyWords.flags}. */
export const Flag = {
  initial: 1, // one letter a to z
  phraseStart: 2, // begins a phrase of the lexicon
  nameStart: 4, // begins a well-known name
  digits: 8,
  lexical: 16, // stands in a table
  contextual: 32, // a connective only between other words
  place: 64, // stands in the table of places, if only as one of its meanings
  wideNameStart: 128, // begins a well-known name or one of its short forms
  numeral: 4096, // a Roman numeral where it is the last word of a name (VI)
  wholeNameStart: 2048, // begins a short form that counts as a whole name
  plain: 1024, // a word of its own that no table knows: nothing but a name
  placeStart: 512, // begins a place of several words
  domain: 8192, // the ending of a domain, behind a dot
  trade: 16384, // says what a firm does (industry, activity), not what it is (city, united, club)
  dotted: 32768, // an abbreviation where a dot stands behind it, else a word (farm, red)
  structure: 256, // says how a firm is organized (group, holding), not what it does
} as const;

/**
 * How a legal form must stand to count as one: anywhere, first or last, last, beside another, last with no other behind it, first with another at the end or last, as a
 * lone one or behind a bank.
 */
export const LegalMode = { none: 0, anywhere: 1, edge: 2, end: 3, beside: 4, lone: 5, framing: 6, ofBank: 7 } as const;
const LEGAL_MODES: Readonly<Record<string, number>> = {
  '': LegalMode.anywhere,
  edge: LegalMode.edge,
  end: LegalMode.end,
  phrase: LegalMode.beside,
  lone: LegalMode.lone,
  framing: LegalMode.framing,
  bank: LegalMode.ofBank,
};

/**
 * Most values are names and legal forms in the usual order; they need no grammar. The lower two bits of a word's pace: a word of the name, a legal form, a
 * legal form if it stands at the end, or a word to be read with care. `mayBegin`: it may begin a phrase.
 * `notMedium`: the medium level may rewrite it; `notFirst`: it may where it is the first word; `connective`: the medium level may leave it out;
 * `initial`: one letter; `rewritten`: its canonical form is another word;
 * `abbreviates`: a dot behind it makes another word of it; `noise`: it may be no part of the name at the ends.
 */
export const Pace = {
  content: 0,
  legal: 1,
  legalAtEnd: 2,
  careful: 3,
  kind: 3,
  mayBegin: 4,
  notMedium: 8,
  notFirst: 16,
  connective: 32,
  initial: 64,
  rewritten: 128,
  contextual: 256,
  abbreviates: 512,
  noise: 1024,
} as const;

/** Class of a row of the connectives → kind of its word. */
export const CONNECTIVE_KINDS: Readonly<Record<string, number>> = {
  conjunction: Kind.conjunction,
  article: Kind.article,
  preposition: Kind.preposition,
  'alias-marker': Kind.aliasMarker,
  'note-marker': Kind.noteMarker,
  'part-marker': Kind.partMarker,
  'behalf-marker': Kind.behalfMarker,
};

/**
 * When a word is no part of the name: never, always, beside other noise, beside a number, at a separator, written as initials; in front, before a sign like `*`; as
 * the last word behind such a sign (codes.ts), in front of whom in the firm it is for, at either end, in front of a line of an account's statement, in front of a number under which it is
 * registered and that ends the value, all that a bracket has, parted by a sign from the name behind or in front of it, an exchange in front of a code, in front of a year, in front of an address on the
 * web or of e-mail. All but the first, `front`, `attention`, `statement`, `registered` and `parted` stand behind the name.
 */
export const Noise = {
  none: 0,
  always: 1,
  beside: 2,
  numbered: 3,
  role: 4,
  dotted: 5,
  front: 6,
  signed: 7,
  attention: 8,
  ends: 9,
  statement: 10,
  registered: 11,
  bracketed: 12,
  parted: 13,
  listed: 14,
  dated: 15,
  web: 16,
  mailbox: 17,
} as const;

/** By how a row is ambiguous; of those that only context tells, by their class. */
const NOISE_OF_MANNER: Readonly<Record<string, number | undefined>> = {
  '': Noise.always,
  dot: Noise.dotted,
  front: Noise.front,
  ends: Noise.ends,
  statement: Noise.statement,
  registered: Noise.registered,
  bracket: Noise.bracketed,
  parted: Noise.parted,
  listed: Noise.listed,
  dated: Noise.dated,
  web: Noise.web,
  mailbox: Noise.mailbox,
};
const NOISE_OF_CLASS: Readonly<Record<string, number>> = {
  security: Noise.beside,
  'par-value': Noise.numbered,
  site: Noise.numbered,
  role: Noise.role,
  attention: Noise.attention,
  status: Noise.always,
};

/** A "formerly", "late", "ex" that may as well be a word of the name. */
export function isDoubtfulMarker(entry: LexiconEntry): boolean {
  return isMarker(CONNECTIVE_KINDS[entry.class]) && entry.ambiguous !== '';
}

/** A letter that is a connective of some languages and an initial ("e") or a Roman numeral ("i", "v") everywhere else. */
export function mayBeLetter({ ambiguous }: LexiconEntry): boolean {
  return ambiguous === 'letter' || ambiguous === 'numeral';
}

/** Letters that are short for something where a dot stands behind each and a place behind them ("N. Georgia", "N.D. Ohio"). */
export function isToldByDots({ class: cls, ambiguous, words }: LexiconEntry): boolean {
  return cls === 'direction' && (ambiguous === 'initials' || words[0].length === 1);
}

/** A number in words that may as well be another word ("One"). (Of other languages they are articles, months, names: "un", "elf", "dix".) */
export function isDoubtfulNumber(entry: LexiconEntry): boolean {
  return entry.class === 'cardinal' && entry.ambiguous !== '' && entry.scope === 'en';
}

/** Whether a legal form counts as the last word with no other form behind it. */
export function isLone(mode: number): boolean {
  return mode === LegalMode.lone || mode === LegalMode.ofBank;
}

export function legalModeOf(entry: LexiconEntry): number {
  return LEGAL_MODES[entry.ambiguous];
}

export function noiseOf(entry: LexiconEntry): number {
  return NOISE_OF_MANNER[entry.ambiguous] ?? NOISE_OF_CLASS[entry.class];
}

const NEVER_BEHIND: ReadonlySet<number> = new Set([Noise.front, Noise.attention, Noise.statement, Noise.registered, Noise.bracketed]);
/** What a sign or what stands beside it tells: with a number against it a word is none of these. */
const TOLD: ReadonlySet<number> = new Set([Noise.role, Noise.parted, Noise.listed, Noise.dated, Noise.web, Noise.mailbox]);

/** Whether a word may be no part of the name behind it. */
export function isNoiseBehind(noise: number): boolean {
  return noise !== Noise.none && !NEVER_BEHIND.has(noise);
}

/** Whether a word with a number against it may be no part of the name behind it ("ADR1"). */
export function mayHaveNumber(noise: number): boolean {
  return isNoiseBehind(noise) && !TOLD.has(noise);
}

const LABELS: ReadonlySet<number> = new Set([Noise.registered, Noise.listed, Noise.web, Noise.mailbox]);

/** Whether a word may say that what stands behind it is no part of the name, wherever it stands itself. */
export function isLabel(noise: number): boolean {
  return LABELS.has(noise);
}

/** Whether a word may be no part of the name in front of which it stands. */
export function isNoiseInFront(noise: number): boolean {
  return noise === Noise.front || noise === Noise.attention || noise === Noise.role || noise === Noise.statement || noise === Noise.parted;
}

/** Whether it tells that what follows is no part of the name. */
export function isMarker(kind: number | undefined): boolean {
  return kind === Kind.aliasMarker || kind === Kind.partMarker || kind === Kind.behalfMarker || kind === Kind.noteMarker;
}

export function isConnective(kind: number): boolean {
  return kind === Kind.conjunction || kind === Kind.article || kind === Kind.preposition;
}

/**
 * Bits of a kernel class (assembly/company-tokens.ts) beyond those of {@link Pace}, whose other bits mean the same there. Some say different things of different words: of
 * connectives (`falls`: left out at either end of a name; with `fallsLast`, in front of a legal form alone), of noise (`frontNoise`), of legal forms (`leads`: may stand in
 * front; `lone`, of a careful one: stands last), of any other (`place`; of legal forms as well).
 */
export const KernelClass = {
  numeral: 256,
  number: 2048,
  fallsLast: 2048,
  frontNoise: 2048,
  leads: 2048,
  follows: 4096,
  nameFollows: 8192,
  place: 16384,
  falls: 16384,
  lone: 16384,
  ofLetter: 32768,
} as const;
