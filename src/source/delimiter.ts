import { extname } from 'node:path';
import { NamesakeError } from '../errors.js';

/** Delimiters by the names that a command line may give them. */
const NAMED: ReadonlyMap<string, string> = new Map(Object.entries({ comma: ',', tab: '\t', '\\t': '\t', semicolon: ';', pipe: '|' }));
const OF_EXTENSION: Readonly<Record<string, string>> = { '.csv': ',', '.tsv': '\t', '.tab': '\t', '.psv': '|', '.ssv': ';' };
/** In order of preference where nothing else decides: a tab is hardly ever part of a value. */
const CANDIDATES = ['\t', ',', ';', '|'] as const;
const SNIFFED_BYTES = 1 << 16;
const SNIFFED_RECORDS = 50;

/**
 * A delimiter as a person writes it: one character, or `tab`, `comma`, `semicolon`, `pipe`.
 *
 * @throws {NamesakeError} `ERR_OPTION_RANGE` for anything else, and for a quote or a line end.
 */
export function delimiterNamed(text: string): string {
  const delimiter = NAMED.get(text.toLowerCase()) ?? text;
  if ([...delimiter].length === 1 && !'"\r\n'.includes(delimiter)) return delimiter;
  throw new NamesakeError(
    'ERR_OPTION_RANGE',
    'option "delimiter"',
    'one character other than a quote or line end, or tab, comma, semicolon, pipe',
    JSON.stringify(text),
  );
}

/**
 * The delimiter of a file that nobody named: by its extension, else by its first lines. A `.csv` whose first line has no comma is looked into as well:
 * where a comma is the decimal point, `.csv` files come with semicolons.
 */
export function delimiterOf(path: string, bytes: Buffer): string {
  const byExtension = OF_EXTENSION[extname(path.replace(/\.(gz|zst)$/i, '')).toLowerCase()];
  if (byExtension !== undefined && byExtension !== ',') return byExtension;
  const head = bytes.subarray(0, SNIFFED_BYTES).toString('utf8');
  if (byExtension === ',' && countsPerRecord(head, ',')[0] > 0) return ',';
  return sniffDelimiter(head, bytes.length > SNIFFED_BYTES);
}

/**
 * The delimiter that stands equally often in most of the first records; between equals the more frequent one. A comma where there is none at all.
 *
 * @param text       the beginning of a file.
 * @param truncated  whether the last line of `text` may be cut off: it then does not count.
 */
export function sniffDelimiter(text: string, truncated = false): string {
  let best = ',';
  let bestShare = 0;
  let bestCount = 0;
  for (const candidate of CANDIDATES) {
    const counts = countsPerRecord(text, candidate);
    if (truncated && counts.length > 1) counts.pop();
    const first = counts[0] ?? 0;
    // The first line names the columns: what is not in it delimits nothing.
    if (first === 0) continue;
    const share = counts.filter((count) => count === first).length / counts.length;
    if (share > bestShare || (share === bestShare && first > bestCount)) [best, bestShare, bestCount] = [candidate, share, first];
  }
  return best;
}

/** How often `delimiter` stands outside of quotes in each of the first records; empty lines are none. */
function countsPerRecord(text: string, delimiter: string): number[] {
  const counts: number[] = [];
  let count = 0;
  let quoted = false;
  let fieldStart = true;
  let recordStart = 0;
  for (let i = 0; i <= text.length && counts.length < SNIFFED_RECORDS; i++) {
    const unit = text[i];
    if (quoted && unit !== undefined) {
      if (unit === '"') quoted = false;
    } else if (unit === '\n' || unit === '\r' || unit === undefined) {
      if (i > recordStart) counts.push(count);
      count = 0;
      recordStart = i + 1;
      fieldStart = true;
    } else if (unit === '"' && (fieldStart || text[i - 1] === '"')) {
      quoted = true;
      fieldStart = false;
    } else {
      fieldStart = unit === delimiter;
      if (fieldStart) count++;
    }
  }
  return counts;
}
