import { readFile } from 'node:fs/promises';
import { NamesakeError } from '../errors.js';
import { JOB_PARAMETERS, type JobContext, type JobSource, localContext, planJob, runJob, sortParameters } from '../job/index.js';
import { FILE_FAMILIES } from '../source/database/index.js';
import { Output } from '../target/index.js';
import { type Arguments, bytesOf, countOf, OPTIONS, type OptionShape, requirePositionals, textOf } from './arguments.js';
import type { Command } from './command.js';
import { ProgressLine } from './progress-line.js';
import { refuseOverwrite } from './table-options.js';

/** Parameters that a command line has no use for. */
const OTHERS: readonly string[] = ['apikey'];
const PARAMETERS = JOB_PARAMETERS.filter(({ name }) => !OTHERS.includes(name));

const OF_PARAMETERS: Readonly<Record<string, OptionShape>> = Object.fromEntries(
  PARAMETERS.map((parameter) => {
    const values: readonly string[] = 'values' in parameter ? parameter.values : [];
    const isFlag = values.includes('true');
    const help = parameter.about.replace(/^true(, |: )/, isFlag ? '' : '$&');
    return [parameter.name, isFlag ? { type: 'boolean', help } : { type: 'string', value: values.length > 0 ? values.join('|') : 'TEXT', help }];
  }),
);

/** `namesake run`: a job as the service runs it. */
export const runCommand: Command = {
  name: 'run',
  positionals: [],
  summary: 'Runs a job: one function over a column of a file or of a database',
  details: `The parameters are those of the service, as options. A file is a path or an URL; a database of SQLite or DuckDB is
the path of its file. A connection string has a password in it: it can be read from the environment or a file, so that it
stands in no list of processes and no history.`,
  options: {
    ...OF_PARAMETERS,
    'connection-env': { type: 'string', value: 'NAME', help: 'the connection string is in this variable of the environment' },
    'connection-file': { type: 'string', value: 'FILE', help: 'the connection string is in this file' },
    workers: OPTIONS.workers,
    memory: OPTIONS.memory,
    out: OPTIONS.out,
    quiet: OPTIONS.quiet,
    help: OPTIONS.help,
  },
  examples: [
    'namesake run --function match --process matchreport --category company --source csv --connection customers.csv --column 2',
    'namesake run --source postgres --connection-env DATABASE_URL --table crm.customers --column name --reference id --function match --process createtable --category company --newtable customer_keys',
    'namesake run --source sqlite --connection people.db --table people --column name --reference id --function individual-name-matching --process createtable --newtable people_keys',
  ],

  async run(args) {
    requirePositionals('run', args.positionals, []);
    const plan = planJob(sortParameters(await parametersOf(args)).given);
    const out = textOf(args.values, 'out');
    const input = fileOf(plan.source);
    if (input !== null) await refuseOverwrite(input, out);
    await Output.check(out);
    const progress = new ProgressLine(args.values.quiet === true ? null : process.stderr);
    const interrupt = new AbortController();
    const onSignal = (): void => interrupt.abort();
    process.once('SIGINT', onSignal);
    try {
      await runJob(plan, contextOf(args, progress, interrupt.signal), await Output.sink(out));
    } finally {
      process.removeListener('SIGINT', onSignal);
      progress.clear();
    }
  },
};

async function parametersOf({ values }: Arguments): Promise<[string, string][]> {
  const given = new Map(
    PARAMETERS.flatMap(({ name }): [string, string][] => {
      const value = values[name];
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
  const connection = await connectionOf(values);
  if (connection !== undefined) given.set('connection', connection);
  const source = given.get('source');
  // (a file has no tables)
  if (source !== undefined && !given.has('table')) given.set('table', source);
  return [...given];
}

/** The file that a job reads; null where it is none, as far as this machine knows. */
function fileOf(source: JobSource): string | null {
  if (source.kind === 'file') return source.location;
  return source.kind === 'database' && FILE_FAMILIES.some((family) => family === source.family) ? source.connection : null;
}

/** The connection string, from wherever it is said to be. @throws {NamesakeError} `ERR_USAGE`, `ERR_SOURCE_READ` */
async function connectionOf(values: Arguments['values']): Promise<string | undefined> {
  const places = ['connection', 'connection-env', 'connection-file'].filter((name) => values[name] !== undefined);
  if (places.length > 1)
    throw new NamesakeError('ERR_USAGE', 'the connection is given more than once', 'one of them', places.map((name) => `--${name}`).join(' '));
  const variable = textOf(values, 'connection-env');
  if (variable !== undefined) {
    const text = process.env[variable];
    if (text === undefined) throw new NamesakeError('ERR_USAGE', `--connection-env ${variable}`, 'a variable of the environment', 'none of that name');
    return text;
  }
  const file = textOf(values, 'connection-file');
  if (file === undefined) return textOf(values, 'connection');
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (cause) {
    throw new NamesakeError('ERR_SOURCE_READ', `cannot read "${file}"`, 'a file with a connection string', (cause as NodeJS.ErrnoException).code, { cause });
  }
}

function contextOf({ values }: Arguments, progress: ProgressLine, signal: AbortSignal): JobContext {
  const workers = textOf(values, 'workers');
  const memory = bytesOf(values, 'memory');
  return localContext({
    signal,
    workers: workers === undefined || workers === 'auto' ? 'auto' : (countOf(values, 'workers', 0, 256) ?? 'auto'),
    ...(memory === undefined ? {} : { memory }),
    progress: ({ stage, done, total }) => progress.update(stage, total > 0 ? done / total : null, done),
  });
}
