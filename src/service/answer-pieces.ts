import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { NamesakeError } from '../errors.js';

/**
 * A job's result on its way to a client that may read slowly, or leave. Nothing is sent before the first piece, so that a job that fails at its beginning can be
 * answered as such.
 *
 *     const pieces = new AnswerPieces(response, headers);
 *     await pieces.write(bytes);     // again and again
 *     await pieces.end();            // or, where something failed and it has begun, pieces.breakOff()
 */
export class AnswerPieces {
  readonly #response: ServerResponse;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #left = new AbortController();
  #begun = false;

  constructor(response: ServerResponse, headers: Readonly<Record<string, string>>) {
    this.#response = response;
    this.#headers = headers;
    response.once('close', () => this.#left.abort());
    if (response.destroyed) this.#left.abort();
  }

  /** Whether the client has been told that all is well. */
  get begun(): boolean {
    return this.#begun;
  }

  /** Aborted when the client leaves, or has all. */
  get left(): AbortSignal {
    return this.#left.signal;
  }

  /** Resolves when another piece may come. @throws {NamesakeError} `ERR_ABORTED` where the client has left. */
  readonly write = async (bytes: Uint8Array): Promise<void> => {
    if (this.left.aborted) throw gone();
    this.#begin();
    if (this.#response.write(bytes)) return;
    await once(this.#response, 'drain', { signal: this.left }).catch(() => {
      throw gone();
    });
  };

  end(): void {
    this.#begin();
    this.#response.end();
  }

  /** Ends the connection, so that nobody takes half a result for a whole one. */
  breakOff(): void {
    this.#response.destroy();
  }

  #begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    this.#response.writeHead(200, this.#headers);
  }
}

const gone = (): NamesakeError => new NamesakeError('ERR_ABORTED', 'the client has left');
