/**
 * Rows of cells as text with columns below each other, two blanks apart, one line per row. Characters count one each: lines with East Asian letters may
 * stand out.
 */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) for (let i = 0; i < row.length; i++) widths[i] = Math.max(widths[i] ?? 0, [...row[i]].length);
  const pad = (cell: string, i: number): string => cell + ' '.repeat(widths[i] - [...cell].length);
  return rows.map((row) => `${row.map(pad).join('  ').trimEnd()}\n`).join('');
}
