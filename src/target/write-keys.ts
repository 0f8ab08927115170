import { type FormatOptions, type Member, memberJson, memberLine } from './member-format.js';
import type { Output } from './output.js';

/**
 * Writes one line `Data[,Reference],SimKey` per record in input order, under a header line; JSON: a list of objects. The key is empty where nothing is
 * left to match on.
 *
 * @param count     how many records.
 * @param memberOf  the member of a row.
 * @param options   `header`: cells of the header line; undefined for none.
 * @throws {NamesakeError} `ERR_TARGET_WRITE`
 */
export async function writeKeys(
  output: Output,
  count: number,
  memberOf: (row: number) => Member,
  options: FormatOptions & { readonly header?: Member } = {},
): Promise<void> {
  const json = options.target === 'json';
  const line = memberLine(options);
  if (json) output.push('[');
  else if (options.header !== undefined) output.push(line(options.header));
  for (let row = 0; row < count; row++) {
    const member = memberOf(row);
    if (output.push(json ? `${row === 0 ? '\n' : ',\n'} {${memberJson(member)}}` : line(member))) await output.flush();
  }
  if (json) output.push(count === 0 ? ']\n' : '\n]\n');
}
