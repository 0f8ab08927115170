import { type ParseArgsConfig, parseArgs } from 'node:util';
import { NamesakeError } from '../errors.js';
import { inRange, nearest } from '../options.js';

/** One option of the command line. */
export interface OptionShape {
  readonly type: 'string' | 'boolean';
  /** May be given more than once. */
  readonly multiple?: boolean;
  /** What stands behind the option; strings only. */
  readonly value?: string;
  readonly help: string;
}

/** Every option there is; each command names its own. */
export const OPTIONS = {
  column: { type: 'string', value: 'NAME|N', help: 'column of the values: its name, or its number from 1' },
  reference: { type: 'string', value: 'NAME|N', help: 'column that identifies a row, shown beside its value' },
  column2: { type: 'string', value: 'NAME|N', help: 'the same in the second file; default: as --column' },
  reference2: { type: 'string', value: 'NAME|N', help: 'the same in the second file' },
  cardinality: { type: 'string', value: 'C', help: '1:n (default): a row of FILE has one of MASTER at most; 1:1: and the other way round; m:n: any number' },
  category: { type: 'string', value: 'NAME', help: 'company (default), individual, address (United States), global-address or product' },
  level: { type: 'string', value: 'LEVEL', help: 'narrow, medium (default) or wide: how much must agree' },
  method: { type: 'string', value: 'METHOD', help: 'linkage (default): score pairs and cluster them; keys: group equal keys' },
  threshold: { type: 'string', value: '0..1', help: 'probability from which values are one cluster' },
  limit: { type: 'string', value: 'N', help: 'matches of a value at most, 1 to 1000 (default 10)' },
  policy: { type: 'string', value: 'POLICY', help: 'companies: strict (same legal name), normal (default) or group (same family of firms)' },
  workers: { type: 'string', value: 'N|auto', help: 'threads that share the work of a long file; the result is the same (default: auto)' },
  memory: { type: 'string', value: 'SIZE', help: 'memory to keep to, as in 2GB or 500MB: more pairs wait in temporary files; the result is the same' },
  output: { type: 'string', value: 'KIND', help: 'clusters (default): clusters of two rows and more; rows: every row with its cluster' },
  newtable: { type: 'string', value: 'NAME', help: 'table of the INSERT statements; SCHEMA.NAME too' },
  dialect: { type: 'string', value: 'NAME', help: 'of the INSERT statements: ansi (default: PostgreSQL and most others), mysql or sqlserver' },
  target: { type: 'string', value: 'FORMAT', help: 'csv (default), tsv, psv, ssv or json' },
  out: { type: 'string', value: 'FILE', help: 'write to FILE instead of standard output' },
  'no-header': { type: 'boolean', help: 'the first line is data; columns have numbers only' },
  delimiter: { type: 'string', value: 'CHAR', help: 'of the input: one character, or tab, comma, semicolon, pipe (default: found out)' },
  encoding: { type: 'string', value: 'NAME', help: 'of the input: utf-8, utf-16le, utf-16be, windows-1252 or latin1 (default: found out)' },
  'escape-formulas': { type: 'boolean', help: "put a ' before cells that a spreadsheet would compute" },
  explain: { type: 'boolean', help: 'print the alignment of the words and the evidence as well' },
  quiet: { type: 'boolean', help: 'no progress, summary and notices on standard error' },
  help: { type: 'boolean', help: 'this text' },
  version: { type: 'boolean', help: 'the version' },
} as const satisfies Readonly<Record<string, OptionShape>>;

/** `--target` of the commands whose text is for reading only. */
export const READING_TARGET: OptionShape = { type: 'string', value: 'FORMAT', help: 'text (default) or json' };

/** What {@link readArguments} gives. */
export interface Arguments {
  /** Options as typed; absent ones undefined. */
  readonly values: { readonly [name: string]: string | boolean | string[] | undefined };
  readonly positionals: readonly string[];
}

/**
 * Splits a command line into options and the rest.
 *
 * @param args     the words behind the command's name.
 * @param options  the options that the command understands.
 * @throws {NamesakeError} `ERR_USAGE` for an unknown option (naming the nearest known one), a missing or an unwanted value.
 */
export function readArguments(args: readonly string[], options: Readonly<Record<string, OptionShape>>): Arguments {
  const config = {
    args: withNumbers(args, options),
    options: { ...(options as ParseArgsConfig['options']), help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  } as const;
  try {
    const { values, positionals } = parseArgs(config as ParseArgsConfig);
    return { values: values as Arguments['values'], positionals };
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const name = /'(-[^' ]*)/.exec(message)?.[1] ?? '';
    if (message.includes('ambiguous'))
      throw new NamesakeError('ERR_USAGE', `option "${name.slice(2)}"`, `a value (one that begins with a dash: ${name}=-…)`, 'another option', { cause });
    if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new NamesakeError('ERR_USAGE', message.split('\n')[0], '', '', { cause });
    const known = [...new Set([...Object.keys(options), 'help'])];
    const guess = name.startsWith('--') ? ` (did you mean "--${nearest(name.slice(2), known)}"?)` : ' (values that begin with a dash stand behind --)';
    throw new NamesakeError('ERR_USAGE', `there is no option "${name}"`, known.map((option) => `--${option}`).join(', '), `"${name}"${guess}`, { cause });
  }
}

/** Negative numbers are values, not options: `--minimum -40` is `--minimum=-40`. */
function withNumbers(args: readonly string[], options: Readonly<Record<string, OptionShape>>): string[] {
  const end = args.indexOf('--');
  const joined: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const name = args[i].slice(2);
    const isNumber = /^-\.?\d/.test(args[i + 1] ?? '') && (end < 0 || i < end);
    const takesValue = args[i].startsWith('--') && Object.hasOwn(options, name) && options[name].type === 'string';
    joined.push(isNumber && takesValue ? `${args[i]}=${args[++i]}` : args[i]);
  }
  return joined;
}

/** Refuses options that would do nothing as they stand: who gave one thinks that it counts. @throws {NamesakeError} `ERR_USAGE` */
export function refuseIdle({ values }: Arguments, names: readonly string[], needed: string): void {
  const idle = names.find((name) => values[name] !== undefined);
  if (idle !== undefined) throw new NamesakeError('ERR_USAGE', `--${idle} does nothing here`, `${needed} beside it, or no --${idle}`, `--${idle} alone`);
}

/** The words behind a command, of which there must be as many as `names`. @throws {NamesakeError} `ERR_USAGE` */
export function requirePositionals(command: string, positionals: readonly string[], names: readonly string[]): readonly string[] {
  if (positionals.length === names.length) return positionals;
  const got = positionals.length === 0 ? 'nothing' : positionals.map((word) => JSON.stringify(word)).join(' ');
  throw new NamesakeError(
    'ERR_USAGE',
    `namesake ${command}`,
    names.length === 0 ? 'nothing but options' : `${names.join(' ')} (values with blanks in quotes)`,
    got,
  );
}

/** The value of an option that takes text. */
export function textOf(values: Arguments['values'], name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** The values of an option that may be given more than once. */
export function textsOf(values: Arguments['values'], name: string): readonly string[] {
  const value = values[name];
  return Array.isArray(value) ? value : [];
}

/** An option that is a number from `min` to `max`; undefined where it is not given. @throws {NamesakeError} `ERR_OPTION_RANGE` */
export function numberOf(values: Arguments['values'], name: string, min: number, max: number): number | undefined {
  const text = textOf(values, name);
  if (text === undefined) return undefined;
  if (text.trim() === '' || Number.isNaN(Number(text)))
    throw new NamesakeError('ERR_OPTION_RANGE', `option "${name}"`, `a number from ${min} to ${max}`, JSON.stringify(text));
  return inRange(name, Number(text), min, max, min);
}

const SIZE = /^([\d.]+)\s*([kmgt]?)(i?)b?$/i;

/** {@link numberOf} that is whole. @throws {NamesakeError} `ERR_OPTION_RANGE` */
export function countOf(values: Arguments['values'], name: string, min: number, max: number): number | undefined {
  const count = numberOf(values, name, min, max);
  if (count === undefined || Number.isInteger(count)) return count;
  throw new NamesakeError('ERR_OPTION_RANGE', `option "${name}"`, `a whole number from ${min} to ${max}`, String(count));
}

/** An option that is a number of bytes: 2GB, 500 MB, 1.5GiB (units of 1,024), 1000000; undefined where it is not given. @throws {NamesakeError} `ERR_OPTION_RANGE` */
export function bytesOf(values: Arguments['values'], name: string): number | undefined {
  const text = textOf(values, name);
  if (text === undefined) return undefined;
  const [, digits, unit, binary] = SIZE.exec(text.trim()) ?? [];
  const bytes = Math.floor(Number(digits) * (binary ? 1024 : 1000) ** ' kmgt'.indexOf(unit?.toLowerCase() || ' '));
  if (Number.isSafeInteger(bytes)) return bytes;
  throw new NamesakeError('ERR_OPTION_RANGE', `option "${name}"`, 'a number of bytes, as in 2GB, 500MB or 1.5GiB', JSON.stringify(text));
}
