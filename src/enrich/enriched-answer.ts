import { DELIMITER_OF_TARGET, freeName, lineOf } from '../target/index.js';
import type { EnrichedRecord } from './enrich-records.js';
import { fieldsOf, type RecordSet, textOf } from './record-forms.js';

/** What a job gives. */
export interface EnrichedSet {
  readonly fn: string;
  readonly set: RecordSet;
  readonly outputs: readonly string[];
  readonly enriched: readonly EnrichedRecord[];
}

/** Names of the fields that are appended: `_enriched` behind one that a record has already. */
export function appendedNames({ set, outputs }: Pick<EnrichedSet, 'set' | 'outputs'>): string[] {
  const taken = set.form === 'objects' ? fieldsOf(set.records) : set.form === 'rows' ? (set.names ?? []) : [];
  return outputs.map((name) => freeName(name, taken));
}

/** The JSON document. */
export function enrichedJson(job: EnrichedSet): string {
  const { fn, set, enriched } = job;
  const names = appendedNames(job);
  const member = (name: string, value: unknown): string => `${JSON.stringify(name)}:${JSON.stringify(value)}`;
  const keys = names.map((name) => `${JSON.stringify(name)}:`);
  const records = enriched.map(({ fields }, i) => {
    const output = keys.map((key, f) => key + JSON.stringify(fields[f])).join(',');
    // (the record itself stays what it was, to the last digit)
    const raw = set.raw[i];
    if (set.form !== 'objects') return `{"Input":${set.form === 'rows' ? raw : `[${raw}]`},"Output":{${output}}}`;
    const own = raw.slice(0, -1).trimEnd();
    return `${own}${own.length > 1 ? ',' : ''}${output}}`;
  });
  const head = [
    member('Code', 'Success'),
    member('Function', fn),
    member('RecordCount', enriched.length),
    member('ErrorCount', enriched.filter(({ failed }) => failed).length),
    member('OutputFields', names),
  ];
  return `{${head.join(',')},"Records":[\n${records.join(',\n')}\n]}\n`;
}

/** Delimited text: the records' own columns, the appended ones behind them. */
export function* enrichedLines(job: EnrichedSet, target: 'csv' | 'tsv'): Generator<string> {
  const { set, enriched } = job;
  const line = lineOf(DELIMITER_OF_TARGET[target]);
  const own = ownColumns(set);
  yield line([...own, ...appendedNames(job)]);
  for (const [i, { fields }] of enriched.entries()) yield line([...cellsOf(set, i, own), ...fields]);
}

function ownColumns(set: RecordSet): readonly string[] {
  if (set.form === 'objects') return fieldsOf(set.records);
  if (set.form === 'values') return ['Input'];
  return set.names ?? set.records[0].map((_, i) => `Input${i + 1}`);
}

function cellsOf(set: RecordSet, i: number, own: readonly string[]): string[] {
  if (set.form === 'objects') {
    const record = set.records[i];
    return own.map((name) => (Object.hasOwn(record, name) ? textOf(record[name]) : ''));
  }
  return (set.form === 'rows' ? set.records[i] : [set.records[i]]).map(textOf);
}
