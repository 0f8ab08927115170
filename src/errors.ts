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
