import { ColumnBuilder } from '../column/column-builder.js';
import { Utf8Column } from '../column/utf8-column.js';
import { NamesakeError } from '../errors.js';
import type { Cell, Database, TableRows } from '../source/database/index.js';
import { type ColumnBatch, eachColumnBatch, eachRowBatch, type ReadTableOptions, type RowBatch } from '../source/index.js';
import type { JobContext } from './job-context.js';
import type { JobPlan, JobSource } from './plan-job.js';

const OPTION_NAMES = { column: 'column=', reference: 'reference=' };
/** Names of a batch's columns. */
const BATCH_NAMES = ['Data', 'Reference'];

/** Some values of a job, with what tells them apart. */
export interface ValueBatch extends ColumnBatch {
  /** A cell as the source has it: null for a database's NULL, which `values` and `references` have as ''. */
  cellAt(row: number): Cell;
  referenceAt(row: number): Cell;
}

/** A job's source, open. It is read once: by values or by rows. */
export interface JobInput {
  /** Where it is one of a database: the same as {@link eachValueBatch}, for who can iterate. */
  readonly table: { readonly database: Database; batches(): AsyncIterable<ValueBatch> } | null;
  /** Rows that were read so far. */
  readonly rows: number;
  /** @throws {NamesakeError} as the sources do, `ERR_LIMIT`, `ERR_ABORTED`; and what `visit` throws. */
  eachValueBatch(visit: (batch: ValueBatch) => Promise<void> | void): Promise<void>;
  /** The same with all cells of the rows. */
  eachRowBatch(visit: (batch: RowBatch) => Promise<void> | void): Promise<void>;
  /** Never throws. */
  close(): Promise<void>;
}

/** Opens the source of a job. @throws {NamesakeError} as the sources do. */
export async function openInput({ source, column, reference }: JobPlan, context: JobContext): Promise<JobInput> {
  if (source.kind === 'batch') return batchInput(source);
  if (source.kind === 'file') return fileInput(source, { column, reference }, context);
  const database = await context.openDatabase(source.family, source.connection);
  return databaseInput(database, source.table, column, reference, context);
}

async function fileInput(
  { location, format, header, delimiter, encoding }: Extract<JobSource, { kind: 'file' }>,
  wanted: Pick<ReadTableOptions, 'column' | 'reference'>,
  { openFile, signal, maxRows, maxBytes, progress }: JobContext,
): Promise<JobInput> {
  const file = await openFile(location);
  const options: ReadTableOptions = {
    ...wanted,
    header,
    delimiter,
    encoding,
    format,
    optionNames: OPTION_NAMES,
    limits: { ...(maxRows === undefined ? {} : { maxRows }), ...(maxBytes === undefined ? {} : { maxBytes }) },
    progress: (done, total, soFar) => {
      throwIfAborted(signal);
      progress?.({ stage: 'reading', done: total > 0 ? done : soFar, total });
    },
  };
  let rows = 0;
  return {
    table: null,
    get rows() {
      return rows;
    },
    async eachValueBatch(visit) {
      await eachColumnBatch(file.path, options, (batch) => {
        rows += batch.values.length;
        return visit(ofColumns(batch));
      });
    },
    async eachRowBatch(visit) {
      await eachRowBatch(file.path, options, (batch) => {
        rows += batch.rows.length;
        return visit(batch);
      });
    },
    close: () => file.close(),
  };
}

function ofColumns({ values, references }: ColumnBatch): ValueBatch {
  return { values, references, cellAt: (row) => values.at(row), referenceAt: (row) => references?.at(row) ?? null };
}

function databaseInput(database: Database, table: string, column: string | undefined, reference: string | undefined, context: JobContext): JobInput {
  let rows = 0;
  async function* batches(found: TableRows): AsyncGenerator<readonly (readonly Cell[])[]> {
    for await (const batch of found.batches()) {
      throwIfAborted(context.signal);
      rows += batch.length;
      if (rows > (context.maxRows ?? Number.POSITIVE_INFINITY))
        throw new NamesakeError('ERR_LIMIT', 'the table has too many rows', `at most ${context.maxRows}`, 'more');
      context.progress?.({ stage: 'reading', done: rows, total: 0 });
      yield batch;
    }
  }
  const wanted = column === undefined ? null : reference === undefined ? [column] : [column, reference];
  async function* valueBatches(): AsyncGenerator<ValueBatch> {
    const found = await database.read(table, wanted);
    for await (const batch of batches(found)) yield ofRows(batch, reference !== undefined);
  }
  return {
    table: { database, batches: valueBatches },
    get rows() {
      return rows;
    },
    async eachValueBatch(visit) {
      for await (const batch of valueBatches()) await visit(batch);
    },
    async eachRowBatch(visit) {
      // (the database finds the columns whatever their case)
      const { names } = await database.read(table, wanted);
      const found = await database.read(table, null);
      const place = { valueIndex: found.names.indexOf(names[0]), referenceIndex: reference === undefined ? -1 : found.names.indexOf(names[1]) };
      const head = { header: found.names, width: found.names.length, ...place };
      let none = true;
      for await (const batch of batches(found)) {
        none = false;
        await visit({ ...head, rows: batch.map((cells) => cells.map((cell) => cell ?? '')) });
      }
      if (none) await visit({ ...head, rows: [] });
    },
    close: () => database.close(),
  };
}

function ofRows(rows: readonly (readonly Cell[])[], withReferences: boolean): ValueBatch {
  const columnAt = (place: number): Utf8Column => {
    const builder = new ColumnBuilder();
    for (const cells of rows) builder.append(cells[place] ?? '');
    return builder.finish();
  };
  return {
    values: columnAt(0),
    references: withReferences ? columnAt(1) : null,
    cellAt: (row) => rows[row][0],
    referenceAt: (row) => rows[row][1] ?? null,
  };
}

function batchInput({ values, references }: Extract<JobSource, { kind: 'batch' }>): JobInput {
  const header = references === null ? BATCH_NAMES.slice(0, 1) : BATCH_NAMES;
  return {
    table: null,
    rows: values.length,
    eachValueBatch: async (visit) =>
      visit(ofColumns({ values: Utf8Column.from(values), references: references === null ? null : Utf8Column.from(references) })),
    eachRowBatch: async (visit) =>
      visit({
        header,
        width: header.length,
        valueIndex: 0,
        referenceIndex: references === null ? -1 : 1,
        rows: values.map((value, row) => (references === null ? [value] : [value, references[row]])),
      }),
    close: async () => {},
  };
}

/** @throws {NamesakeError} `ERR_ABORTED` */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new NamesakeError('ERR_ABORTED', 'the job was ended');
}

/** All values of a source, and its references where there are any. @cost they are held. */
export async function gatherColumns(input: JobInput): Promise<ColumnBatch> {
  const values = new ColumnBuilder();
  const references = new ColumnBuilder();
  let named = false;
  await input.eachValueBatch((batch) => {
    values.appendColumn(batch.values);
    if (batch.references === null) return;
    named = true;
    references.appendColumn(batch.references);
  });
  return { values: values.finish(), references: named ? references.finish() : null };
}
