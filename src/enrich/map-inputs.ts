import { NamesakeError } from '../errors.js';
import type { EnrichFunction, EnrichInput } from './enrich-function.js';
import { fieldsOf, type RecordSet, textOf } from './record-forms.js';

/** Where the inputs of a function are said to be: `lookup_field`, `<input>_field`, `lookup_column`, `<input>_column` of the request, names in any case. */
export type Mapping = ReadonlyMap<string, string>;

/**
 * The inputs of each record, in the order of the function's: '' for what a record does not have.
 *
 * Objects: the field that the mapping names; else one named like the input; for what is looked up also one named `lookup`, or the only field there is.
 * Values: what is looked up. Rows: the columns that the mapping names, from 1, in files by their names as well; the only one there is.
 *
 * @throws {NamesakeError} `ERR_COLUMN_MISSING` where a field is named that no record has, or none can be what is looked up: the message lists the fields.
 *   `ERR_USAGE` for plain values of a function that cannot do with one input, and a mapping that the form does not know.
 */
export function mapInputs(fn: EnrichFunction, set: RecordSet, mapping: Mapping): string[][] {
  if (set.form === 'values') {
    if (fn.inputs.filter((input) => input.required).length > 1)
      throw new NamesakeError('ERR_USAGE', `${fn.name} has several inputs`, `objects with ${fn.inputs.map((input) => input.name).join(', ')}`, 'plain values');
    refuseFields(fn, mapping, 'plain values');
    return set.records.map((value) => fn.inputs.map((_, i) => (i === 0 ? textOf(value) : '')));
  }
  if (set.form === 'rows') {
    if (set.names === undefined) refuseFields(fn, mapping, 'rows');
    const width = set.records[0]?.length ?? set.names?.length ?? 0;
    const places = fn.inputs.map((input, i) => columnOf(input, i === 0, width, mapping, set.names));
    return set.records.map((row) => places.map((place) => (place === null ? '' : textOf(row[place]))));
  }
  const fields = fieldsOf(set.records);
  const names = fn.inputs.map((input, i) => fieldOf(fn, input, i === 0, fields, mapping));
  if (names.every((name) => name === null)) throw missing(fn, fields);
  return set.records.map((record) => names.map((name) => (name !== null && Object.hasOwn(record, name) ? textOf(record[name]) : '')));
}

/** The field of an input; null where there is none and it can be done without. */
function fieldOf(fn: EnrichFunction, input: EnrichInput, isFirst: boolean, fields: readonly string[], mapping: Mapping): string | null {
  const wanted = saidOf(input, isFirst, 'field', mapping);
  if (wanted !== undefined) {
    const found = fields.includes(wanted) ? wanted : fields.find((field) => sameName(field, wanted));
    if (found !== undefined) return found;
    throw noField(wanted, fields);
  }
  for (const name of [input.name, ...input.aliases, ...(isFirst ? ['lookup'] : [])]) {
    const found = fields.find((field) => sameName(field, name));
    if (found !== undefined) return found;
  }
  if (isFirst && fields.length === 1) return fields[0];
  if (input.required) throw missing(fn, fields);
  return null;
}

/** The column of an input, from 0; null where there is none and it can be done without. */
function columnOf(input: EnrichInput, isFirst: boolean, width: number, mapping: Mapping, names: readonly string[] | undefined): number | null {
  const wanted = saidOf(input, isFirst, 'column', mapping);
  if (wanted !== undefined) {
    if (/^\d{1,6}$/.test(wanted) && Number(wanted) >= 1 && Number(wanted) <= width) return Number(wanted) - 1;
    throw new NamesakeError('ERR_COLUMN_MISSING', `the column of ${input.name}`, `a number from 1 to ${width}`, JSON.stringify(wanted.slice(0, 100)));
  }
  const field = names === undefined ? undefined : saidOf(input, isFirst, 'field', mapping);
  if (names !== undefined && field !== undefined) return placeOf(field, names);
  const named = names?.findIndex((name) => [input.name, ...input.aliases, ...(isFirst ? ['lookup'] : [])].some((known) => sameName(known, name))) ?? -1;
  if (named >= 0) return named;
  if (isFirst && width === 1) return 0;
  if (!input.required) return null;
  const expected = isFirst ? `lookup_column=N, from 1 to ${width}` : `${input.name}_column=N, from 1 to ${width}`;
  throw new NamesakeError('ERR_USAGE', `which column is ${input.name}?`, expected, 'none');
}

/** The column of a name. */
function placeOf(field: string, names: readonly string[]): number {
  const exact = names.indexOf(field);
  const found = exact >= 0 ? exact : names.findIndex((name) => sameName(name, field));
  if (found < 0) throw noField(field, names);
  return found;
}

/** What a mapping may have, for records of a form: what it says else counts for nothing. */
export function mappingNames({ inputs }: EnrichFunction, { form, ...set }: RecordSet): string[] {
  const kinds = form === 'objects' ? ['field'] : 'names' in set ? ['field', 'column'] : ['column'];
  return ['lookup', ...inputs.flatMap((input) => [input.name, ...input.aliases])].flatMap((name) => kinds.map((kind) => `${name}_${kind}`));
}

/** @throws {NamesakeError} `ERR_COLUMN_MISSING` where the mapping names a field of records that have none. */
function refuseFields({ inputs }: EnrichFunction, mapping: Mapping, form: string): void {
  const said = inputs.map((input, i) => saidOf(input, i === 0, 'field', mapping)).find((field) => field !== undefined);
  if (said !== undefined)
    throw new NamesakeError('ERR_COLUMN_MISSING', `no record has the field "${said.slice(0, 100)}"`, 'objects, whose fields have names', form);
}

const noField = (field: string, fields: readonly string[]): NamesakeError =>
  new NamesakeError('ERR_COLUMN_MISSING', `no record has the field "${field.slice(0, 100)}"`, `one of ${listed(fields)}`, 'none of that name');

function saidOf(input: EnrichInput, isFirst: boolean, kind: 'field' | 'column', mapping: Mapping): string | undefined {
  const said = [input.name, ...input.aliases].map((name) => mapping.get(`${name}_${kind}`)).find((value) => value !== undefined);
  return said ?? (isFirst ? mapping.get(`lookup_${kind}`) : undefined);
}

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

function missing(fn: EnrichFunction, fields: readonly string[]): NamesakeError {
  const [first] = fn.inputs;
  return new NamesakeError('ERR_COLUMN_MISSING', `which field is ${first.name}? Say lookup_field`, `one of ${listed(fields)}`, 'none');
}

const MAX_LISTED = 40;
const listed = (fields: readonly string[]): string =>
  fields.length === 0
    ? 'no fields'
    : fields
        .slice(0, MAX_LISTED)
        .map((field) => (field.length > 60 ? `${field.slice(0, 60)}…` : field))
        .join(', ') + (fields.length > MAX_LISTED ? ', …' : '');
