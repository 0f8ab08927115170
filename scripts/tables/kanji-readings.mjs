// How Chinese characters are read in Japan.

/** A reading and its share of the uses in tenths. */
const READING = '[a-z]+[1-9]';
const READINGS = `${READING}(?: ${READING})*`;
/** Readings in front and behind, or in either place. */
const CELL = new RegExp(`^(?:${READINGS}|(?:${READINGS})?\\|(?:${READINGS})?)?$`);

/**
 * Columns written (the character), surname, given, alone (a given name of one character), word (how it is read in each: readings in front of others, `|`, readings behind, each with its share in
 * tenths; without `|` in either place), source.
 * @type {import('./shapes.mjs').TogetherShape}
 */
export function kanjiReadings(read, problems) {
  const seen = new Set();
  /** @type {string[][]} */
  const rows = [];
  for (const { cells, at } of read('kanji-readings', 6)) {
    const [written, ...uses] = cells.slice(0, 5);
    const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
    if (!/^\p{Script=Han}$/u.test(written) || written.length > 1 || !cells[5]) fail('a character and a source');
    if (seen.has(written)) fail(`"${written}" is there twice`);
    seen.add(written);
    if (!uses.every((cell) => CELL.test(cell)) || uses.every((cell) => cell === '')) fail('how it is read');
    rows.push([written, ...uses]);
  }
  // (those that are read alike beside each other: it packs better)
  const key = (/** @type {string[]} */ row) => row.toReversed().join('\t');
  rows.sort((a, b) => (key(a) < key(b) ? -1 : 1));
  return { kanjiReadings: [rows.map(([written]) => written).join(''), ...[1, 2, 3, 4].map((use) => rows.map((row) => row[use]).join(','))] };
}
