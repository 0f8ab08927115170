import type { Arguments, OptionShape } from './arguments.js';

/** One command of the program. */
export interface Command {
  readonly name: string;
  /** What it takes besides options. */
  readonly positionals: readonly string[];
  /** One line for the list of commands. */
  readonly summary: string;
  /** What it prints, and what is worth knowing, in a few lines. */
  readonly details: string;
  readonly options: Readonly<Record<string, OptionShape>>;
  /** Example command lines. */
  readonly examples: readonly string[];
  /** Does the work and writes the result. @throws {NamesakeError} */
  run(args: Arguments): Promise<void>;
}
