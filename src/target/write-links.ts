import { DELIMITER_OF_TARGET, lineOf } from './delimited-line.js';
import type { FormatOptions } from './member-format.js';
import type { Output } from './output.js';

/** One link, as the report shows it; references undefined where none were asked for. */
export interface LinkedMembers {
  readonly master: string;
  readonly masterReference: string | undefined;
  readonly data: string;
  readonly reference: string | undefined;
  /** In percent. */
  readonly score: number;
}

/**
 * Writes links one by one. Text: lines `Master[,MasterReference],Data[,Reference],Score` under a line of those names. JSON: a list of objects with these
 * members.
 *
 * @param count   links, numbered from 0; none gives the line of names, or an empty list.
 * @param linkOf  the members of a link; the same ones in each.
 * @param header  whether the line of names is written.
 * @throws {NamesakeError} `ERR_TARGET_WRITE`
 * @cost O(links); 64 KiB are held.
 */
export async function writeLinks(
  output: Output,
  count: number,
  linkOf: (index: number) => LinkedMembers,
  named: { readonly masterReference: boolean; readonly reference: boolean; readonly header: boolean },
  options: FormatOptions = {},
): Promise<void> {
  const target = options.target ?? 'csv';
  const names = ['Master', ...(named.masterReference ? ['MasterReference'] : []), 'Data', ...(named.reference ? ['Reference'] : []), 'Score'];
  const cellsOf = ({ master, masterReference, data, reference, score }: LinkedMembers): (string | number)[] => [
    master,
    ...(named.masterReference ? [masterReference ?? ''] : []),
    data,
    ...(named.reference ? [reference ?? ''] : []),
    score,
  ];
  const json = target === 'json';
  const line = lineOf(json ? ',' : DELIMITER_OF_TARGET[target], options.escapeFormulas);
  if (json) output.push('[');
  else if (named.header) output.push(line(names));
  for (let i = 0; i < count; i++) {
    const cells = cellsOf(linkOf(i));
    const text = json
      ? `${i === 0 ? '\n ' : ',\n '}{${cells.map((cell, c) => `"${names[c]}": ${JSON.stringify(cell)}`).join(', ')}}`
      : line(cells.map((cell) => String(cell)));
    if (output.push(text)) await output.flush();
  }
  if (json) output.push(count === 0 ? ']\n' : '\n]\n');
}
