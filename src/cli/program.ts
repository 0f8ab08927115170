import { readFileSync } from 'node:fs';
import { NamesakeError } from '../errors.js';
import { nearest } from '../options.js';
import { readArguments } from './arguments.js';
import { COMMANDS } from './commands.js';
import { exitCodeOf, isClosedPipe, messageOf } from './exit-code.js';
import { commandHelp, generalHelp, groupHelp } from './help.js';
import { ERASE } from './progress-line.js';
import { writing } from './writing.js';

async function main([first, ...behind]: readonly string[]): Promise<void> {
  // a few commands have two words
  const two = `${first} ${behind[0]}`;
  const [name, ...rest] = Object.hasOwn(COMMANDS, two) ? [two, ...behind.slice(1)] : [first, ...behind];
  const print = (text: string): Promise<void> => writing(undefined, (output) => void output.push(text));
  if (isHelp(name)) return print(generalHelp(await Promise.all(Object.values(COMMANDS).map((load) => load()))));
  if (name === '--version') return print(`${version()}\n`);
  if (name === undefined || !Object.hasOwn(COMMANDS, name)) {
    const names = Object.keys(COMMANDS);
    const group = names.filter((known) => known.startsWith(`${name} `));
    if (group.length > 0 && isHelp(rest[0])) return print(groupHelp(await Promise.all(group.map((known) => COMMANDS[known]()))));
    if (group.length > 0) throw new NamesakeError('ERR_USAGE', `"${name}" is the first word of commands`, `one of ${group.join(', ')}`, wordGot(rest[0]));
    const got = name === undefined ? 'nothing; see namesake --help' : `"${name}" (did you mean "${nearest(name, names)}"?)`;
    throw new NamesakeError('ERR_USAGE', name === undefined ? 'no command' : `there is no command "${name}"`, `one of ${names.join(', ')}`, got);
  }
  const command = await COMMANDS[name]();
  const args = readArguments(rest, command.options);
  return args.values.help === true ? print(commandHelp(command)) : command.run(args);
}

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h' || word === 'help';

const wordGot = (word: string | undefined): string => (word === undefined ? 'nothing behind it' : `"${word}"`);

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
