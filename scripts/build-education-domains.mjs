// Writes src/lexicon/tables/email/education-domains.tsv from the folder lib/domains of JetBrains/swot (MIT): the domains that universities and schools use, a file each,
// named by the domain (lib/domains/de/tum.txt is tum.de). Only names of domains are taken, and of those none that suffixes.tsv tells already, none on swot's lists of
// exceptions, none that another table of the folder
// has, and none below a government's (schools of the army have the army's domain). Usage: node scripts/build-education-domains.mjs PATH/lib/domains
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TABLES = new URL('../src/lexicon/tables/email/', import.meta.url);
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node scripts/build-education-domains.mjs PATH/lib/domains');

/** @param {string} name */
const listed = (name) =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const exceptions = new Set(['stoplist.txt', 'abused.txt'].flatMap(listed));
const tables = readdirSync(TABLES).filter((name) => (name.endsWith('-domains.tsv') && name !== 'education-domains.tsv') || name === 'suffixes.tsv');
const told = new Map(
  tables.flatMap((name) =>
    readFileSync(new URL(name, TABLES), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => /** @type {[string, string]} */ (line.split('\t').slice(0, 2))),
  ),
);

/** The domain and what it is below of, down to the top. @param {string} domain */
function upwards(domain) {
  const labels = domain.split('.');
  return labels.map((_, i) => labels.slice(i).join('.'));
}

/** @type {string[]} */
const found = [];
/** @param {string} path @param {string[]} labels */
function walk(path, labels) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) walk(join(path, entry.name), [entry.name, ...labels]);
    else if (labels.length > 0 && entry.name.endsWith('.txt')) found.push([entry.name.slice(0, -4), ...labels].join('.').toLowerCase());
  }
}
walk(folder, []);
// where students have a name below a registered one, that is the university's (studenti.uniroma1.it), though swot only vouches for the students
const STUDENTS = /^(?:stud|student[sie]?|studenten|studenti|estudiantes?|alumnos?|alumni|etu|etudiants?)$/;
for (const domain of [...found]) {
  const [first, ...rest] = domain.split('.');
  if (STUDENTS.test(first) && rest.length === 2 && rest[0].length > 2) found.push(rest.join('.'));
}

const kept = new Set();
// those with few labels first: what is below one of them is told by it
for (const domain of found.sort((a, b) => a.split('.').length - b.split('.').length || (a < b ? -1 : 1))) {
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain) || exceptions.has(domain)) continue;
  const above = upwards(domain);
  if (
    above.some((name) => exceptions.has(name)) ||
    told.has(domain) ||
    above.some((name) => told.get(name) === 'education' || told.get(name) === 'government' || kept.has(name))
  )
    continue;
  kept.add(domain);
}
const rows = [...kept].sort().map((domain) => {
  const country = domain.slice(domain.lastIndexOf('.') + 1);
  return [domain, 'education', country.length === 2 && country !== 'eu' ? (country === 'uk' ? 'GB' : country.toUpperCase()) : '*', 'swot', ''].join('\t');
});
writeFileSync(new URL('education-domains.tsv', TABLES), `domain\tclass\tjurisdiction\tsource\tnote\n${rows.join('\n')}\n`);
console.error(`${found.length} domains, ${rows.length} rows`);
