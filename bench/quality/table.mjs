// Tables, as Markdown that also reads well on a terminal.

/** @typedef {{ head: string[], rows: string[][] }} Table */

/** @param {number | null} value */
export const figure = (value) => (value === null ? '' : value.toFixed(3));

/**
 * The first column is set left, all others right.
 * @param {Table} table
 */
export function markdown({ head, rows }) {
  const widths = head.map((title, i) => Math.max(3, ...[title, ...rows.map((row) => row[i])].map((cell) => cell.length)));
  const line = (/** @type {string[]} */ cells) => `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ')} |`;
  const rule = `|${widths.map((width, i) => (i === 0 ? ` ${'-'.repeat(width)} ` : ` ${'-'.repeat(width - 1)}: `)).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** A name as a table cell: a bar would end the cell. @param {string} text */
export const cell = (text) => text.replaceAll('|', '\\|');
