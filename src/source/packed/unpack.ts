import { pipeline, Readable, type Transform } from 'node:stream';
import { setImmediate as breath } from 'node:timers/promises';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { needed } from '../records/needed.js';
import { ZstdFrames } from './zstd-frames.js';

/** How bytes can be packed. */
export type Packing = 'gzip' | 'zstd' | 'deflate' | 'br';

/** What `zstd --long` and the highest levels need. */
const MAX_WINDOW = 1 << 27;
/** What every decoder should have (RFC 8878), and all levels up to 19 keep to: each block costs a copy of the window. */
const STRANGERS_WINDOW = 1 << 23;
/** Blocks between two looks at what else is to be done. */
const BLOCKS_AT_ONCE = 16;

/** The packing that the first bytes of a file tell. */
export function packingOf(head: Uint8Array): 'gzip' | 'zstd' | null {
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip';
  return head[0] === 0x28 && head[1] === 0xb5 && head[2] === 0x2f && head[3] === 0xfd ? 'zstd' : null;
}

/**
 * What is packed in pieces, piece by piece: a piece out is some 128 KiB at most however much a piece in stands for, so that who counts them can stop in time.
 *
 * @param ofStrangers  whether nobody vouches for it: zstd then gets no more memory than common archives need.
 * @throws {Error} of the unpacker, for what is broken or cut off; {NamesakeError} `ERR_SOURCE_FORMAT` where zstd is not installed.
 */
export async function* unpack(packing: Packing, pieces: AsyncIterable<Buffer>, ofStrangers = false): AsyncGenerator<Buffer> {
  if (packing === 'zstd') yield* unpackZstd(pieces, ofStrangers ? STRANGERS_WINDOW : MAX_WINDOW);
  // (what goes wrong ends the iteration)
  else if (packing !== 'deflate') yield* piped(pieces, packing === 'gzip' ? createGunzip() : createBrotliDecompress());
  else yield* unpackDeflate(pieces);
}

const piped = (pieces: AsyncIterable<Buffer>, unpacker: Transform): AsyncIterable<Buffer> =>
  pipeline(Readable.from(pieces), unpacker, () => {}) as AsyncIterable<Buffer>;

/** "deflate" of HTTP is zlib's format; some servers send it without its frame (RFC 9110, 8.4.1.2). */
async function* unpackDeflate(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const rest = pieces[Symbol.asyncIterator]();
  const first = await rest.next();
  if (first.done === true) throw new Error('unexpected end of file');
  async function* all(): AsyncGenerator<Buffer> {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  yield* piped(all(), (first.value[0] & 0x0f) === 8 ? createInflate() : createInflateRaw());
}

/** By fzstd: Node has zstd from 22.15 on only, and says nothing there of an archive that is cut off or of a second frame. */
async function* unpackZstd(pieces: AsyncIterable<Buffer>, maxWindow: number): AsyncGenerator<Buffer> {
  const { Decompress } = await needed('fzstd', () => import('fzstd'));
  const frames = new ZstdFrames(maxWindow);
  let found: Buffer[] = [];
  const collect = (bytes: Uint8Array): void => void (bytes.length > 0 && found.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
  let decoder = new Decompress(collect);
  let blocks = 0;
  for await (const piece of pieces) {
    for (const { bytes, first, last } of frames.push(piece)) {
      if (first) decoder = new Decompress(collect);
      decoder.push(bytes, last);
      yield* found;
      found = [];
      if (++blocks % BLOCKS_AT_ONCE === 0) await breath();
    }
  }
  frames.end();
}
