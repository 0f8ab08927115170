import { setTimeout as delay } from 'node:timers/promises';

/** How a database over HTTPS is reached; tests reach one of their own. */
export interface HttpAccess {
  readonly fetch: typeof fetch;
  /** `https://host`. */
  readonly baseUrl: string;
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  /** From the root, with its query; or a whole address, to which no headers of ours may go. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal: AbortSignal;
}

export interface HttpAnswer {
  readonly status: number;
  /** As JSON; null for an answer that is none. */
  readonly body: unknown;
}

/** What a server answers where it did not do what it was told. */
export class ServerError extends Error {
  constructor(
    readonly status: number,
    readonly serverCode: string,
    message: string,
  ) {
    super(message);
  }
}

const TOO_MANY = 429;
const TRIES = 6;
const FIRST_WAIT_MS = 500;
const FIRST_POLL_MS = 50;
const LONGEST_POLL_MS = 3000;

/**
 * Asks once, and again where the server says that it has too much to do. Redirections are refused, since headers hold the credentials.
 *
 * @throws Error with the network's code; the signal's reason.
 */
export async function asked(access: HttpAccess, request: HttpRequest): Promise<HttpAnswer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await askedOnce(access, request);
    if (answer.status !== TOO_MANY || attempt === TRIES) return answer;
    await delay(FIRST_WAIT_MS * 2 ** (attempt - 1), undefined, { signal: request.signal });
  }
}

/** Waits before asking whether a statement has ended: longer each time. */
export async function* polls(signal: AbortSignal): AsyncGenerator<void, never, undefined> {
  for (let wait = FIRST_POLL_MS; ; wait = Math.min(wait * 1.5, LONGEST_POLL_MS)) {
    await delay(wait, undefined, { signal });
    yield;
  }
}

async function askedOnce({ fetch, baseUrl }: HttpAccess, { method, path, headers, body, signal }: HttpRequest): Promise<HttpAnswer> {
  try {
    const response = await fetch(new URL(path, baseUrl), {
      method,
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal,
    });
    return { status: response.status, body: jsonOrNull(await response.text()) };
  } catch (error) {
    throw networkError(error);
  }
}

/** fetch hides what happened in the cause. */
function networkError(error: unknown): unknown {
  if (!(error instanceof TypeError)) return error;
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  return Object.assign(new Error(cause?.message || error.message), { code: cause?.code ?? 'ECONNFAILED' });
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
