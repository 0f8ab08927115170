// The tables of src/lexicon/tables/email: what their columns may hold, and the lines that they become.

/** @typedef {import('./own-tables.mjs').OwnShape} OwnShape */

const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;
const LANGUAGE = /^([a-z]{2}|\*)$/;
const COUNTRY = /^([A-Z]{2}|\*)$/;
const WORD = /^[\p{L}\p{N}._-]+$/u;
const ROLES = 'no-reply technical support information sales marketing press finance personnel legal security management school'.split(' ');

/** domain → class and place, over all tables of domains: a domain has one class. @type {Map<string, { cls: string, at: string }>} */
const classOf = new Map();

/** Domains that have a class, and all below them have it too. @param {string} name @param {string} classes @param {boolean} withClass @returns {OwnShape} */
function domains(name, classes, withClass) {
  const known = new Set(classes.split(' '));
  return {
    export: name,
    columns: 5,
    lines(rows, fail) {
      for (const { cells, at } of rows) {
        const [domain, cls, country, source] = cells;
        if (!DOMAIN.test(domain) || domain.length > 253) fail(at, `"${domain}" is no domain in lower case and ASCII`);
        if (!withClass && !domain.includes('.')) fail(at, `"${domain}" is a top-level domain: it belongs to suffixes`);
        if (!known.has(cls)) fail(at, `class "${cls}" is not one of ${classes}`);
        if (!COUNTRY.test(country)) fail(at, `jurisdiction "${country}" is no code`);
        if (!source) fail(at, 'source is empty');
        const before = classOf.get(domain);
        if (before) fail(at, `"${domain}" is ${before.cls} already (${before.at})`);
        else classOf.set(domain, { cls, at });
      }
      for (const { cells, at } of rows) {
        const labels = cells[0].split('.');
        const above = labels.slice(1).map((_, i) => labels.slice(i + 1).join('.'));
        const next = above.map((name) => classOf.get(name)).find(Boolean);
        if (next && next.cls === cells[1]) fail(at, `"${cells[0]}" is told by what it is below of (${next.at})`);
      }
      return rows.map(({ cells: [domain, cls] }) => (withClass ? `${domain}\t${cls}` : domain)).sort();
    },
  };
}

/** @type {Record<string, OwnShape>} */
export const EMAIL_TABLES = {
  // first: the lists are checked against it
  suffixes: domains('domainSuffixes', 'government education business commercial open', true),
  'government-domains': domains('governmentDomains', 'government', false),
  'free-domains': domains('freeDomains', 'free', false),
  'disposable-domains': domains('disposableDomains', 'disposable', false),
  'university-domains': domains('universityDomains', 'education', false),
  'education-domains': domains('educationDomains', 'education', false),
  'domain-words': {
    export: 'domainWords',
    columns: 6,
    lines(rows, fail) {
      const seen = new Set();
      return rows.map(({ cells: [word, where, cls, country, source], at }) => {
        if (!/^[a-z0-9-]+$/.test(word) || word.length < 3) fail(at, `"${word}" is no part of a label`);
        if (!['start', 'end', 'inside', 'label'].includes(where)) fail(at, `"${where}" is not one of start end inside label`);
        if (!['government', 'education'].includes(cls)) fail(at, `class "${cls}" is not one of government education`);
        if (!COUNTRY.test(country)) fail(at, `jurisdiction "${country}" is no code`);
        if (!source) fail(at, 'source is empty');
        const key = `${word} ${where} ${country}`;
        if (seen.has(key) || seen.has(`${word} ${where} *`)) fail(at, `"${word}" repeats itself`);
        seen.add(key);
        return [word, where, cls, country].join('\t');
      });
    },
  },
  'role-suffixes': {
    export: 'roleSuffixes',
    columns: 4,
    lines(rows, fail) {
      const seen = new Set();
      return rows.map(({ cells: [word, language, source], at }) => {
        if (!/^[a-z]{2,}$/.test(word) || seen.has(word)) fail(at, `"${word}" is no word of letters, or there twice`);
        if (!LANGUAGE.test(language) || !source) fail(at, 'language and source');
        seen.add(word);
        return word;
      });
    },
  },
  roles: {
    export: 'roleWords',
    columns: 5,
    lines(rows, fail) {
      const seen = new Map();
      return rows.map(({ cells: [word, cls, language, source], at }) => {
        if (!WORD.test(word) || word !== word.toLowerCase()) fail(at, `"${word}" is no local part in lower case`);
        if (!ROLES.includes(cls)) fail(at, `class "${cls}" is not one of ${ROLES.join(' ')}`);
        if (!LANGUAGE.test(language)) fail(at, `language "${language}" is no code`);
        if (!source) fail(at, 'source is empty');
        // as src/email/role-account.ts compares them
        const folded = word.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[._-]/g, '');
        if (seen.has(folded)) fail(at, `"${word}" is "${seen.get(folded)}" already`);
        seen.set(folded, word);
        return `${folded}\t${cls}`;
      });
    },
  },
  providers: {
    export: 'mailProviders',
    columns: 7,
    lines(rows, fail) {
      const names = new Set(rows.map(({ cells: [domain] }) => domain));
      const seen = new Set();
      return rows.map(({ cells: [domain, provider, account, ignores, tag, source], at }) => {
        if (classOf.get(domain)?.cls !== 'free') fail(at, `"${domain}" is not in free-domains`);
        if (!names.has(account)) fail(at, `account "${account}" is no provider of the table`);
        if (!['', 'dots', 'punctuation'].includes(ignores)) fail(at, `"${ignores}" is not one of dots punctuation`);
        if (!['', '+', '-'].includes(tag)) fail(at, `tag "${tag}" is not one of + -`);
        if (!source) fail(at, 'source is empty');
        if (seen.has(domain)) fail(at, `"${domain}" repeats itself`);
        seen.add(domain);
        return [domain, provider, account, ignores, tag].join('\t');
      });
    },
  },
};
