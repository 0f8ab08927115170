import type { Sink } from './output.js';

/** A result as one text. */
export class TextSink implements Sink {
  readonly name = 'a text';
  readonly #parts: Buffer[] = [];

  async write(data: string | Uint8Array): Promise<void> {
    this.#parts.push(Buffer.from(data));
  }

  /** UTF-8. */
  get bytes(): Buffer {
    return Buffer.concat(this.#parts);
  }

  get text(): string {
    return this.bytes.toString();
  }

  async close(): Promise<void> {}
  async abandon(): Promise<void> {}
}
