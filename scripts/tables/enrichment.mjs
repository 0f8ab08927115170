// The tables of src/lexicon/tables/enrichment: what providers answer from. What their columns may hold, and the lines that they become.

import { foldPhrase } from '../../dist/text/phrase.js';

/** @typedef {import('./own-tables.mjs').OwnShape} OwnShape */

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const TICKER = /^[A-Z0-9]{1,6}(\.[A-Z])?$/;
const PERCENT = /^\d{1,2}(\.\d)?$/;
const ADDRESS_TYPES = ['private', 'loopback', 'link-local', 'multicast'];
const DIVISIONS = /^[A-J]$/;
const LANGUAGE = /^[a-z]{2}$/;
/** Codes of the tables that were read before, by the names of these. @type {Map<string, Set<string>>} */
const codesOf = new Map();

/** Rows whose first cell is a code of its own. @param {string} name @param {RegExp} code @param {number} columns @param {(cells: string[]) => string | null} wrong @returns {OwnShape} */
function coded(name, code, columns, wrong) {
  return {
    export: name,
    columns,
    lines(rows, fail) {
      const seen = new Set();
      codesOf.set(name, seen);
      return rows.map(({ cells, at }) => {
        if (!code.test(cells[0])) fail(at, `"${cells[0]}" is no code`);
        if (seen.has(cells[0])) fail(at, `"${cells[0]}" repeats itself`);
        seen.add(cells[0]);
        const problem = wrong(cells);
        if (problem !== null) fail(at, problem);
        if (cells.at(-1) === '') fail(at, 'source is empty');
        return cells.slice(0, -1).join('\t');
      });
    },
  };
}

const titled = (/** @type {string[]} */ cells) => (cells[1] === '' ? 'title is empty' : null);

/** What is wrong with codes that stand for those of another table. @param {string} name @param {string} codes with blanks between */
function strangers(name, codes) {
  const list = codes.split(' ');
  const stranger = list.find((code) => !codesOf.get(name)?.has(code));
  if (stranger !== undefined) return `"${stranger}" is none of ${name}`;
  return list.some((code, i) => i > 0 && code <= list[i - 1]) ? 'codes are not in order' : null;
}

/** Pairs of codes of two tables: a code of the first, those of the second that it corresponds to. @param {string} name @param {string} from @param {string} to @returns {OwnShape} */
const paired = (name, from, to) => coded(name, /./, 3, ([code, codes]) => strangers(from, code) ?? strangers(to, codes));

/** @type {Record<string, OwnShape>} */
export const ENRICHMENT_TABLES = {
  organizations: {
    export: 'organizations',
    columns: 5,
    lines(rows, fail) {
      const seen = new Map();
      return rows.map(({ cells: [name, domain, aliases, tickers, source], at }) => {
        const once = (/** @type {string} */ value) => {
          if (seen.has(value)) fail(at, `"${value}" stands at ${seen.get(value)} already`);
          seen.set(value, at);
        };
        if (!name || !source) fail(at, 'name or source is empty');
        if (!DOMAIN.test(domain)) fail(at, `"${domain}" is no domain`);
        once(domain);
        for (const ticker of tickers.split(' ').filter(Boolean)) {
          if (!TICKER.test(ticker)) fail(at, `"${ticker}" is no ticker`);
          once(`ticker ${ticker}`);
        }
        for (const written of [name, ...aliases.split('|').filter(Boolean)]) once(written.toLowerCase());
        return [name, domain, aliases, tickers].join('\t');
      });
    },
  },
  'vat-rates': coded('vatRates', /^[A-Z]{2}$/, 7, ([, standard, reduced, superReduced, parking, date]) => {
    if (!PERCENT.test(standard)) return 'a country has a standard rate';
    if (
      ![reduced, superReduced, parking]
        .join(' ')
        .split(' ')
        .filter(Boolean)
        .every((rate) => PERCENT.test(rate))
    )
      return 'a rate is no percentage';
    return /^\d{4}-\d{2}-\d{2}$/.test(date) ? null : `"${date}" is no date`;
  }),
  'sic-divisions': coded('sicDivisions', DIVISIONS, 3, titled),
  'sic-major-groups': coded('sicMajorGroups', /^\d{2}$/, 4, ([, division, title]) => (DIVISIONS.test(division) && title ? null : 'division or title')),
  'sic-codes': coded('sicCodes', /^\d{4}$/, 3, titled),
  'naics-codes': coded('naicsCodes', /^\d{6}$/, 3, titled),
  'isic-codes': coded('isicCodes', /^\d{4}$/, 3, titled),
  'nace-codes': coded('naceCodes', /^\d\d\.\d\d$/, 4, (cells) => titled(cells) ?? strangers('isicCodes', cells[2])),
  'sic-to-naics': paired('sicToNaics', 'sicCodes', 'naicsCodes'),
  'naics-to-isic': paired('naicsToIsic', 'naicsCodes', 'isicCodes'),
  'empty-title-words': coded('emptyTitleWords', /^[a-z]+$/, 3, ([word, language]) => {
    if (foldPhrase(word).join(' ') !== word) return `"${word}" is not folded`;
    return LANGUAGE.test(language) ? null : `"${language}" is no language`;
  }),
  'address-types': coded('addressTypes', /^[0-9a-f.:]+\/\d{1,3}$/, 3, ([, type]) =>
    ADDRESS_TYPES.includes(type) ? null : `"${type}" is not one of ${ADDRESS_TYPES.join(' ')}`,
  ),
  'organization-classes': coded('organizationClasses', /^Q\d+$/, 3, titled),
};
