import { NamesakeError } from '../errors.js';

const WRONG_USAGE: readonly string[] = ['ERR_USAGE', 'ERR_OPTION_UNKNOWN', 'ERR_OPTION_RANGE', 'ERR_COLUMN_MISSING'];

/** Exit code of a run that failed: 2 for wrong usage, 1 for the rest. */
export function exitCodeOf(error: unknown): 1 | 2 {
  return error instanceof NamesakeError && WRONG_USAGE.includes(error.code) ? 2 : 1;
}

/** Whether the reader of our output has left, as `head` does: no failure. */
export function isClosedPipe(error: unknown): boolean {
  return error instanceof NamesakeError && error.code === 'ERR_TARGET_WRITE' && (error.cause as NodeJS.ErrnoException | undefined)?.code === 'EPIPE';
}

/** What is printed of an error: one line, or a stack where the fault is ours. */
export function messageOf(error: unknown): string {
  if (error instanceof NamesakeError) return `namesake: ${error.message}\n`;
  return `namesake: this is a defect of namesake: ${error instanceof Error ? error.stack : String(error)}\n`;
}
