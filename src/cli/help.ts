import { aligned } from './aligned.js';
import type { OptionShape } from './arguments.js';
import type { Command } from './command.js';

const EXIT_CODES = 'Exit code: 0 done, 1 the input or the run failed, 2 wrong usage.';

/** The text of `namesake --help`. */
export function generalHelp(commands: readonly Command[]): string {
  return `Finds the values in a column that mean the same thing.

Usage: namesake COMMAND …

${listed(commands)}
  namesake COMMAND --help    options of a command
  namesake --version         the version

${EXIT_CODES}
`;
}

/** The text of `namesake WORD --help`, where several commands begin with the word. */
export function groupHelp(commands: readonly Command[]): string {
  return `${listed(commands)}
  namesake COMMAND --help    options of a command

${EXIT_CODES}
`;
}

const listed = (commands: readonly Command[]): string =>
  indented(aligned(commands.map(({ name, positionals, summary }) => [`${name} ${positionals.join(' ')}`, summary])));

/** The text of `namesake COMMAND --help`. */
export function commandHelp({ name, positionals, summary, details, options, examples }: Command): string {
  const rows = Object.entries<OptionShape>(options).map(([option, { value, help }]) => [value === undefined ? `--${option}` : `--${option} ${value}`, help]);
  return `${summary}

Usage: namesake ${[name, ...positionals].join(' ')} [options]

${details}

Options:
${indented(aligned(rows))}
Examples:
${indented(`${examples.join('\n')}\n`)}
${EXIT_CODES}
`;
}

const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');
