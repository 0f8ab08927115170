import { DELIMITER_OF_TARGET, lineOf } from './delimited-line.js';
import type { FormatOptions } from './member-format.js';
import type { Output } from './output.js';

/** The input once more, as {@link writeRows} reads it. */
export interface RowSource {
  /** Null where the columns have no names. */
  readonly header: readonly string[] | null;
  /** Cells that every row should have. */
  readonly width: number;
  eachRow(visit: (cells: string[], row: number) => void, afterChunk: () => Promise<void> | undefined): Promise<void>;
}

/** What every row gets behind its own cells. */
export interface RowResult {
  /** From 1; a row alone has a number of its own. */
  readonly cluster: number;
  readonly simKey: string | null;
}

/**
 * Writes every row in input order with all its cells, then its cluster's number and key. Short rows are padded, so that these two stand below their
 * names; longer rows keep all cells. JSON: a list of objects by column name, or of lists where there are no names.
 *
 * @param resultOf  the result of a row.
 * @throws {NamesakeError} `ERR_TARGET_WRITE`, and what reading throws.
 * @cost O(cells); what one chunk of the input becomes is held.
 */
export async function writeRows(output: Output, source: RowSource, resultOf: (row: number) => RowResult, options: FormatOptions = {}): Promise<void> {
  const { header, width } = source;
  const target = options.target ?? 'csv';
  const [clusterName, keyName] = ['Cluster', 'SimKey'].map((name) => freeName(name, header ?? []));
  if (target === 'json') {
    const names = header === null ? null : columnNames(header, [clusterName, keyName]);
    const item = (cells: string[], row: number): string => rowJson(padded(cells, width), resultOf(row), names, clusterName, keyName);
    output.push('[');
    let separator = '\n ';
    await source.eachRow(
      (cells, row) => {
        output.push(separator + item(cells, row));
        separator = ',\n ';
      },
      () => output.drain(),
    );
    output.push(separator === '\n ' ? ']\n' : '\n]\n');
    return;
  }
  const line = lineOf(DELIMITER_OF_TARGET[target], options.escapeFormulas);
  if (header !== null) output.push(line([...header, clusterName, keyName]));
  await source.eachRow(
    (cells, row) => {
      const { cluster, simKey } = resultOf(row);
      const all = padded(cells, width);
      all.push(String(cluster), simKey ?? '');
      output.push(line(all));
    },
    () => output.drain(),
  );
}

/** `name`, with `_enriched` behind it as often as it takes to differ from all that are `taken` (blanks around those do not count). */
export function freeName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((column) => column.trim()));
  let free = name;
  while (used.has(free)) free += '_enriched';
  return free;
}

/** Names that can be the members of an object: a blank name becomes `Column N`, a repeated one gets its number behind it. */
export function columnNames(header: readonly string[], taken: readonly string[]): string[] {
  // A name as it stands comes before one that was made.
  const used = new Set([...taken, ...header.filter((name) => name.trim() !== '')]);
  const seen = new Set<string>();
  return header.map((name, i) => {
    if (name.trim() !== '' && !seen.has(name)) {
      seen.add(name);
      return name;
    }
    return unused(name.trim() === '' ? `Column ${i + 1}` : `${name} ${i + 1}`, used);
  });
}

function unused(name: string, used: Set<string>): string {
  let free = name;
  for (let n = 2; used.has(free); n++) free = `${name} (${n})`;
  used.add(free);
  return free;
}

/** The object is put together as text: names like `10` or `__proto__` stay what and where they are. */
function rowJson(cells: readonly string[], { cluster, simKey }: RowResult, names: string[] | null, clusterName: string, keyName: string): string {
  if (names === null) return JSON.stringify([...cells, cluster, simKey ?? '']);
  // Columns beyond the header get their names when a row first has them.
  if (names.length < cells.length) {
    const used = new Set([...names, clusterName, keyName]);
    for (let i = names.length; i < cells.length; i++) names.push(unused(`Column ${i + 1}`, used));
  }
  let text = '{';
  for (let i = 0; i < cells.length; i++) text += `${JSON.stringify(names[i])}: ${JSON.stringify(cells[i])}, `;
  return `${text}${JSON.stringify(clusterName)}: ${cluster}, ${JSON.stringify(keyName)}: ${JSON.stringify(simKey ?? '')}}`;
}

function padded(cells: string[], width: number): string[] {
  while (cells.length < width) cells.push('');
  return cells;
}
