// Lists of words and numbers as they are packed best: src/lexicon/word-numbers.ts reads them.

const LETTER_A = 65;
/** As many letters as a capital can tell. */
const MOST_SHARED = 25;

/**
 * Lines of a word (small letters and digits) and a whole number, in order of the words: a third smaller in the package than the lines, in which gzip cannot keep words and numbers apart.
 * @param {string[]} lines @returns {string[]} the words in one line, each as a capital that tells how many letters are those of the word before (A: none) and the rest; then a line for each number.
 */
export function frontCoded(lines) {
  const rows = lines.map((line) => /** @type {[string, string]} */ (line.split(' '))).sort(([a], [b]) => (a < b ? -1 : 1));
  let before = '';
  let words = '';
  for (const [word] of rows) {
    let shared = 0;
    while (shared < MOST_SHARED && shared < word.length && word[shared] === before[shared]) shared++;
    words += String.fromCharCode(LETTER_A + shared) + word.slice(shared);
    before = word;
  }
  return [words, ...rows.map(([, number]) => number)];
}
