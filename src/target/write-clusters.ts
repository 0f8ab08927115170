import { type FormatOptions, type Member, memberJson, memberLine } from './member-format.js';
import type { Output } from './output.js';

/** What of a cluster is written. */
export interface ClusterOfRows {
  /** 0 to 1. */
  readonly score: number;
  /** Row numbers from 0. */
  readonly rows: ArrayLike<number>;
}

/**
 * Writes the clusters of a match report, member by member.
 *
 * Text: a line `Data[,Reference],SimKey` per member, a blank line between clusters. JSON: an object with `Status`, `Message` and `MatchClusters`, each a
 * list of members with `Data`, `Reference` ('' where none was asked for), `SimKey`, `Cluster` (from 1, in this order) and `Score` (4 decimals).
 *
 * @param clusters  in the order to be written; none gives an empty text, or an empty list.
 * @param memberOf  the member of a row.
 * @throws {NamesakeError} `ERR_TARGET_WRITE`
 * @cost O(members); 64 KiB are held.
 */
export async function writeClusters(
  output: Output,
  clusters: readonly ClusterOfRows[],
  memberOf: (row: number) => Member,
  options: FormatOptions = {},
): Promise<void> {
  const json = options.target === 'json';
  const line = memberLine(options);
  if (json) output.push('{"Status": "success", "Message": "",\n "MatchClusters": [');
  for (let c = 0; c < clusters.length; c++) {
    const { score, rows } = clusters[c];
    const tail = json ? `, "Cluster": ${c + 1}, "Score": ${Number(score.toFixed(4))}}` : '';
    if (json) output.push(c === 0 ? '\n  [' : ',\n  [');
    else if (c > 0) output.push('\n');
    for (let i = 0; i < rows.length; i++) {
      const member = memberOf(rows[i]);
      if (output.push(json ? `${i === 0 ? '' : ',\n   '}{${memberJson(member)}${tail}` : line(member))) await output.flush();
    }
    if (json) output.push(']');
  }
  if (json) output.push(clusters.length === 0 ? ']}\n' : '\n ]}\n');
}
