import { boundedText } from '../../source/remote/bounded-text.js';

const MAX_BYTES = 65_536;
/** A connection that is kept may be closed at the other end while it is used again, and nobody knows whether the request was read. */
const HEADERS = { accept: 'application/json', 'content-type': 'application/json', connection: 'close' };
/** A connection was never made: nobody has read the request. */
const UNSENT: readonly (string | undefined)[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

/** What came of a call. */
export type CallResult =
  /** `json` is undefined where the body is too long, or none. */
  | { readonly kind: 'answered'; readonly status: number; readonly json: unknown }
  /** Nobody has read the request. */
  | { readonly kind: 'unsent'; readonly why: string }
  /** Somebody may have. */
  | { readonly kind: 'lost'; readonly why: string };

/** A request to the settlement service. */
export interface Call {
  readonly url: string;
  /** Default: GET. */
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Calls a service that is not trusted to be there, quick, or sane: redirects are answers like others, an answer has at most 64 KiB. Never throws.
 *
 * @param signal  ends it, the answer's body included.
 */
export async function boundedCall({ url, body, headers }: Call, signal: AbortSignal): Promise<CallResult> {
  let response: Response;
  try {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    response = await fetch(url, {
      ...sent,
      headers: { ...HEADERS, ...headers },
      redirect: 'manual',
      signal,
    });
  } catch (error) {
    return failureOf(error, signal);
  }
  try {
    return { kind: 'answered', status: response.status, json: jsonOf(await boundedText(response, MAX_BYTES)) };
  } catch (error) {
    return { kind: 'lost', why: failureOf(error, signal).why };
  }
}

function failureOf(error: unknown, signal: AbortSignal): Exclude<CallResult, { kind: 'answered' }> {
  if (signal.aborted) return { kind: 'lost', why: 'no answer in time' };
  const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
  return UNSENT.includes(code) ? { kind: 'unsent', why: 'no connection' } : { kind: 'lost', why: 'the connection broke' };
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
