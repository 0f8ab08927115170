/** A row cut into tokens: the bytes of each, the bit set of separators in front of each, and the one behind the last. */
export interface ScannedRow {
  readonly tokens: number[][];
  readonly gaps: number[];
  readonly tail: number;
}

/** Classes of bytes as the scan knows them. */
const isSeparator = (cls: number): boolean => cls === 0 || (cls >= 3 && cls < 0x20);
const ALONE = 1;
const JOINER = 2;

/** The bytes of a row that are read: `maxBytes` of them, fewer where that would end inside a UTF-8 sequence. */
export function cutRow(row: Uint8Array, maxBytes: number): Uint8Array {
  if (row.length <= maxBytes) return row;
  let end = maxBytes;
  while (end > 0 && row[end] >= 0x80 && row[end] < 0xc0) end--;
  return row.slice(0, end);
}

/** One row → tokens, by way of a list of classes and one state. */
export function scanRow(classes: Uint8Array, row: Uint8Array, maxBytes: number): ScannedRow {
  const tokens: number[][] = [];
  const gaps: number[] = [];
  let gap = 0;
  let open: number[] | null = null; // the token being read
  const begin = (bytes: number[]): void => {
    tokens.push(bytes);
    gaps.push(gap);
    gap = 0;
  };
  for (const byte of cutRow(row, maxBytes)) {
    const cls = classes[byte];
    if (cls === JOINER && open !== null) continue;
    if (isSeparator(cls) || cls === JOINER) {
      gap |= cls >= 8 ? 2 ** (cls % 8) : 1;
      open = null;
    } else if (cls === ALONE) {
      begin([byte]);
      open = null;
    } else if (open !== null) {
      open.push(cls);
    } else {
      open = [cls];
      begin(open);
    }
  }
  return { tokens, gaps, tail: gap };
}
