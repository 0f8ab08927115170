import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Query strings carry up to 100 values, percent-encoded. */
const MAX_HEADER_BYTES = 1 << 18;
/** A request's headers have to be there after so long. */
const HEADERS_MS = 15_000;
/** Errors of Node's parser that are not those of a request that cannot be read. */
const STATUS: Readonly<Record<string, readonly [status: number, code: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'ERR_LIMIT', `the URL and headers are too long; expected at most ${MAX_HEADER_BYTES} bytes`],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'ERR_LIMIT', 'the request takes too long'],
};

/**
 * A server that also answers what never becomes a request, in the words of the others, and lets go of clients that do not read their answers.
 *
 * @param unreadMs  how long an answer may wait for its client to read on; it is up to twice as long where much waits.
 */
export function createHttpServer(listener: RequestListener, unreadMs: number): Server {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: HEADERS_MS }, listener);
  /** Connections that end with an answer already given: whatever else comes on them is not answered. */
  const ending = new WeakSet<object>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const [status, code, message] = STATUS[error.code ?? ''] ?? [400, 'ERR_USAGE', 'this is no HTTP request'];
    if (ending.has(socket)) return;
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuse(socket, status, code, message);
  });
  server.on('connect', (_, socket) => refuse(socket, 405, 'ERR_METHOD', 'nothing is connected to'));
  server.on('checkExpectation', ({ socket }, response) => {
    const body = JSON.stringify({ Code: 'ERR_USAGE', Message: 'nothing else can be expected than 100-continue' });
    // (nobody knows whether the client sends its body all the same)
    ending.add(socket);
    response.writeHead(417, { 'content-type': 'application/json', connection: 'close' }).end(body);
  });
  const asked = new WeakMap<object, number>();
  const count = (socket: object, change: number): void => void asked.set(socket, (asked.get(socket) ?? 0) + change);
  server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  return server.setTimeout(unreadMs, (socket) => {
    // (a job may take long before it has anything to say)
    if (socket.writableLength > 0 || (asked.get(socket) ?? 0) === 0) socket.destroy();
  });
}

function refuse(socket: Duplex, status: number, code: string, message: string): void {
  const body = JSON.stringify({ Code: code, Message: message });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'Content-Type: application/json', `Content-Length: ${body.length}`, 'Connection: close'];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
