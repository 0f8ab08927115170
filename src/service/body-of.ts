import type { IncomingMessage } from 'node:http';
import { NamesakeError } from '../errors.js';

/** The body of a request. @throws {NamesakeError} `ERR_LIMIT` where it is longer, `ERR_ABORTED` where it is cut off. */
export async function bodyOf(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of bodyPiecesOf(incoming)) {
    bytes += part.length;
    if (bytes > maxBytes) throw new NamesakeError('ERR_LIMIT', 'the body is too large', `at most ${maxBytes} bytes`, 'more');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The same piece by piece. Who stops reading can still answer. @throws {NamesakeError} (the iteration) `ERR_ABORTED` where it is cut off. */
export async function* bodyPiecesOf(incoming: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    yield* incoming.iterator({ destroyOnReturn: false });
  } catch (cause) {
    throw new NamesakeError('ERR_ABORTED', 'the body was cut off', 'a whole one', (cause as Error).message, { cause });
  }
}
