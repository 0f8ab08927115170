import { type ErrorCode, NamesakeError } from '../errors.js';

/** Codes that only answers have. */
export type AnswerCode =
  | ErrorCode
  | 'ERR_VALUE'
  | 'ERR_KEY_MISSING'
  | 'ERR_KEY_UNKNOWN'
  | 'ERR_KEY_REFUSED'
  | 'ERR_CREDITS'
  | 'ERR_BUSY'
  | 'ERR_STOPPING'
  | 'ERR_PATH'
  | 'ERR_METHOD'
  | 'ERR_INTERNAL';

const STATUS: Readonly<Record<AnswerCode, number>> = {
  ERR_OPTION_UNKNOWN: 400,
  ERR_OPTION_RANGE: 400,
  ERR_INPUT_TYPE: 400,
  ERR_COLUMN_MISSING: 400,
  ERR_SOURCE_READ: 400,
  ERR_SOURCE_FORMAT: 400,
  ERR_INDEX_FORMAT: 400,
  ERR_INDEX_VERSION: 400,
  ERR_CONNECTION_STRING: 400,
  ERR_CONNECTION: 400,
  ERR_TABLE: 400,
  ERR_ADDRESS_REFUSED: 400,
  ERR_USAGE: 400,
  ERR_VALUE: 400,
  ERR_KEY_MISSING: 401,
  ERR_KEY_UNKNOWN: 401,
  ERR_CREDITS: 402,
  ERR_KEY_REFUSED: 403,
  ERR_PATH: 404,
  ERR_METHOD: 405,
  ERR_LIMIT: 413,
  ERR_COLUMN_TOO_LARGE: 413,
  ERR_BUSY: 429,
  ERR_TARGET_WRITE: 500,
  ERR_INTERNAL: 500,
  ERR_UNAVAILABLE: 501,
  ERR_ABORTED: 503,
  ERR_STOPPING: 503,
};

/** What an answer says of a failure. */
export interface Failure {
  readonly status: number;
  readonly code: AnswerCode;
  readonly message: string;
  readonly retryAfterSeconds?: number;
}

/** A failure that is no fault of a job: a key, a limit, a path. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  constructor(
    readonly code: AnswerCode,
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** What is answered to an error; of a defect nothing but that it is one. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ServiceError) {
    const { code, message, retryAfterSeconds } = error;
    return { status: STATUS[code], code, message, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
  }
  if (error instanceof NamesakeError) return { status: STATUS[error.code], code: error.code, message: error.message };
  return { status: 500, code: 'ERR_INTERNAL', message: 'a defect of the service; its log tells more under the id of this request' };
}
