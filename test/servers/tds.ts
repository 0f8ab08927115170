import type { Socket } from 'node:net';

/** Numbers of the protocol, [MS-TDS]. */
export const TDS = { batch: 1, answer: 4, attention: 6, login: 16, prelogin: 18, doneError: 0x02, doneAttention: 0x20 } as const;

const HEADER = 8;
const LAST = 1;
const PACKET = 4096;
const NULL_LENGTH = 0xff_ff_ff_ff_ff_ff_ff_ffn;
const COLLATION = Buffer.from([0x09, 0x04, 0xd0, 0x00, 0x34]);

/** Version and encryption (2: not supported), each with its place and length, then both. */
export const PRELOGIN_WITHOUT_TLS = Buffer.from([0, 0, 11, 0, 6, 1, 0, 17, 0, 1, 0xff, 16, 0, 0, 0, 0, 0, 2]);

/** What the client sends, whole messages. */
export async function* messages(socket: Socket): AsyncGenerator<{ type: number; data: Buffer }> {
  let rest = Buffer.alloc(0);
  let parts: Buffer[] = [];
  for await (const received of socket) {
    rest = Buffer.concat([rest, received as Buffer]);
    while (rest.length >= HEADER && rest.length >= rest.readUInt16BE(2)) {
      const length = rest.readUInt16BE(2);
      parts.push(rest.subarray(HEADER, length));
      if (rest[1] & LAST) {
        yield { type: rest[0], data: Buffer.concat(parts) };
        parts = [];
      }
      rest = rest.subarray(length);
    }
  }
}

/** A message to the client, in packets. */
export function packets(data: Buffer): Buffer {
  const all: Buffer[] = [];
  for (let start = 0; start < data.length; start += PACKET - HEADER) {
    const part = data.subarray(start, start + PACKET - HEADER);
    const last = start + part.length === data.length;
    const header = Buffer.from([TDS.answer, last ? LAST : 0, 0, 0, 0, 0, 0, 0]);
    header.writeUInt16BE(part.length + HEADER, 2);
    all.push(header, part);
  }
  return Buffer.concat(all);
}

export function readLogin(data: Buffer): { user: string; password: string; database: string } {
  const text = (place: number): Buffer => {
    const [offset, length] = [data.readUInt16LE(place), data.readUInt16LE(place + 2)];
    return data.subarray(offset, offset + length * 2);
  };
  // each byte of the password has its halves exchanged, and every other bit turned
  const password = text(44).map((byte) => (((byte ^ 0xa5) & 0x0f) << 4) | ((byte ^ 0xa5) >> 4));
  return { user: text(40).toString('utf16le'), password: Buffer.from(password).toString('utf16le'), database: text(68).toString('utf16le') };
}

export function loginAck(): Buffer {
  const body = Buffer.concat([Buffer.from([1, 0x74, 0, 0, 4]), shortText('double'), Buffer.from([16, 0, 0, 0])]);
  return Buffer.concat([Buffer.from([0xad]), sized(body)]);
}

export function errorToken(number: number, message: string): Buffer {
  const head = Buffer.alloc(6);
  head.writeInt32LE(number, 0);
  head[4] = 1;
  head[5] = 16;
  const text = message.slice(0, 4000);
  const length = Buffer.alloc(2);
  length.writeUInt16LE(text.length);
  const body = Buffer.concat([head, length, Buffer.from(text, 'utf16le'), shortText('double'), shortText(''), Buffer.alloc(4)]);
  return Buffer.concat([Buffer.from([0xaa]), sized(body)]);
}

export function doneToken(status: number): Buffer {
  const token = Buffer.alloc(13);
  token[0] = 0xfd;
  token.writeUInt16LE(status, 1);
  return token;
}

/** Columns of NVARCHAR(MAX), and the rows. */
export function rowTokens(rows: readonly (readonly (string | null)[])[]): Buffer {
  if (rows.length === 0) return Buffer.alloc(0);
  const count = Buffer.alloc(2);
  count.writeUInt16LE(rows[0].length);
  const column = Buffer.concat([Buffer.from([0, 0, 0, 0, 1, 0, 0xe7, 0xff, 0xff]), COLLATION, shortText('c')]);
  const columns = [Buffer.from([0x81]), count, ...rows[0].map(() => column)];
  return Buffer.concat([...columns, ...rows.flatMap((row) => [Buffer.from([0xd1]), ...row.map(value)])]);
}

/** A long text: its length, its parts with their lengths, nothing. */
function value(text: string | null): Buffer {
  const length = Buffer.alloc(8);
  const bytes = Buffer.from(text ?? '', 'utf16le');
  length.writeBigUInt64LE(text === null ? NULL_LENGTH : BigInt(bytes.length));
  if (text === null) return length;
  const part = Buffer.alloc(4);
  part.writeUInt32LE(bytes.length);
  return bytes.length === 0 ? Buffer.concat([length, Buffer.alloc(4)]) : Buffer.concat([length, part, bytes, Buffer.alloc(4)]);
}

function shortText(text: string): Buffer {
  return Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'utf16le')]);
}

function sized(body: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16LE(body.length);
  return Buffer.concat([length, body]);
}
