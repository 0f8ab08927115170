import type { Socket } from 'node:net';

/** The lines of a text that is on its way. @throws {Error} (the iteration) for a line that is longer than allowed, and where the connection is cut off. */
export async function* linesOf(socket: Socket, maxLength = Number.POSITIVE_INFINITY): AsyncGenerator<string> {
  let rest = '';
  for await (const text of socket.setEncoding('utf8')) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > maxLength) throw new Error('a line is too long');
    yield* lines;
  }
}
