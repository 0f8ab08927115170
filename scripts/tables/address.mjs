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
  'town-names': {
    export: 'townNames',
    columns: 3,
    lines(rows, fail) {
      const seen = new Set();
      for (const {
        cells: [name, country, source],
        at,
      } of rows) {
        const words = foldPhrase(name);
        if (words.length === 0 || words.length > MOST_TOWN_WORDS || !/^[a-z]+$/.test(words.join('')))
          fail(at, `"${name}" is no name of letters, or a long one`);
        if (!/^[A-Z]{2}$/.test(country) || !source) fail(at, 'a country and a source');
        if (seen.has(words.join(''))) fail(at, `"${name}" is there twice`);
        seen.add(words.join(''));
      }
      return frontCodedNumbers([...seen].map((joined) => `${joined} 1`));
    },
  },
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
