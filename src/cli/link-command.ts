import { NamesakeError } from '../errors.js';
import { CARDINALITIES, LINK_METHODS, link, type LinkReport, policyOption } from '../link/index.js';
import { oneOf } from '../options.js';
import type { Columns, Table } from '../source/index.js';
import { Output, writeLinks, writeRows } from '../target/index.js';
import { type Arguments, numberOf, OPTIONS, refuseIdle, requirePositionals, textOf } from './arguments.js';
import type { Command } from './command.js';
import { linkSummaryOf } from './summary.js';
import { TABLE_OPTIONS, type TableRun, tableRun } from './table-options.js';
import { writing } from './writing.js';

const { column, reference, ...others } = TABLE_OPTIONS;
const { column2, reference2, cardinality, method, threshold, policy } = OPTIONS;
const output = { ...OPTIONS.output, help: 'links (default): linked rows of both; rows: every row of FILE with its match' };

/** `namesake link MASTER FILE`: which rows of two files mean the same. */
export const linkCommand: Command = {
  name: 'link',
  positionals: ['MASTER', 'FILE'],
  summary: 'Finds the rows of two files whose values mean the same',
  details: `MASTER and FILE are delimited text (also packed by gzip), workbooks, Parquet or JSON files; one of them may be - for
standard input. Rows of one file are never compared with each other. Links are written as lines Master[,MasterReference],Data[,Reference],Score. With --output rows
every row of FILE is written in input order with all its columns, the reference of its match (its value where no
--reference is given) and the score in percent; both empty where there is none. With --cardinality m:n a row that
has several matches is written once for each.`,
  options: { column, column2, reference, reference2, cardinality, output, method, threshold, policy, ...others },
  examples: [
    'namesake link master.csv new.csv --column name --reference id --output rows --out matched.csv',
    'namesake link a.csv b.tsv --column company --column2 3 --cardinality 1:1',
  ],

  async run(args) {
    const [masterPath, filePath] = requirePositionals('link', args.positionals, ['MASTER', 'FILE']);
    if (masterPath === '-' && filePath === '-') throw new NamesakeError('ERR_USAGE', 'namesake link', 'standard input for one of the two files', '- for both');
    const run = tableRun(args);
    const kind = oneOf('output', textOf(args.values, 'output'), ['links', 'rows'], 'links');
    const options = linkOptions(args, run);
    await Output.check(run.out);
    const startMs = performance.now();
    const master = await run.readColumns(masterPath);
    const table = kind === 'rows' ? await run.read(filePath, false, true) : null;
    const file = table ?? (await run.readColumns(filePath, true));
    const report = link(master.values, file.values, {
      ...options,
      progress: ({ stage, done, total }) => run.progress.update(stage, total > 0 ? done / total : 0, done),
    });
    run.progress.clear();
    await writing(run.out, (out) => (table === null ? writeAllLinks(out, report, master, file, run) : writeMatchedRows(out, report, master, table, run)));
    run.tell(linkSummaryOf(report, (performance.now() - startMs) / 1000));
  },
};

function linkOptions(args: Arguments, { category, level }: TableRun) {
  const { values } = args;
  const method = oneOf('method', textOf(values, 'method'), LINK_METHODS, 'linkage');
  if (method === 'keys') refuseIdle(args, ['threshold', 'policy'], '--method linkage');
  const probability = numberOf(values, 'threshold', 0, 1);
  return {
    category,
    level,
    method,
    policy: policyOption(category, textOf(values, 'policy')),
    cardinality: oneOf('cardinality', textOf(values, 'cardinality'), CARDINALITIES, '1:n'),
    ...(probability === undefined ? {} : { threshold: probability }),
  };
}

function writeAllLinks(out: Output, { links }: LinkReport, master: Columns, file: Columns, run: TableRun): Promise<void> {
  const linkOf = (index: number) => {
    const { rowA, rowB, score } = links[index];
    return {
      master: master.values.at(rowA),
      masterReference: master.references?.at(rowA),
      data: file.values.at(rowB),
      reference: file.references?.at(rowB),
      score,
    };
  };
  const named = { masterReference: master.references !== null, reference: file.references !== null, header: run.header };
  return writeLinks(out, links.length, linkOf, named, run.format);
}

function writeMatchedRows(out: Output, { links }: LinkReport, master: Columns, file: Table, run: TableRun): Promise<void> {
  const linksOfRow = new Map<number, number[]>();
  links.forEach(({ rowB }, i) => {
    const known = linksOfRow.get(rowB);
    if (known === undefined) linksOfRow.set(rowB, [i]);
    else known.push(i);
  });
  const shown = master.references ?? master.values;
  const cellsOf = (row: number) => linksOfRow.get(row)?.map((i) => [shown.at(links[i].rowA), links[i].score]) ?? [['', '']];
  return writeRows(out, file, ['Match', 'Score'], cellsOf, run.format);
}
