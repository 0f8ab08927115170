/** A token as the kernel sees it: its class, the word it stands for, whether that is another one, itself where it is one letter, and what separates it from the one before. */
export interface PlainToken {
  readonly cls: number;
  readonly word: number;
  readonly isRewritten: boolean;
  readonly letter: string;
  readonly gap: number;
}

/** Pairs of words, each as "first second", by what they begin; letters as they are written. */
export interface Pairs {
  readonly phrases: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly endings: ReadonlySet<string>;
  readonly letters: ReadonlySet<string>;
}

export const Class = {
  kind: 3,
  begins: 4,
  named: 8,
  namedWhole: 16,
  link: 32,
  letter: 64,
  numeral: 256,
  dotted: 512,
  edge: 1024,
  number: 2048,
  follows: 4096,
  nameFollows: 8192,
  askBehindEnding: 16384,
  ofLetter: 32768,
  none: 0xffff,
} as const;
const DOT = 2;
const COMMA = 4;
const OPEN = 8;
const SLASH = 32;
const HYPHEN = 64;
const DASH = 65;
const MAX_LETTERS = 5;

/** The words of a plain row, `tailMarker` in front of a number that is no part of the name; `null` where the row is not plain. Rule by rule, each over the whole row. */
export function plainRow(tokens: readonly PlainToken[], pairs: Pairs, tailMarker: number): number[] | null {
  const is = (token: PlainToken | undefined, bit: number): boolean => token !== undefined && token.cls !== Class.none && (token.cls & bit) !== 0;
  // a number that no table has, which may stand behind the endings
  const number = tokens.length > 2 && isNumberBehind(tokens[tokens.length - 1]) ? tokens.at(-1) : undefined;
  const before = number === undefined ? tokens : tokens.slice(0, -1);
  const nameEnd = endOfName(before, pairs, is);
  if (nameEnd === null) return null;
  const isNamed = nameEnd === before.length && !before.some(({ cls }) => cls !== Class.none && (cls & Class.kind) !== 0);
  // (behind no ending it is a word as any other)
  const read = isNamed ? tokens : before.slice(0, nameEnd);
  if (read.some(({ cls }) => cls === Class.none)) return null;
  const last = tokens.at(-1);
  for (const [i, token] of read.entries()) {
    const next = tokens[i + 1];
    if ((token.cls & Class.kind) === Class.kind) return null;
    // a bracket that opens, a hyphen between blanks
    if (i > 0 && (token.gap & OPEN || (token.gap & DASH) === DASH)) return null;
    if (is(token, Class.dotted) && next !== undefined && next.gap & DOT) return null;
    // (a last word of no class may be a number)
    if (is(token, Class.edge) && (i === 0 || next === undefined || (last !== undefined && last.cls & Class.number))) return null;
    // (a next word of no class, or letters, may be an ending)
    if (is(token, Class.numeral) && i > 0 && (next === undefined || next.cls & (Class.kind | Class.letter))) return null;
    if (is(token, Class.begins) && is(next, Class.follows) && next !== undefined && pairs.phrases.has(`${token.word} ${next.word}`)) return null;
  }
  if (read.filter((token) => is(token, Class.letter)).length > 1) return null;
  // a letter that may be a connective: an ending of several tokens, a hyphen in front of it or another word may make it one
  const doubted = read.find((token) => is(token, Class.letter) && is(token, Class.ofLetter));
  if (doubted !== undefined) {
    if (nameEnd < before.length || doubted.gap & HYPHEN) return null;
    if (read.some((token) => is(token, Class.ofLetter) && !is(token, Class.letter))) return null;
  }
  const isEnding = (token: PlainToken): boolean => (token.cls & Class.kind) !== 0;
  const firstEnding = read.findIndex(isEnding);
  const name = firstEnding < 0 ? read : read.slice(0, firstEnding);
  const endings = firstEnding < 0 ? [] : read.slice(firstEnding);
  // endings in front of a number count anywhere, or stand last in front of a comma
  const behind = isNamed ? undefined : number;
  if (behind !== undefined && endings.some(({ cls }, i) => (cls & Class.kind) !== 1 && !(i + 1 === endings.length && behind.gap & COMMA))) return null;
  if (!endings.every(isEnding) || endings.slice(1).some((token) => is(token, Class.askBehindEnding))) return null;
  const kept = name.filter((token) => !is(token, Class.link));
  if (kept.length === 0 || is(name[0], Class.link) || is(name.at(-1), Class.link)) return null;
  if (kept.length === 1 && is(kept[0], Class.namedWhole)) return null;
  for (let i = 1; i < kept.length; i++) {
    const begins = is(kept[i - 1], Class.named) || (i === 1 && is(kept[0], Class.namedWhole));
    if (begins && is(kept[i], Class.nameFollows) && pairs.names.has(`${kept[i - 1].word} ${kept[i].word}`)) return null;
  }
  const words = kept.map(({ word }) => word);
  if (behind === undefined) return words;
  return behind.gap & COMMA ? [...words, tailMarker, behind.word] : [...words, behind.word];
}

function isNumberBehind({ cls, isRewritten, gap }: PlainToken): boolean {
  return cls === Class.number && !isRewritten && !(gap & (OPEN | SLASH)) && (gap & DASH) !== DASH && gap !== DOT;
}

/** Where an ending of two words or of letters begins, else the end; `null`: there are letters together that are none. */
function endOfName(tokens: readonly PlainToken[], pairs: Pairs, is: (token: PlainToken | undefined, bit: number) => boolean): number | null {
  const count = tokens.length;
  const before = (i: number): boolean => {
    const name = tokens.slice(0, i);
    return name.length > 0 && !name.some(({ cls }) => cls & Class.kind) && !is(name.at(-1), Class.link) && name.some((token) => !is(token, Class.link));
  };
  const isLetter = (token: PlainToken | undefined): boolean => token !== undefined && token.letter !== '';
  const together = tokens.findIndex((token, i) => isLetter(token) && isLetter(tokens[i + 1]));
  const pair = count - 2;
  // (a last word of no class is known by the pair itself)
  if (pair >= 0 && is(tokens[pair], Class.begins) && tokens[pair + 1].cls & Class.follows && (together < 0 || together > pair)) {
    if (before(pair) && pairs.endings.has(`${tokens[pair].word} ${tokens[pair + 1].word}`)) {
      if (!(is(tokens[pair], Class.dotted) && tokens[pair + 1].gap & DOT)) return pair;
    }
  }
  if (together < 0) return count;
  const letters = tokens.slice(together);
  const isEnding =
    before(together) &&
    !tokens.slice(0, together).some((token) => is(token, Class.letter)) &&
    !is(tokens[together - 1], Class.begins) &&
    !(is(tokens[together], Class.dotted) && tokens[together + 1].gap & DOT) &&
    letters.length <= MAX_LETTERS &&
    letters.every((token, i) => isLetter(token) && (i === 0 || token.gap === DOT)) &&
    pairs.letters.has(letters.map(({ letter }) => letter).join(''));
  return isEnding ? together : null;
}
