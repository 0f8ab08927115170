/** Blocks of a frame hold no more than this, unpacked (RFC 8878, 3.1.1.2.4). */
const MAX_BLOCK_BYTES = 1 << 17;
const MAGIC = 0xfd2fb528;
/** Of frames to be skipped: the last four bits are anything. */
const SKIPPABLE = 0x184d2a5;
const CHECKSUM_BYTES = 4;

/** A piece of a frame: its header, or one block. */
export interface FramePart {
  readonly bytes: Buffer;
  readonly first: boolean;
  readonly last: boolean;
}

/**
 * Cuts a zstd stream into its frames and blocks (RFC 8878, 3.1.1) without unpacking them. Decoders that take bytes as they come say nothing of an archive that is
 * cut off, or give up a window of 2 GB to a header that asks for one; here the end is known to be the end, and no header gets more than `maxWindow` bytes.
 *
 *     for (const part of frames.push(bytes)) …
 *     frames.end();
 *
 * @cost one block of at most 128 KiB is held.
 */
export class ZstdFrames {
  #held: Buffer = Buffer.alloc(0);
  #at: 'frame' | 'block' | 'skipped' = 'frame';
  #begun = false;
  #skip = 0;
  #checksum = false;

  /** @param maxWindow bytes that a frame may refer back to. */
  constructor(readonly maxWindow: number) {}

  /** The parts that these bytes complete. @throws {Error} where they are no zstd, or ask for too much. */
  *push(bytes: Buffer): Generator<FramePart> {
    this.#held = this.#held.length === 0 ? bytes : Buffer.concat([this.#held, bytes]);
    for (;;) {
      const part = this.#next();
      if (part === undefined) return;
      if (part !== null) yield part;
    }
  }

  /** @throws {Error} where the stream ends within a frame, or before the first. */
  end(): void {
    if (!this.#begun || this.#at !== 'frame' || this.#held.length > 0) throw new Error('unexpected end of file');
  }

  /** The next part; null for what has none, undefined where more bytes are needed. */
  #next(): FramePart | null | undefined {
    if (this.#at === 'skipped') return this.#skipped();
    return this.#at === 'frame' ? this.#frame() : this.#block();
  }

  #skipped(): null | undefined {
    const length = Math.min(this.#skip, this.#held.length);
    this.#held = this.#held.subarray(length);
    this.#skip -= length;
    if (this.#skip > 0) return undefined;
    this.#at = 'frame';
    return null;
  }

  #frame(): FramePart | null | undefined {
    const held = this.#held;
    if (held.length < 5) return undefined;
    this.#begun = true;
    const magic = held.readUInt32LE(0);
    if (magic >>> 4 === SKIPPABLE) {
      if (held.length < 8) return undefined;
      this.#skip = held.readUInt32LE(4);
      this.#held = held.subarray(8);
      this.#at = 'skipped';
      return null;
    }
    if (magic !== MAGIC) throw new Error('no zstd frame');
    const flags = held[4];
    const single = (flags & 0x20) !== 0;
    const sizeBytes = flags >> 6 === 0 ? Number(single) : 1 << (flags >> 6);
    const sizeAt = 5 + Number(!single) + [0, 1, 2, 4][flags & 3];
    const length = sizeAt + sizeBytes;
    if (held.length < length) return undefined;
    const window = single ? contentSize(held, sizeAt, sizeBytes) : windowSize(held[5]);
    if (window > this.maxWindow) throw new Error(`it needs a window of ${window} bytes, more than ${this.maxWindow}`);
    if ((flags & 3) !== 0) throw new Error('it needs a dictionary');
    this.#checksum = (flags & 4) !== 0;
    this.#at = 'block';
    return this.#take(length, true, false);
  }

  #block(): FramePart | undefined {
    if (this.#held.length < 3) return undefined;
    const head = this.#held.readUIntLE(0, 3);
    const size = head >> 3;
    if (size > MAX_BLOCK_BYTES) throw new Error(`a block of ${size} bytes`);
    const last = (head & 1) !== 0;
    // (a block that is one byte over and over)
    const stored = ((head >> 1) & 3) === 1 ? 1 : size;
    const length = 3 + stored + (last && this.#checksum ? CHECKSUM_BYTES : 0);
    if (this.#held.length < length) return undefined;
    if (last) this.#at = 'frame';
    return this.#take(length, false, last);
  }

  #take(length: number, first: boolean, last: boolean): FramePart {
    const bytes = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length);
    return { bytes, first, last };
  }
}

const windowSize = (descriptor: number): number => (2 ** (10 + (descriptor >> 3)) / 8) * (8 + (descriptor & 7));

function contentSize(bytes: Buffer, at: number, length: number): number {
  if (length === 8) return Number(bytes.readBigUInt64LE(at));
  return bytes.readUIntLE(at, length) + (length === 2 ? 256 : 0);
}
