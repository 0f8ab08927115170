import { Transform } from 'node:stream';
import { CsvKeyer, type KeyCsvOptions } from './csv-keyer.js';

/** Bytes that are read before whoever reads the output gets its turn. */
const PIECE_BYTES = 1 << 18;

/**
 * A Node stream that adds a column of similarity keys to delimited text: bytes in, bytes out, whatever the size of the file.
 *
 *     await pipeline(createReadStream('in.csv'), keyCsvTransform({ column: 'name' }), createWriteStream('out.csv'));
 *
 * The output is UTF-8 with the input's delimiter and lines that end with `\n`; apart from that records stay as they stand, short ones filled up so that the keys
 * stand below their name. Where nothing is left to match on the key is empty. The first MiB tells encoding and delimiter; where both are given nothing waits for it.
 *
 * @param options  {@link KeyCsvOptions}
 * @throws {NamesakeError} at once `ERR_OPTION_*`; the stream fails with `ERR_COLUMN_MISSING`, and with `ERR_SOURCE_FORMAT` naming the line where a quote opens that is never
 *   closed, or where the text is no longer UTF-8 and no encoding was given.
 * @cost about 10 ns a byte and the keys; the first MiB, a few pieces and the longest record are held.
 */
export function keyCsvTransform(options: KeyCsvOptions = {}): Transform {
  const keyer = new CsvKeyer(options);
  return new Transform({
    transform(chunk: Buffer, encoding, done) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk;
      const push = async (): Promise<void> => {
        for (let at = 0; at < bytes.length; at += PIECE_BYTES) this.push(await keyer.push(bytes.subarray(at, at + PIECE_BYTES)));
      };
      push().then(() => done(), done);
    },
    flush(done) {
      keyer.end().then((bytes) => done(null, bytes), done);
    },
    destroy(error, done) {
      keyer.close();
      done(error);
    },
  });
}
