import { type ErrorCode, NamesakeError } from '../errors.js';

/** An error on its way between threads or processes. `code` is null for what is a defect. */
export interface FailureText {
  readonly code: ErrorCode | null;
  readonly what: string;
  readonly expected: string;
  readonly got: string;
}

export function failureTextOf(error: unknown): FailureText {
  if (error instanceof NamesakeError) return { code: error.code, what: error.what, expected: error.expected, got: error.got };
  return { code: null, what: error instanceof Error ? (error.stack ?? error.message) : String(error), expected: '', got: '' };
}

/** The error as it was: with its code, or the stack of a defect as its message. */
export function errorOf({ code, what, expected, got }: FailureText): Error {
  return code === null ? new Error(what) : new NamesakeError(code, what, expected, got);
}
