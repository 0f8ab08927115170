const QUOTE = 0x22;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Where a quote opens that nothing closes, and where that was noticed; lines count from 1. */
export interface UnclosedQuote {
  readonly line: number;
  /** Line on which the cell's next quote stands amid text; 0 where the file ends first. */
  readonly metLine: number;
}

/**
 * The first quote that opens a cell and is not closed: the file ends before, or the next quote stands on a later line and amid text, as the quote of a
 * later cell does. (Amid text on its own line it is taken for a part of the value: `"Acme" Ltd`.)
 *
 * A parser that forgives quotes swallows such rows without a word; this scan runs where it stumbled or shows a suspicious cell.
 *
 * @param bytes      UTF-8.
 * @param delimiter  one character.
 * @cost O(bytes)
 */
export function findUnclosedQuote(bytes: Buffer, delimiter: string): UnclosedQuote | undefined {
  const separator = Buffer.from(delimiter, 'utf8');
  const isEnd = (i: number): boolean => i >= bytes.length || bytes[i] === LINE_FEED || bytes[i] === CARRIAGE_RETURN || startsWith(bytes, i, separator);
  let line = 1;
  let openLine = 0;
  let cellStart = true;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (byte === LINE_FEED || (byte === CARRIAGE_RETURN && bytes[i + 1] !== LINE_FEED)) line++;
    if (openLine > 0) {
      if (byte !== QUOTE) continue;
      if (bytes[i + 1] === QUOTE) i++;
      else if (!isEnd(i + 1) && line > openLine) return { line: openLine, metLine: line };
      else openLine = 0;
    } else if (byte === QUOTE && cellStart) {
      openLine = line;
      cellStart = false;
    } else if (byte === separator[0] && startsWith(bytes, i, separator)) {
      i += separator.length - 1;
      cellStart = true;
    } else {
      cellStart = byte === LINE_FEED || byte === CARRIAGE_RETURN;
    }
  }
  return openLine > 0 ? { line: openLine, metLine: 0 } : undefined;
}

function startsWith(bytes: Buffer, start: number, part: Buffer): boolean {
  for (let i = 0; i < part.length; i++) if (bytes[start + i] !== part[i]) return false;
  return true;
}
