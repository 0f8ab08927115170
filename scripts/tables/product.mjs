// The tables of src/lexicon/tables/product that are no lists of words.

/**
 * Pairs of words; one row says it both ways.
 *
 * @param {string} name  of the export
 * @returns {import('./own-tables.mjs').OwnShape}
 */
const wordPairs = (name) => ({
  export: name,
  columns: 3,
  lines(rows, fail) {
    const seen = new Set();
    for (const { cells, at } of rows) {
      const [word, other, source] = cells;
      if (!/^[a-z]+$/.test(word) || !/^[a-z]+$/.test(other) || word === other) fail(at, 'two words, as product-words.tsv has them, without blanks');
      if (!source) fail(at, 'source is empty');
      if (seen.has(`${word} ${other}`)) fail(at, `"${word}" and "${other}" are there twice`);
      seen.add(`${word} ${other}`).add(`${other} ${word}`);
    }
    return rows.map(({ cells: [word, other] }) => `${word} ${other}`);
  },
});

/** @type {Record<string, import('./own-tables.mjs').OwnShape>} */
export const PRODUCT_TABLES = {
  'unit-scales': {
    export: 'unitScales',
    columns: 5,
    lines(rows, fail) {
      const seen = new Set();
      for (const { cells, at } of rows) {
        const [unit, of, factor, cls, source] = cells;
        if (!/^[a-z]+$/.test(unit) || !/^[a-z]+$/.test(of) || (unit === of) !== (cls === 'whole')) fail(at, 'two units as units.tsv names them');
        if (!(['other', 'length'].includes(cls) ? /^[1-9]\d+(?:\.\d+)?$/ : /^[1-9]\d+$/).test(factor))
          fail(at, `"${factor}" is no whole number of 10 and more`);
        if (!['scale', 'binary', 'aside', 'other', 'length', 'whole'].includes(cls))
          fail(at, `class "${cls}" is not one of scale, binary, aside, other, length, whole`);
        if (!source) fail(at, 'source is empty');
        // (an ounce is of mass and of volume)
        const what = cls === 'other' || cls === 'whole' ? `${unit} of ${of}` : unit;
        if (seen.has(what)) fail(at, `"${what}" is there twice`);
        seen.add(what);
      }
      return rows.map(({ cells: [unit, of, factor, cls] }) => `${unit} ${of} ${factor} ${cls}`);
    },
  },
  'unit-prefixes': {
    export: 'unitPrefixes',
    columns: 5,
    lines(rows, fail) {
      const seen = new Set();
      for (const { cells, at } of rows) {
        const [prefix, unit, digits, cls, source] = cells;
        if (!/^[a-z]+\d?$/.test(prefix) || !/^[a-z]+$/.test(unit)) fail(at, 'what stands in front of the number, and a unit as units.tsv names it');
        if (!/^[1-9]$/.test(digits)) fail(at, `"${digits}" is no number of digits`);
        if (!['decimal', 'whole', 'sign', 'measure', 'clothes', 'kept'].includes(cls))
          fail(at, `class "${cls}" is not one of decimal, whole, sign, measure, clothes, kept`);
        if (!source) fail(at, 'source is empty');
        if (seen.has(prefix)) fail(at, `"${prefix}" is there twice`);
        seen.add(prefix);
      }
      return rows.map(({ cells: [prefix, unit, digits, cls] }) => `${prefix} ${unit} ${digits} ${cls}`);
    },
  },
  'called-alike': wordPairs('productsCalledAlike'),
  opposites: wordPairs('productOpposites'),
  makers: {
    export: 'productMakers',
    columns: 3,
    lines(rows, fail) {
      const seen = new Set();
      for (const { cells, at } of rows) {
        const [maker, line, source] = cells;
        if (!/^[a-z\d]+$/.test(maker) || !/^[a-z\d]+$/.test(line) || maker === line)
          fail(at, 'a maker and a line, as product-words.tsv has them, without blanks');
        if (!source) fail(at, 'source is empty');
        if (seen.has(`${maker} ${line}`)) fail(at, `"${maker}" has "${line}" twice`);
        seen.add(`${maker} ${line}`);
      }
      return rows.map(({ cells: [maker, line] }) => `${maker} ${line}`);
    },
  },
};
