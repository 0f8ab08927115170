// Learns what the spellings of src/lexicon/tables/shared/kana-spellings.tsv cost from the words that tables have in both scripts, writes the costs into it, and marks the
// rows of these tables that are found by their sound: the package leaves them out.
// Usage: node scripts/train-spellings.mjs && npm run tables   (after a build)
import { readFileSync, writeFileSync } from 'node:fs';
import { bounded, bySound, eachHeard, heardIn, HeardWords, SHARE_OF_FIRMS } from '../dist/lexicon/heard-words.js';
import { LetterTrie } from '../dist/lexicon/letter-trie.js';
import { wordFrequency } from '../dist/lexicon/lexicon.js';
import { isKatakana, kanaSounds, romanizeKana } from '../dist/text/kana.js';

/** @typedef {import('../dist/lexicon/heard-words.js').SoundSpelling} SoundSpelling */

const TABLES = new URL('../src/lexicon/tables/', import.meta.url);
const SPELLINGS = 'shared/kana-spellings.tsv';
const ROUNDS = 12;
/** Of a word that nobody would spell so the best that can be found costs more. */
const MOST = 22;
/** Times that every spelling is taken to have been seen beside those that were, and what one that never was costs. */
const UNSEEN = 0.3;
const DEAREST = 5;
/** Loanwords of so many of a million firms stay in the package, as names are cut by them. */
const CUT_BY = 60;
const MIN_HEARD = 3;

const names = rowsOf('shared/foreign-names.tsv');
const words = rowsOf('company/loanwords.tsv');
const pairs = [...names.rows, ...words.rows]
  .filter(([latin, written]) => /^[a-z]{2,}$/.test(latin) && isKatakana(written))
  .map(([latin, written]) => ({ latin, sounds: kanaSounds(written) }));
const { header, rows } = rowsOf(SPELLINGS);
let spellings = rows.map(([sound, letters, cost]) => ({ sound, letters, cost: Number(cost) / 100 }));
const texts = pairs.map(({ sounds }) => bounded(sounds)).join('\n');
const letters = pairs.reduce((sum, { latin }) => sum + latin.length, 0);
/** How often each sound is there to be written. */
const met = new Map(spellings.map(({ sound }) => [sound, sound === '-' ? letters : texts.split(sound).length - 1]));

for (let round = 1; round <= ROUNDS; round++) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const index = bySound(spellings);
  let spelled = 0;
  for (const { latin, sounds } of pairs) {
    const taken = usualSpelling(index, latin, sounds);
    if (taken.length > 0) spelled++;
    for (const spelling of taken) counts.set(keyOf(spelling), (counts.get(keyOf(spelling)) ?? 0) + 1);
  }
  spellings = spellings.map((spelling) => {
    const share = ((counts.get(keyOf(spelling)) ?? 0) + UNSEEN) / ((met.get(spelling.sound) ?? 0) + 2 * UNSEEN);
    return { ...spelling, cost: Math.min(DEAREST, Math.max(0, Math.round(-100 * Math.log(share)) / 100)) };
  });
  console.error(`round ${round}: ${spelled} of ${pairs.length} words can be spelled`);
}
write(
  SPELLINGS,
  header,
  rows.map(([sound, letters, , ...rest], i) => [sound, letters, String(Math.round(spellings[i].cost * 100)), ...rest]),
);

const index = bySound(spellings);
const heardNames = new HeardWords(['given', 'surname'], index);
mark('shared/foreign-names.tsv', names, (latin, written) => heardIn(() => heardNames, written) === latin);
const heardWords = new HeardWords(['company'], index);
mark('company/loanwords.tsv', words, (latin, written) => {
  if (written.length < MIN_HEARD || wordFrequency(latin, 'company') >= CUT_BY || wordFrequency(romanizeKana(written), 'company') > 0) return false;
  return heardIn(() => heardWords, written, SHARE_OF_FIRMS) === latin;
});

/** @param {SoundSpelling} spelling */
function keyOf({ sound, letters }) {
  return `${sound} ${letters}`;
}

/** The cheapest way to write sounds as a word. @param {import('../dist/lexicon/heard-words.js').SoundSpellings} index @param {string} latin @param {string} sounds */
function usualSpelling(index, latin, sounds) {
  const trie = new LetterTrie();
  trie.add(latin, 1);
  /** @type {SoundSpelling[]} */
  let best = [];
  let least = Number.POSITIVE_INFINITY;
  /** @type {SoundSpelling[]} */
  const taken = [];
  eachHeard(
    trie,
    index,
    sounds,
    MOST,
    (_, cost) => {
      if (cost >= least) return;
      least = cost;
      best = [...taken];
    },
    taken,
  );
  return best;
}

/** Writes into the fourth column of a table which rows are found by their sound. @param {string} file @param {{ header: string, rows: string[][] }} table @param {(latin: string, written: string) => boolean} isHeard */
function mark(file, { header, rows }, isHeard) {
  const marked = rows.map(([latin, written, scope, , source]) => [
    latin,
    written,
    scope,
    isKatakana(written) && isHeard(latin, written) ? 'heard' : '',
    source,
  ]);
  write(file, header, marked);
  console.error(`${file}: ${marked.filter(([, , , cls]) => cls === 'heard').length} of ${rows.length} rows are found by their sound`);
}

/** @param {string} file */
function rowsOf(file) {
  const [header, ...lines] = readFileSync(new URL(file, TABLES), 'utf8').replace(/\n$/, '').split('\n');
  return { header, rows: lines.map((line) => line.split('\t')) };
}

/** @param {string} file @param {string} header @param {string[][]} rows */
function write(file, header, rows) {
  writeFileSync(new URL(file, TABLES), `${[header, ...rows.map((row) => row.join('\t'))].join('\n')}\n`);
}
