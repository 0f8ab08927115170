import type { IncomingMessage } from 'node:http';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NamesakeError } from '../../errors.js';
import { limited, tooLarge } from '../limits.js';
import { type Packing, unpack } from '../packed/unpack.js';
import { ask } from './ask.js';
import { type Deadline, deadlineIn } from './deadline.js';
import { extensionOf, fileNameOf } from './file-name.js';
import { HostGuard } from './host-guard.js';
import { remoteError, remoteFailure } from './remote-error.js';
import type { RemotePolicy } from './remote-policy.js';
import { remoteUrl, shown } from './remote-url.js';

const MAX_REDIRECTS = 5;
const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308];
const PACKINGS: ReadonlyMap<string, Packing> = new Map(Object.entries<Packing>({ gzip: 'gzip', 'x-gzip': 'gzip', br: 'br', deflate: 'deflate' }));

/** A file that was fetched. */
export interface RemoteFile {
  /** Of a temporary file that only this user reads; it ends as the file does there, so that its format is known. */
  readonly path: string;
  readonly bytes: number;
  /** What it is called there: nothing to make a path of. */
  readonly name: string;
  /** Removes the file. May be called again. */
  close(): Promise<void>;
}

/**
 * Fetches the file of a URL that a stranger gave: over http or https, from hosts that the policy lets be asked, whatever its redirects lead to. What the server has
 * packed for the transfer is unpacked; a file that is an archive stays one. Nothing of the URL's query is ever told.
 *
 * @throws {NamesakeError} `ERR_ADDRESS_REFUSED` for another protocol, a user in the URL, a host that may not be asked; `ERR_SOURCE_READ` for a host that does not
 *   answer, any status but 2xx, a transfer that is cut off; `ERR_LIMIT` for too many bytes or seconds; `ERR_ABORTED`; `ERR_OPTION_RANGE`.
 * @cost one connection for each redirect; nothing is held but a few pieces.
 */
export async function fetchFile(url: string, policy: RemotePolicy, signal?: AbortSignal): Promise<RemoteFile> {
  const first = remoteUrl(url);
  const guard = new HostGuard(policy);
  const deadline = deadlineIn(policy.totalTimeoutMs, signal);
  try {
    deadline.signal.throwIfAborted();
    const { answer, at } = await follow(first, guard, policy, deadline);
    return await saved(answer, at, policy);
  } catch (error) {
    if (signal?.aborted === true) throw new NamesakeError('ERR_ABORTED', `fetching ${shown(first)} was ended`);
    if (deadline.expired) throw new NamesakeError('ERR_LIMIT', `${shown(first)} takes too long`, `a whole file within ${policy.totalTimeoutMs} ms`, 'less');
    throw remoteError(first, error);
  } finally {
    deadline.end();
  }
}

/** The first answer that is no redirect. */
async function follow(first: URL, guard: HostGuard, policy: RemotePolicy, { signal }: Deadline): Promise<{ answer: IncomingMessage; at: URL }> {
  let at = first;
  for (let hops = 0; ; hops++) {
    const answer = await ask(at, guard, policy, signal).catch((error) => {
      throw signal.aborted ? error : remoteError(at, error);
    });
    const { statusCode: status, headers } = answer;
    if (status !== undefined && status >= 200 && status < 300) return { answer, at };
    // (what it says besides is not read)
    answer.destroy();
    if (!REDIRECTS.includes(status) || headers.location === undefined) throw remoteFailure(at, 'status 200', `status ${status}`);
    if (hops === MAX_REDIRECTS) throw remoteFailure(first, `${MAX_REDIRECTS} redirects at most`, 'more');
    at = remoteUrl(headers.location, at);
  }
}

async function saved(answer: IncomingMessage, at: URL, policy: RemotePolicy): Promise<RemoteFile> {
  const { 'content-disposition': disposition, 'content-type': type } = answer.headers;
  const name = fileNameOf(at, disposition, type);
  const folder = await mkdtemp(join(tmpdir(), 'namesake-remote-')).catch((error) => {
    answer.destroy();
    throw error;
  });
  const close = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const path = join(folder, `file${extensionOf(name)}`);
  try {
    return { path, bytes: await save(answer, at, policy, path), name, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function save(answer: IncomingMessage, at: URL, policy: RemotePolicy, path: string): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    for await (const piece of bodyOf(answer, at, policy)) {
      await file.appendFile(piece);
      bytes += piece.length;
    }
  } finally {
    answer.destroy();
    await file.close();
  }
  if (!answer.complete) throw remoteFailure(at, 'a whole file', 'a part of it: the transfer was cut off');
  return bytes;
}

function bodyOf(answer: IncomingMessage, at: URL, { maxBytes }: RemotePolicy): AsyncIterable<Buffer> {
  const { 'content-length': length, 'content-encoding': encoding = 'identity' } = answer.headers;
  if (Number(length) > maxBytes) throw tooLarge(shown(at), maxBytes);
  const transfer = limited(shown(at), answer, maxBytes);
  if (encoding === 'identity' || encoding === '') return transfer;
  const packing = PACKINGS.get(encoding.trim().toLowerCase());
  if (packing === undefined) throw remoteFailure(at, 'a transfer packed by gzip, br or deflate', encoding.slice(0, 40));
  return limited(shown(at), unpack(packing, transfer, true), maxBytes);
}
