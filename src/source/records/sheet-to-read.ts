import { zipTexts } from '../packed/zip-texts.js';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
/** Of a thousand sheets some hundred KB. */
const MAX_BYTES = 1 << 24;
/** The day that the serial number 0 stands for; in the years from 1900 the numbers from 60 are one more, for a 29 February that never was. */
const DAY_ZERO_1900 = Date.UTC(1899, 11, 31);
const DAY_ZERO_1904 = Date.UTC(1904, 0, 1);

/** What has to be known of a workbook before its rows are read. */
export interface SheetToRead {
  /** From 0, among all sheets. */
  readonly index: number;
  /** Times of day are dates of this day. */
  readonly dayZeroMs: number;
}

/** The first sheet that has cells (a chart has none) and is not hidden; where the workbook does not tell, the first one. */
export async function sheetToRead(path: string): Promise<SheetToRead> {
  // (what cannot be read is told of by the reader of the rows)
  const texts: ReadonlyMap<string, string> = await zipTexts(path, [WORKBOOK, RELATIONS], MAX_BYTES).catch(() => new Map());
  const workbook = texts.get(WORKBOOK) ?? '';
  const kinds = new Map(tags(texts.get(RELATIONS) ?? '', 'Relationship').map((tag) => [attribute(tag, 'Id'), attribute(tag, 'Type')]));
  const index = tags(workbook, 'sheet').findIndex((tag) => isShown(tag) && (kinds.get(attribute(tag, '\\w+:id')) ?? '/worksheet').endsWith('/worksheet'));
  const is1904 = tags(workbook, 'workbookPr').some((tag) => /^(1|true)$/.test(attribute(tag, 'date1904')));
  return { index: Math.max(index, 0), dayZeroMs: is1904 ? DAY_ZERO_1904 : DAY_ZERO_1900 };
}

const isShown = (sheet: string): boolean => !/hidden$/i.test(attribute(sheet, 'state'));
// ("<" stands nowhere in a tag: no text makes the pattern slow)
const tags = (xml: string, name: string): string[] => xml.match(new RegExp(`<(?:\\w+:)?${name}\\s(?:[^<>"']|"[^<"]*"|'[^<']*')*>`, 'g')) ?? [];
const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(tag)?.[1] ?? '';
