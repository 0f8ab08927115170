// The tables of src/lexicon/tables/phone: what their columns may hold, and the lines that they become.

/** @typedef {import('./own-tables.mjs').OwnShape} OwnShape */

const ZONE = /^[A-Z][A-Za-z]+\/[A-Za-z_-]+(\/[A-Za-z_-]+)?$|^Etc\/Unknown$|^UTC$/;

/**
 * The fewest prefixes that say the same: ten that agree are one, and what a shorter one says is not said again.
 * @param {Map<string, string>} rows @returns {Map<string, string>}
 */
export function prunedPrefixes(rows) {
  const kept = new Map(rows);
  const longest = 15;
  for (let length = longest; length > 1; length--) {
    /** @type {Map<string, string[]>} */
    const parents = new Map();
    for (const [prefix, value] of kept) {
      if (prefix.length !== length) continue;
      const parent = prefix.slice(0, -1);
      parents.set(parent, [...(parents.get(parent) ?? []), value]);
    }
    for (const [parent, values] of parents)
      if (values.length === 10 && !kept.has(parent) && values.every((value) => value === values[0])) kept.set(parent, values[0]);
  }
  for (const prefix of [...kept.keys()].sort((a, b) => b.length - a.length)) {
    for (let end = prefix.length - 1; end > 0; end--) {
      const above = kept.get(prefix.slice(0, end));
      if (above === undefined) continue;
      if (above === kept.get(prefix)) kept.delete(prefix);
      break;
    }
  }
  return kept;
}

/**
 * A line a value: the value, and its prefixes in order; each is the difference to the one before in base 36, or "length.number" where the length changes
 * (src/phone/prefix-table.ts reads them).
 * @param {Map<string, string>} rows
 */
export function encodePrefixes(rows) {
  /** @type {Map<string, string[]>} */
  const byValue = new Map();
  for (const [prefix, value] of [...rows].sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))) {
    const prefixes = byValue.get(value);
    if (prefixes === undefined) byValue.set(value, [prefix]);
    else prefixes.push(prefix);
  }
  return [...byValue].map(([value, prefixes]) => {
    const written = prefixes.map((prefix, i) => {
      const before = prefixes[i - 1];
      return before?.length === prefix.length ? (Number(prefix) - Number(before)).toString(36) : `${prefix.length}.${Number(prefix).toString(36)}`;
    });
    return `${value}\t${written.join(' ')}`;
  });
}

/** Prefixes of E.164 numbers without the +. @param {string} name @param {(value: string) => string} wrong  what is wrong with a value, or '' @returns {OwnShape} */
function prefixes(name, wrong) {
  return {
    export: name,
    columns: 4,
    lines(rows, fail) {
      const map = new Map();
      for (const { cells, at } of rows) {
        const [prefix, value, source] = cells;
        if (!/^[1-9][0-9]{0,14}$/.test(prefix)) fail(at, `"${prefix}" is no beginning of an E.164 number`);
        if (wrong(value)) fail(at, wrong(value));
        if (!source) fail(at, 'source is empty');
        if (map.has(prefix)) fail(at, `"${prefix}" repeats itself`);
        map.set(prefix, value);
      }
      return encodePrefixes(map);
    },
  };
}

const text = (/** @type {string} */ value) => (value && !/[\t`]/.test(value) ? '' : 'the text is empty, or has a sign that tables cannot have');

/** @type {Record<string, OwnShape>} */
export const PHONE_TABLES = {
  locations: prefixes('phoneLocations', text),
  areas: prefixes('phoneAreas', text),
  carriers: prefixes('phoneCarriers', text),
  'time-zones': prefixes('phoneTimeZones', (value) => {
    const bad = value.split(' ').find((zone) => !ZONE.test(zone));
    return bad === undefined ? '' : `"${bad}" is no time zone`;
  }),
  nanp: {
    export: 'areaCodes',
    columns: 6,
    lines(rows, fail) {
      const seen = new Set();
      return rows.map(({ cells: [code, jurisdiction, region, city, source], at }) => {
        if (!/^[2-9][0-9]{2}$/.test(code)) fail(at, `"${code}" is no area code`);
        if (!/^(US|CA|[A-Z]{2})(-[A-Z]{2})?$/.test(jurisdiction)) fail(at, `jurisdiction "${jurisdiction}" is no code`);
        if (!region) fail(at, 'region is empty');
        if (!source) fail(at, 'source is empty');
        if (seen.has(code)) fail(at, `"${code}" repeats itself`);
        seen.add(code);
        return [code, jurisdiction, region, city].join('\t');
      });
    },
  },
};
