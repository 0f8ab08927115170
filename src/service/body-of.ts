import type { IncomingMessage } from 'node:http';
import { NamesakeError } from '../errors.js';

/** The body of a request. @throws {NamesakeError} `ERR_LIMIT` where it is longer, `ERR_ABORTED` where it is cut off. */
export async function bodyOf(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    // (who stops reading can still answer)
    for await (const part of incoming.iterator({ destroyOnReturn: false })) {
      bytes += (part as Buffer).length;
      if (bytes > maxBytes) throw new NamesakeError('ERR_LIMIT', 'the body is too large', `at most ${maxBytes} bytes`, 'more');
      parts.push(part as Buffer);
    }
  } catch (cause) {
    if (cause instanceof NamesakeError) throw cause;
    throw new NamesakeError('ERR_ABORTED', 'the body was cut off', 'a whole one', (cause as Error).message, { cause });
  }
  return Buffer.concat(parts);
}
