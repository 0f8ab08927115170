/** Stable codes of {@link NamesakeError}: compare these, never the message. */
export type ErrorCode =
  | 'ERR_OPTION_UNKNOWN'
  | 'ERR_OPTION_RANGE'
  | 'ERR_INPUT_TYPE'
  | 'ERR_COLUMN_TOO_LARGE'
  | 'ERR_COLUMN_MISSING'
  | 'ERR_SOURCE_READ'
  | 'ERR_SOURCE_FORMAT'
  | 'ERR_INDEX_FORMAT'
  | 'ERR_INDEX_VERSION'
  | 'ERR_TARGET_WRITE'
  /** A connection string that cannot be read. */
  | 'ERR_CONNECTION_STRING'
  /** A server that cannot be reached, refuses the credentials, or is gone. */
  | 'ERR_CONNECTION'
  /** A table that is not there or may not be read; or one that is there already and would be made. */
  | 'ERR_TABLE'
  /** An address that may not be asked: a private one, another protocol. */
  | 'ERR_ADDRESS_REFUSED'
  /** More rows, bytes or seconds than are allowed. */
  | 'ERR_LIMIT'
  /** What needs a provider, a model or a package that is not there. */
  | 'ERR_UNAVAILABLE'
  /** Ended on request. */
  | 'ERR_ABORTED'
  | 'ERR_USAGE';

/** The one error class: a stable `code`, and a message that says what went wrong, what was expected and what was got. */
export class NamesakeError extends Error {
  override readonly name = 'NamesakeError';

  constructor(
    readonly code: ErrorCode,
    readonly what: string,
    readonly expected = '',
    readonly got = '',
    options?: ErrorOptions,
  ) {
    super([what, expected && `expected ${expected}`, got && `got ${got}`].filter(Boolean).join('; '), options);
  }
}
