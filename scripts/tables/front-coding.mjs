// Lists of words and tables as they are packed best: src/lexicon/packed-words.ts, packed-table.ts, word-numbers.ts and front-coded.ts read them.

const LETTER_A = 65;
/** As many letters as a capital can tell. */
const MOST_SHARED = 25;
const PACKABLE = /^[ -@[-~]+$/;
const WITHOUT_CAPITALS = /^[^A-Z]+$/;

/** The character that stands for the most frequent number, and the last one that no half of a pair does. */
const FIRST_SIGN = 0x30;
const LAST_SIGN = 0xd7ff;

/**
 * Lines of a word (small letters and digits) and a whole number, as {@link frontCoded}, but the numbers in two lines: those that there are, the most frequent ones first, and for each word a
 * character by the place of its own among these (0, 1, 2 ...).
 * @param {string[]} lines @returns {string[]}
 */
export function frontCodedNumbers(lines) {
  const [words, ...numbers] = frontCoded(lines);
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const values = [...counts].sort(([a, n], [b, m]) => m - n || Number(a) - Number(b)).map(([number]) => number);
  if (FIRST_SIGN + values.length > LAST_SIGN) throw new Error('more numbers than there are signs');
  const signs = new Map(values.map((number, i) => [number, String.fromCharCode(FIRST_SIGN + i)]));
  return [words, values.join(' '), numbers.map((number) => signs.get(number)).join('')];
}

/**
 * Lines of a word (small letters and digits, `_`) and something else, in order of the words: a third smaller in the package than the lines, in which gzip cannot keep the two apart.
 * @param {string[]} lines @returns {string[]} the words in one line, each as a capital that tells how many letters are those of the word before (A: none) and the rest; then a line for each of the others.
 */
export function frontCoded(lines) {
  const rows = lines.map((line) => /** @type {[string, string]} */ (line.split(' '))).sort(([a], [b]) => (a < b ? -1 : 1));
  return [headsOf(rows.map(([word]) => word)), ...rows.map(([, rest]) => rest)];
}

/** Words in any order, without capitals, in one line as those of {@link frontCoded}. @param {string[]} words */
export function frontCodedWords(words) {
  return headsOf(words.toSorted(), WITHOUT_CAPITALS);
}

/** @param {string[]} words  in order */
function headsOf(words, packable = PACKABLE) {
  let before = '';
  let heads = '';
  for (const word of words) {
    if (!packable.test(word)) throw new Error(`"${word}" is not in small letters of ASCII`);
    let shared = 0;
    while (shared < MOST_SHARED && shared < word.length && word[shared] === before[shared]) shared++;
    heads += String.fromCharCode(LETTER_A + shared) + word.slice(shared);
    before = word;
  }
  return heads;
}

/**
 * Lines of cells in order of the first one (ASCII without capitals), which tabs part: the first cells as in {@link frontCoded}, then the others column by column, tabs between the columns. A tenth
 * to a sixth smaller in the package than the lines.
 * @param {string[]} lines
 */
export function frontCodedTable(lines) {
  const rows = lines.map((line) => line.split('\t'));
  const heads = headsOf(rows.map(([first]) => first));
  return [heads, ...rows[0].slice(1).map((_, column) => rows.map((cells) => cells[column + 1]).join('\n'))].join('\t');
}

/**
 * Words as they are written, by kind and by what they are in Latin letters: for each kind a line of it and the lines of {@link frontCoded}, in which `_` is a blank and a comma parts what is
 * written; an empty line between two kinds.
 * @param {Map<string, Map<string, Iterable<string>>>} kinds @returns {string[]}
 */
export function frontCodedSpellings(kinds) {
  const parts = [...kinds].sort(([a], [b]) => (a < b ? -1 : 1));
  return parts.flatMap(([kind, words], i) => [
    ...(i === 0 ? [] : ['']),
    kind,
    ...frontCoded(Array.from(words, ([latin, written]) => `${latin.replaceAll(' ', '_')} ${[...written].sort().join(',')}`)),
  ]);
}

/** Adds a spelling to those of its kind. @param {Map<string, Map<string, Set<string>>>} kinds @param {string} kind @param {string} latin @param {string} written */
export function addSpelling(kinds, kind, latin, written) {
  const words = kinds.get(kind) ?? new Map();
  kinds.set(kind, words);
  words.set(latin, (words.get(latin) ?? new Set()).add(written));
}
