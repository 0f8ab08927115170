/**
 * A table with columns of its own, which checks them itself.
 * @typedef {object} OwnShape
 * @property {string} export   name of the constant that the rows become
 * @property {number} columns
 * @property {(rows: { cells: string[], at: string }[], fail: (at: string, what: string) => void) => string[]} lines
 */

/** Tables that are checked one behind the other, in the order in which they stand. @param {Record<string, OwnShape>} tables @returns {import('./shapes.mjs').TogetherShape} */
export function ownTables(tables) {
  return (read, problems) =>
    Object.fromEntries(
      Object.entries(tables).map(([file, shape]) => [shape.export, shape.lines(read(file, shape.columns), (at, what) => problems.push(`${at}: ${what}`))]),
    );
}
