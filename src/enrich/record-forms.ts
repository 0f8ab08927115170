import { NamesakeError } from '../errors.js';
import { rawItems, rawMembers } from '../source/index.js';

/** Records that one job may have. */
export const MAX_RECORDS = 100;

export type Scalar = string | number | boolean | null;
export type RecordObject = Readonly<Record<string, unknown>>;

/** The records of a job, all of one form; `raw` is what they are in JSON, as it came. Numbers of a body are the texts that they were there. */
export type RecordSet =
  | { readonly form: 'objects'; readonly records: readonly RecordObject[]; readonly raw: readonly string[] }
  | { readonly form: 'values'; readonly records: readonly Scalar[]; readonly raw: readonly string[] }
  /** `names`: of the columns, where a file has them. */
  | { readonly form: 'rows'; readonly records: readonly (readonly Scalar[])[]; readonly raw: readonly string[]; readonly names?: readonly string[] };

type Form = RecordSet['form'];

/**
 * The records of a body: a JSON list of 1 to 100 objects, values or rows, or an object with such a list as `records`. A byte order mark before it does not count.
 *
 * @throws {NamesakeError} `ERR_INPUT_TYPE` for what is no such list, of several forms, or longer.
 */
export function recordsOf(text: string): RecordSet {
  const body = text.startsWith('\ufeff') ? text.slice(1) : text;
  const list = listOf(parsed(body));
  if (list.length === 0) throw refused('the body has no records', `1 to ${MAX_RECORDS}`, 'none');
  if (list.length > MAX_RECORDS) throw refused('the body has too many records', `at most ${MAX_RECORDS}`, String(list.length));
  const form = formOf(list[0], 0);
  for (const [i, item] of list.entries()) {
    const other = formOf(item, i);
    if (other !== form) throw refused('the records are of several shapes', `${form}, as the first one`, `record ${i + 1}: ${other}`);
  }
  const raw = rawItems(body);
  if (form === 'rows') {
    const rows = list as readonly (readonly Scalar[])[];
    const wrong = rows.findIndex((row) => row.length !== rows[0].length);
    if (wrong > 0)
      throw refused('the records are of several shapes', `rows of ${rows[0].length} values, as the first one`, `row ${wrong + 1}: ${rows[wrong].length}`);
    if (rows[0].length === 0) throw refused('the rows have no values', 'one at least', 'none');
    return { form, records: rows.map((row, i) => (row.some(isNumber) && MAY_LOSE_DIGITS.test(raw[i]) ? exactValues(row, rawItems(raw[i])) : row)), raw };
  }
  if (form === 'values') return { form, records: exactValues(list as readonly Scalar[], raw), raw };
  return { form, records: (list as readonly RecordObject[]).map((record, i) => (isInexact(record, raw[i]) ? exactFields(raw[i]) : record)), raw };
}

const isNumber = (value: unknown): boolean => typeof value === 'number';
/** Of JSON that has no such place every number is a short integer, which JavaScript writes as it was written: 1.50, 1e3, -0 and 12345678901234567890 it does not. */
const MAY_LOSE_DIGITS = /\d[.eE]|-0|\d{16}/;

/** Whether a record has what JavaScript may write otherwise than it came: numbers, lists, objects. */
function isInexact(record: RecordObject, raw: string): boolean {
  let numbers = false;
  for (const name in record) {
    const value = record[name];
    if (!isScalar(value)) return true;
    numbers ||= isNumber(value);
  }
  return numbers && MAY_LOSE_DIGITS.test(raw);
}

/** Numbers as the texts that they were: identifiers keep all their digits. */
const exactValues = (values: readonly Scalar[], raw: readonly string[]): readonly Scalar[] => values.map((value, i) => (isNumber(value) ? raw[i] : value));

/** The same of an object, and of what is nested in it. */
function exactFields(raw: string): RecordObject {
  return Object.fromEntries(
    rawMembers(raw).map(([name, text]) => {
      const value: unknown = JSON.parse(text);
      return [name, isNumber(value) || !isScalar(value) ? text : value];
    }),
  );
}

/** Every field that a record has, in order of first sight. */
export function fieldsOf(records: readonly RecordObject[]): string[] {
  const fields = new Set<string>();
  for (const record of records) for (const name of Object.keys(record)) fields.add(name);
  return [...fields];
}

/** Rows of a file as records. */
export function rowRecords(rows: readonly (readonly string[])[], names: readonly string[] | null): RecordSet {
  return { form: 'rows', records: rows, raw: rows.map((row) => JSON.stringify(row)), ...(names === null ? {} : { names }) };
}

/** A value as text: '' for null and what is absent, JSON for lists and objects. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw refused('the body', 'JSON', (cause as Error).message.slice(0, 120));
  }
}

function listOf(json: unknown): readonly unknown[] {
  if (Array.isArray(json)) return json;
  const records = typeof json === 'object' && json !== null ? (json as RecordObject).records : undefined;
  if (Array.isArray(records)) return records;
  throw refused('the body', 'a JSON list of records, or an object with such a list as records', typeof json);
}

function formOf(item: unknown, i: number): Form {
  if (Array.isArray(item)) {
    if (!item.every(isScalar)) throw refused(`record ${i + 1}`, 'a row of texts, numbers, booleans or nulls', 'a list or object in it');
    return 'rows';
  }
  return isScalar(item) ? 'values' : 'objects';
}

const isScalar = (value: unknown): value is Scalar => typeof value !== 'object' || value === null;
const refused = (what: string, expected: string, got: string): NamesakeError => new NamesakeError('ERR_INPUT_TYPE', what, expected, got);
