import { stat } from 'node:fs/promises';
import { LINK_METHODS, type LinkProgress, type MatchReport, policyOption } from '../link/index.js';
import { oneOf } from '../options.js';
import { createPool } from '../pool/index.js';
import type { Columns, Table } from '../source/index.js';
import { Output, writeClusters, writeRows } from '../target/index.js';
import { bytesOf, countOf, numberOf, OPTIONS, refuseIdle, requirePositionals, textOf } from './arguments.js';
import type { Command } from './command.js';
import { summaryOf } from './summary.js';
import { FILE_HELP, TABLE_OPTIONS, tableRun } from './table-options.js';
import { writing } from './writing.js';

const { column, reference, ...others } = TABLE_OPTIONS;

/** Files from which the workers begin while the file is read: what is smaller has hardly so many rows that they are needed. */
const LARGE_FILE = 8 << 20;

/** `namesake match FILE`: which rows mean the same. */
export const matchCommand: Command = {
  name: 'match',
  positionals: ['FILE'],
  summary: 'Finds the rows whose values mean the same',
  details: `${FILE_HELP}
Clusters of two rows and more are written as lines Data[,Reference],SimKey with a blank line between clusters. With
--output rows every row is written in input order with all its columns, its cluster's number and key.`,
  options: {
    column,
    reference,
    output: OPTIONS.output,
    method: OPTIONS.method,
    threshold: OPTIONS.threshold,
    policy: OPTIONS.policy,
    workers: OPTIONS.workers,
    memory: OPTIONS.memory,
    ...others,
  },
  examples: ['namesake match customers.csv --column name', 'namesake match customers.csv --column 2 --reference id --output rows --out matched.csv'],

  async run(args) {
    const [path] = requirePositionals('match', args.positionals, ['FILE']);
    const run = tableRun(args);
    const kind = oneOf('output', textOf(args.values, 'output'), ['clusters', 'rows'], 'clusters');
    const method = oneOf('method', textOf(args.values, 'method'), LINK_METHODS, 'linkage');
    if (method === 'keys') refuseIdle(args, ['threshold', 'policy'], '--method linkage');
    const threshold = numberOf(args.values, 'threshold', 0, 1);
    const policy = policyOption(run.category, textOf(args.values, 'policy'));
    const workers = textOf(args.values, 'workers');
    const pool = createPool({ workers: workers === undefined || workers === 'auto' ? 'auto' : countOf(args.values, 'workers', 0, 256) });
    const memory = bytesOf(args.values, 'memory');
    await Output.check(run.out);
    if (method === 'linkage' && (await sizeOf(path)) >= LARGE_FILE) await pool.prepare(run.category);
    const startMs = performance.now();
    const read = async (): Promise<{ table: Table | null; columns: Columns; report: MatchReport }> => {
      const table = kind === 'rows' ? await run.read(path, false) : null;
      const columns = table ?? (await run.readColumns(path));
      const report = await pool.matchReport(columns.values, {
        category: run.category,
        level: run.level,
        method,
        policy,
        ...(threshold === undefined ? {} : { threshold }),
        ...(memory === undefined ? {} : { memory }),
        progress: ({ stage, done, total }: LinkProgress) => run.progress.update(stage, total > 0 ? done / total : 0, done),
      });
      return { table, columns, report };
    };
    const { table, columns, report } = await read().finally(() => pool.close());
    run.progress.clear();
    await writing(run.out, (output) => {
      if (table !== null) {
        const cellsOf = (row: number) => [[report.clusterOfRow[row] + 1, report.simKeyOf(row) ?? '']];
        return writeRows(output, table, ['Cluster', 'SimKey'], cellsOf, run.format);
      }
      return writeClusters(output, report.clusters, memberOf(columns, report), run.format);
    });
    run.tell(summaryOf(report, (performance.now() - startMs) / 1000));
  },
};

/** Bytes of a file; 0 where that is not known. */
async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

function memberOf(
  { values, references }: Columns,
  report: MatchReport,
): (row: number) => { data: string; reference: string | undefined; simKey: string | null } {
  return (row) => ({ data: values.at(row), reference: references?.at(row), simKey: report.simKeyOf(row) });
}
