import { type FormatOptions, type Member, memberJson, memberLine } from './member-format.js';
import type { Output } from './output.js';

/** What of a cluster is written. */
export interface ClusterOfRows {
  /** 0 to 1. */
  readonly score: number;
  /** Row numbers from 0. */
  readonly rows: ArrayLike<number>;
}

/** Two rows that look the same and were not merged; rows from 0. */
export interface RefusedPair {
  readonly left: string;
  readonly right: string;
  readonly leftRow: number;
  readonly rightRow: number;
  /** 0 to 1. */
  readonly score: number;
  readonly reason: string;
}

export interface ClusterOptions extends FormatOptions {
  /** Whether JSON members have `Cluster` and `Score`; default true. */
  readonly details?: boolean;
  /** What JSON lists as `NotMerged`; undefined: nothing is said of it. */
  readonly refused?: readonly RefusedPair[];
}

/**
 * Writes the clusters of a match report, member by member.
 *
 * Text: a line `Data[,Reference],SimKey` per member, a blank line between clusters. JSON: an object with `Status`, `Message` and `MatchClusters`, each a
 * list of members with `Data`, `Reference` ('' where none was asked for) and `SimKey`; with details `Cluster` (from 1, in this order) and `Score` (4 decimals) as
 * well, and behind the clusters `NotMerged`: pairs that were refused, and why.
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
  options: ClusterOptions = {},
): Promise<void> {
  const { details = true, refused } = options;
  const json = options.target === 'json';
  const line = memberLine(options);
  if (json) output.push('{"Status": "success", "Message": "",\n "MatchClusters": [');
  for (let c = 0; c < clusters.length; c++) {
    const { score, rows } = clusters[c];
    const tail = details ? `, "Cluster": ${c + 1}, "Score": ${rounded(score)}}` : '}';
    if (json) output.push(c === 0 ? '\n  [' : ',\n  [');
    else if (c > 0) output.push('\n');
    for (let i = 0; i < rows.length; i++) {
      const member = memberOf(rows[i]);
      if (output.push(json ? `${i === 0 ? '' : ',\n   '}{${memberJson(member)}${tail}` : line(member))) await output.flush();
    }
    if (json) output.push(']');
  }
  if (!json) return;
  output.push(clusters.length === 0 ? ']' : '\n ]');
  if (refused !== undefined) await writeRefused(output, refused);
  output.push('}\n');
}

async function writeRefused(output: Output, refused: readonly RefusedPair[]): Promise<void> {
  output.push(',\n "NotMerged": [');
  for (const [i, { left, right, leftRow, rightRow, score, reason }] of refused.entries()) {
    const pair = { Left: left, Right: right, LeftRow: leftRow + 1, RightRow: rightRow + 1, Score: rounded(score), Reason: reason };
    if (output.push(`${i === 0 ? '' : ','}\n  ${JSON.stringify(pair)}`)) await output.flush();
  }
  output.push(refused.length === 0 ? ']' : '\n ]');
}

const rounded = (score: number): number => Number(score.toFixed(4));
