import { connect, type Socket } from 'node:net';

/** What came back over a connection. */
export interface RawAnswer {
  /** 0 where there was no answer at all. */
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Opens a connection to a service. */
export function connected(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket)).on('error', reject);
  });
}

/** Sends bytes as they are, and reads until the service closes the connection. @throws {Error} where it has not done so after `withinMs`. */
export async function rawAsk(url: string, bytes: string | Buffer, withinMs: number): Promise<RawAnswer> {
  const socket = await connected(url);
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no end after ${withinMs} ms: ${JSON.stringify(bytes.toString('latin1').slice(0, 2000))}`));
    }, withinMs);
    socket
      .on('data', (data) => parts.push(data))
      .on('error', () => {})
      .on('close', () => {
        clearTimeout(timer);
        resolve(answerOf(Buffer.concat(parts)));
      });
    socket.write(bytes);
  });
}

/** The last answer in some bytes. */
export function answerOf(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return { status: 0, headers: {}, body: '' };
  const [first, ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(first.split(' ')[1]);
  const headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]));
  const rest = bytes.subarray(end + 4);
  // (what said that it would go on)
  if (status === 100) return answerOf(rest);
  return { status, headers, body: headers['transfer-encoding'] === 'chunked' ? unchunked(rest) : rest.toString() };
}

function unchunked(bytes: Buffer): string {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = bytes.indexOf('\r\n', at);
    const size = line < 0 ? 0 : Number.parseInt(bytes.subarray(at, line).toString(), 16);
    if (!(size > 0)) return Buffer.concat(parts).toString();
    parts.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}
