#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { NamesakeError } from '../errors.js';
import { nearest } from '../options.js';
import { readArguments } from './arguments.js';
import { exitCodeOf, isClosedPipe, messageOf } from './exit-code.js';
import { explainCommand } from './explain-command.js';
import { functionCommand } from './function-command.js';
import { commandHelp, generalHelp } from './help.js';
import { indexBuildCommand, indexMatchCommand } from './index-command.js';
import { keysCommand } from './keys-command.js';
import { linkCommand } from './link-command.js';
import { matchCommand } from './match-command.js';
import { nonUniqueCommand, notInRangeCommand, statisticsCommand } from './profile-commands.js';
import { ERASE } from './progress-line.js';
import { scoreCommand } from './score-command.js';
import { writing } from './writing.js';

const COMMANDS = [
  matchCommand,
  linkCommand,
  keysCommand,
  scoreCommand,
  explainCommand,
  indexBuildCommand,
  indexMatchCommand,
  functionCommand('standardize', 'Gives every value its standard form', [
    'namesake standardize addresses.csv --column address --function address-parse --output rows',
  ]),
  functionCommand('classify', 'Tells what every value is', ['namesake classify leads.csv --column email --function email-domain-type --output rows']),
  functionCommand('email', 'Checks mail addresses, and tells what they say', ['namesake email leads.csv --column email --function emailval']),
  statisticsCommand,
  nonUniqueCommand,
  notInRangeCommand,
];

async function main([first, ...behind]: readonly string[]): Promise<void> {
  // a few commands have two words
  const two = `${first} ${behind[0]}`;
  const [name, ...rest] = COMMANDS.some((known) => known.name === two) ? [two, ...behind.slice(1)] : [first, ...behind];
  const print = (text: string): Promise<void> => writing(undefined, (output) => void output.push(text));
  if (name === '--help' || name === '-h' || name === 'help') return print(generalHelp(COMMANDS));
  if (name === '--version') return print(`${version()}\n`);
  const command = COMMANDS.find((known) => known.name === name);
  if (command === undefined) {
    const names = COMMANDS.map((known) => known.name);
    const got = name === undefined ? 'nothing; see namesake --help' : `"${name}" (did you mean "${nearest(name, names)}"?)`;
    throw new NamesakeError('ERR_USAGE', name === undefined ? 'no command' : `there is no command "${name}"`, `one of ${names.join(', ')}`, got);
  }
  const args = readArguments(rest, command.options);
  return args.values.help === true ? print(commandHelp(command)) : command.run(args);
}

function version(): string {
  return (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }).version;
}

// Notices are worth no failure: nobody may be reading them.
process.stderr.on('error', () => {});
try {
  await main(process.argv.slice(2));
} catch (error) {
  if (isClosedPipe(error)) process.exit(0);
  process.stderr.write((process.stderr.isTTY ? ERASE : '') + messageOf(error));
  process.exitCode = exitCodeOf(error);
}
