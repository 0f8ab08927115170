// Words of company names: real ones from the tables first, most frequent first, then made-up ones without end.
import { lexiconTable, wordFrequency } from '../../dist/lexicon/lexicon.js';
import { Random } from './random.mjs';

const NAME_WORDS = 170_000;
const ONSETS = 'b br c ch cl d dr f fl g gr h j k kl l m n p pl pr qu r s sh sl st t th tr v w x y z'.split(' ');
const NUCLEI = 'a e i o u ai ea ee io ou'.split(' ');
const CODAS = ['', '', '', '', 'l', 'n', 'n', 'r', 'r', 's', 't', 'm', 'ck', 'nd', 'x'];
/** One made-up word in so many has a mark on a vowel. */
const MARKED = 30;
const MARKS = { a: 'á', e: 'é', i: 'í', o: 'ö', u: 'ü' };

/** The words of a table's column, each once, most frequent first. @param {import('../../dist/lexicon/lexicon.js').TableName} table @param {boolean} canonical */
function wordsOf(table, canonical = false) {
  const rows = lexiconTable(table).map((entry) => (canonical ? entry.canonicalWords : entry.words));
  const single = new Set(
    rows
      .filter((words) => canonical || words.length === 1)
      .flat()
      .filter((word) => /^[a-z]{3,}$/.test(word)),
  );
  return [...single].sort((a, b) => wordFrequency(b, 'company') - wordFrequency(a, 'company') || (a < b ? -1 : 1));
}

/** @param {Random} random */
function madeUpWord(random) {
  let word = '';
  for (let syllables = 2 + (random.chance(0.35) ? 1 : 0); syllables > 0; syllables--) word += random.of(ONSETS) + random.of(NUCLEI) + random.of(CODAS);
  return random.below(MARKED) > 0 ? word : word.replace(/[aeiou]/, (vowel) => MARKS[/** @type {keyof typeof MARKS} */ (vowel)]);
}

function nameWords() {
  const random = new Random(1);
  const words = new Set(wordsOf('shortNames', true));
  while (words.size < NAME_WORDS) words.add(madeUpWord(random));
  return [...words];
}

/** Abbreviations and what they stand for: `international` → `intl`. */
function shortForms() {
  const forms = new Map();
  for (const { words, canonicalWords, class: kind } of lexiconTable('abbreviations')) {
    if (kind === 'abbreviation' && words.length === 1 && canonicalWords.length === 1 && /^[a-z]{2,}$/.test(words[0])) forms.set(canonicalWords[0], words[0]);
  }
  return forms;
}

export const vocabulary = {
  names: nameWords(),
  generic: wordsOf('genericWords'),
  places: wordsOf('places'),
  shortForms: shortForms(),
  /** How usual forms are written, the short one first, and how many of a thousand names have them. */
  legalForms: [
    { per1000: 190, spellings: ['Inc', 'Inc.', 'Incorporated', ', Inc.', 'INC'] },
    { per1000: 180, spellings: ['LLC', 'L.L.C.', ', LLC', 'Llc'] },
    { per1000: 130, spellings: ['Ltd', 'Ltd.', 'Limited', 'LTD.'] },
    { per1000: 50, spellings: ['Corp', 'Corp.', 'Corporation'] },
    { per1000: 40, spellings: ['Co', 'Co.', 'Company'] },
    { per1000: 35, spellings: ['GmbH', 'Gesellschaft mit beschränkter Haftung', 'G.m.b.H.'] },
    { per1000: 25, spellings: ['S.A.', 'SA', 'S. A.'] },
    { per1000: 20, spellings: ['(Pty) Ltd', 'Pty Ltd', 'Proprietary Limited'] },
    { per1000: 15, spellings: ['AG', 'Aktiengesellschaft'] },
    { per1000: 15, spellings: ['BV', 'B.V.', 'b.v.'] },
    { per1000: 15, spellings: ['S.r.l.', 'SRL'] },
    { per1000: 15, spellings: ['PLC', 'plc', 'P.L.C.'] },
  ],
  /** All others, as the table writes them. */
  rareForms: [...new Set(lexiconTable('legalForms').map((entry) => entry.canonical))].filter((form) => form.length <= 8),
};
