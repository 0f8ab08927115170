// The tables of src/lexicon/tables/address with columns of their own: what they may hold, and the lines that they become.
import { MOST_TOWN_WORDS } from '../../dist/lexicon/town-names.js';
import { foldPhrase } from '../../dist/text/phrase.js';
import { frontCodedNumbers } from './front-coding.mjs';
import { LANGUAGE } from './shapes.mjs';

/** @typedef {import('./own-tables.mjs').OwnShape} OwnShape */

/** Classes of words of other scripts, and whether a word of each is read as something. */
const SCRIPT_CLASSES = { word: true, front: true, part: false, 'part-front': false, region: true, name: true };

/** @type {Record<string, OwnShape>} */
export const ADDRESS_TABLES = {
  'script-words': {
    export: 'scriptWords',
    columns: 6,
    lines(rows, fail) {
      const seen = new Set();
      return rows.map(({ cells: [latin, written, cls, scope, source], at }) => {
        if (!Object.hasOwn(SCRIPT_CLASSES, cls)) fail(at, `class "${cls}" is not one of ${Object.keys(SCRIPT_CLASSES).join(' ')}`);
        else if (SCRIPT_CLASSES[/** @type {keyof typeof SCRIPT_CLASSES} */ (cls)] === (latin === '')) fail(at, 'is read as something, or parts an address');
        if (foldPhrase(latin).join(' ') !== latin) fail(at, `"${latin}" is not folded`);
        if (!written || /[a-z]/i.test(written)) fail(at, `"${written}" is in no script of its own`);
        if (!LANGUAGE.test(scope)) fail(at, `scope "${scope}" is no language`);
        if (!source) fail(at, 'source is empty');
        const id = `${cls} ${written.normalize('NFKC')}`;
        if (seen.has(id)) fail(at, `"${written}" is there twice`);
        seen.add(id);
        return `${cls}\t${written.normalize('NFKC')}\t${latin}`;
      });
    },
  },
};

/** People from which on a town is one whose name tells an address from that of another such town; smaller ones are suburbs too often. */
const LARGE_TOWN = 100_000;

/**
 * townNames: what the larger towns of tables/city are called (their words written as one), those left out that keys know as towns. A name of which an alias is all but the last word
 * (Yokohama-shi) is there without it as well.
 * @type {import('./shapes.mjs').TogetherShape}
 */
export function townNames(read) {
  const known = new Set(
    [
      ['shared', 'places'],
      ['address', 'regions'],
    ].flatMap(([folder, file]) =>
      read(`../${folder}/${file}`, 7).flatMap(({ cells: [, alias, , cls] }) => (cls === 'city' ? [foldPhrase(alias).join('')] : [])),
    ),
  );
  /** @type {Set<string>} */
  const names = new Set();
  for (const { cells } of read('../city/cities', 7)) {
    if (Number(cells[4]) < LARGE_TOWN) continue;
    const words = foldPhrase(cells[1]);
    const short = words.slice(0, -1);
    for (const own of [words, ...(cells[5].split('|').includes(short.join(' ')) ? [short] : [])])
      if (own.length <= MOST_TOWN_WORDS && /^[a-z]{4,}$/.test(own.join('')) && !known.has(own.join(''))) names.add(own.join(''));
  }
  return { townNames: frontCodedNumbers([...names].map((name) => `${name} 1`)) };
}
