// Words that names of firms in other scripts are made of.
import { plainScriptWord, scriptNameIn } from '../../dist/category/company/script-names.js';
import { isHan, plainHan } from '../../dist/lexicon/han-characters.js';
import { rewritten } from '../../dist/lexicon/spelling-rules.js';
import { romanizeOwnScript } from '../../dist/text/own-scripts.js';
import { addSpelling, frontCodedSpellings } from './front-coding.mjs';
import { LANGUAGE } from './shapes.mjs';

const CONSONANTAL = /^(?:[\u05D0-\u05EA]+|[\u0621-\u06D3]+)$/;
const INDIC = /^[\u0900-\u0DFF]+$/;
const TOKENS = /[\u05D0-\u05EA\u05F3\u05F4'"]+|[\u0600-\u06FF\u200C]+|[\u0900-\u0DFF]+/g;

const CLASSES = new Set(['place', 'level', 'ending', 'trade', 'told', 'owner', 'letter']);

/**
 * Columns latin, written, class (place; level and ending: what stands behind a place and goes with it, a level is said where nothing but what a body is follows; trade; told: a trade that is another one than those of its Latin words in other characters, as 理工大学 and 工业大学 of one town are two; owner: of whom a school or hospital is, a trade that stands in front as well; letter: what a Latin
 * letter is called), scope, source.
 * @type {import('./shapes.mjs').TogetherShape}
 */
export function unspacedWords(read, problems) {
  const seen = new Set();
  const words = new Map();
  for (const { cells, at } of read('unspaced-words', 5)) {
    const [latin, written, cls, scope, source] = cells;
    const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
    if (!/^[a-z]+(?: [a-z]+)*$/.test(latin) || !/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Thai}ー々]+$/u.test(written))
      fail('folded words, and Han, Hangul, kana or Thai');
    if (!CLASSES.has(cls)) fail(`"${cls}" is none of ${[...CLASSES].join(', ')}`);
    if (!LANGUAGE.test(scope) || !source) fail('a language and a source');
    // (市 is a level of a place, and a city where it ends a name)
    const key = `${cls === 'level' || cls === 'ending' ? 'place' : ''} ${written}`;
    if (seen.has(key)) fail(`"${written}" is there twice`);
    seen.add(key);
    addSpelling(words, `${cls} ${scope}`, latin, written.normalize('NFKC'));
  }
  return { unspacedWords: frontCodedSpellings(words), namesInHan: namesInHan(read) };
}

/** Names that everybody knows (class script of short-names.tsv) in nothing but Chinese characters: many others are read like them. @param {(file: string, columns: number) => { cells: string[] }[]} read */
function namesInHan(read) {
  const written = read('short-names', 7).flatMap(({ cells }) => (cells[3] === 'script' && isHan(cells[1]) ? [plainHan(cells[1])] : []));
  return [Array.from(new Set(written)).sort().join(',')];
}

/**
 * Words of names in Arabic, Hebrew and Indian letters: columns latin, written, scope, source. Those that persons have, too, are shared.
 * @type {import('./shapes.mjs').TogetherShape}
 */
export function companyScriptNames(read, problems) {
  const seen = new Set();
  const own = read('script-names', 4).map(({ cells: [latin, written, scope, source], at }) => {
    const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
    const plain = plainScriptWord(written);
    if (!/^[a-z]+$/.test(latin) || !(CONSONANTAL.test(plain) || INDIC.test(plain)))
      fail('a folded word, and one of Arabic, Hebrew or Indian letters without its article');
    if (!LANGUAGE.test(scope) || !source) fail('a language and a source');
    if (seen.has(plain)) fail(`"${written}" is there twice`);
    seen.add(plain);
    return `${plain} ${latin}`;
  });
  return { companyScriptNames: own.sort() };
}

/**
 * How the aliases of companies are read before they are folded: as their values are (src/category/company/fold-token.ts).
 * @param {(folder: string, file: string, columns: number) => { cells: string[], at: string }[]} read
 * @returns {(alias: string) => string}
 */
export function companyReading(read) {
  const rows = [...read('shared', 'script-names', 4), ...read('company', 'script-names', 4)];
  const names = new Map(rows.map(({ cells: [latin, written] }) => [plainScriptWord(written), latin]));
  const letters = read('company', 'spelling-rules', 7).flatMap(({ cells: [pattern, becomes, , cls] }) =>
    cls === 'letter' ? [{ pattern: new RegExp(pattern, 'gu'), becomes }] : [],
  );
  return (alias) => romanizeOwnScript(rewritten(alias, letters).replace(TOKENS, (token) => scriptNameIn(names, token)?.join(' ') ?? token));
}
