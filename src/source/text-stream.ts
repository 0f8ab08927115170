import { isUtf8 } from 'node:buffer';
import { NamesakeError } from '../errors.js';
import { type Encoding, encodingByHead, withoutMark } from './decode-text.js';
import { refuseBinary } from './read-bytes.js';
import { type Recoder, recoderOf } from './recoder.js';
import { cutCharacter, firstBadLine, Utf8Check } from './utf8-check.js';

/** The beginning of a text that decides what its encoding and its delimiter are, unless it ends before. */
export const HEAD_BYTES = 1 << 20;

/**
 * Bytes of unknown encoding that come in pieces, as UTF-8 without byte order mark: what `decodeText` is for a whole text. The first MiB decides: by byte order
 * mark, by the zeros of UTF-16, as UTF-8 where it is valid, else as windows-1252.
 *
 *     const piece = text.push(bytes);  // empty until there is a MiB, or the encoding is known
 *
 * @cost about 1.1 ns a byte of UTF-8 that nobody named; a MiB is held at the beginning.
 */
export class TextStream {
  /** First line that is no UTF-8, where that is why the text was taken for windows-1252; else 0. */
  firstBadLine = 0;
  readonly #name: string;
  readonly #headSize: number;
  readonly #known: Encoding | undefined;
  #encoding: Encoding | null = null;
  #recoder: Recoder | null = null;
  /** Where the text was only taken for UTF-8. */
  #check: Utf8Check | null = null;
  #head: Buffer[] = [];
  #headBytes = 0;

  /**
   * @param name      of the source, for messages.
   * @param encoding  where it is known; broken sequences of UTF-8 then become U+FFFD.
   * @param headBytes so many decide.
   */
  constructor(name: string, encoding?: Encoding, headBytes = HEAD_BYTES) {
    this.#name = name;
    this.#known = encoding;
    this.#headSize = headBytes;
  }

  /** What it was taken for; 'utf-8' as long as nothing has come. */
  get encoding(): Encoding {
    return this.#encoding ?? this.#known ?? 'utf-8';
  }

  /**
   * The next bytes as UTF-8; the result may share their memory. The first piece that is not empty has all of the head that decides.
   *
   * @throws {NamesakeError} `ERR_SOURCE_FORMAT` with the line that is no UTF-8, where the head was and no encoding was given; where the bytes are no text.
   */
  push(bytes: Buffer): Buffer {
    if (this.#recoder !== null) return this.#read(this.#recoder, bytes);
    // (copied: these bytes may be overwritten before there is a MiB)
    this.#head.push(Buffer.from(bytes));
    this.#headBytes += bytes.length;
    return this.#headBytes < this.#headSize ? Buffer.alloc(0) : this.#begin(false);
  }

  /** What is left where the text ends. @throws {NamesakeError} as {@link push}. */
  end(): Buffer {
    const begun = this.#recoder === null ? this.#begin(true) : Buffer.alloc(0);
    this.#check?.end();
    this.#refuseBadLine();
    return Buffer.concat([begun, (this.#recoder as unknown as Recoder).end()]);
  }

  #begin(whole: boolean): Buffer {
    const bytes = Buffer.concat(this.#head);
    this.#head = [];
    refuseBinary(bytes, this.#name);
    const head = bytes.subarray(0, this.#headSize);
    const told = this.#known ?? encodingByHead(head);
    const decisive = whole ? head : head.subarray(0, head.length - cutCharacter(head));
    const encoding = told ?? (isUtf8(decisive) ? 'utf-8' : 'windows-1252');
    this.#encoding = encoding;
    if (told === undefined && encoding === 'utf-8') this.#check = new Utf8Check();
    if (told === undefined && encoding === 'windows-1252') this.firstBadLine = firstBadLine(decisive);
    this.#recoder = recoderOf(encoding);
    return this.#read(this.#recoder, withoutMark(bytes, encoding));
  }

  #read(recoder: Recoder, bytes: Buffer): Buffer {
    if (this.#check === null) return recoder.push(bytes);
    this.#check.push(bytes);
    this.#refuseBadLine();
    return bytes;
  }

  #refuseBadLine(): void {
    const line = this.#check?.firstBadLine ?? 0;
    if (line === 0) return;
    throw new NamesakeError(
      'ERR_SOURCE_FORMAT',
      `line ${line} is not UTF-8, as what stands before it is`,
      'one encoding throughout, or an encoding that is given (utf-8 reads what is broken as U+FFFD; windows-1252)',
      'bytes that are no UTF-8',
    );
  }
}
