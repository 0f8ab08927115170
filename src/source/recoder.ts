import { isUtf8 } from 'node:buffer';
import type { Encoding } from './decode-text.js';
import { cutCharacter } from './utf8-check.js';
import { windows1252ToUtf8 } from './windows-1252.js';

/** Text of one encoding that comes in pieces, as UTF-8. What is broken (a sequence, a lone surrogate, a last odd byte) becomes U+FFFD; byte order marks stay. */
export interface Recoder {
  /** The next bytes; the result may share their memory. */
  push(bytes: Buffer): Buffer;
  /** What is left where the text ends. */
  end(): Buffer;
}

/** A {@link Recoder} of an encoding. Valid UTF-8 is not copied but for characters that a piece cuts. */
export function recoderOf(encoding: Encoding): Recoder {
  switch (encoding) {
    case 'utf-8':
      return utf8Recoder();
    case 'windows-1252':
      return { push: windows1252ToUtf8, end: () => Buffer.alloc(0) };
    default:
      return utf16Recoder(encoding === 'utf-16be');
  }
}

function utf8Recoder(): Recoder {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const valid = (text: Buffer): Buffer => (isUtf8(text) ? text : Buffer.from(decoder.decode(text), 'utf8'));
  let carried: Buffer = Buffer.alloc(0);
  return {
    push(bytes) {
      const text = carried.length === 0 ? bytes : Buffer.concat([carried, bytes]);
      const end = text.length - cutCharacter(text);
      carried = Buffer.from(text.subarray(end));
      return valid(text.subarray(0, end));
    },
    end: () => valid(carried),
  };
}

function utf16Recoder(bigEndian: boolean): Recoder {
  const decoder = new TextDecoder('utf-16le', { ignoreBOM: true });
  let odd: Buffer = Buffer.alloc(0);
  return {
    push(bytes) {
      const text = Buffer.concat([odd, bytes]);
      const even = text.length & ~1;
      odd = text.subarray(even);
      const units = text.subarray(0, even);
      return Buffer.from(decoder.decode(bigEndian ? units.swap16() : units, { stream: true }), 'utf8');
    },
    end: () => Buffer.from(decoder.decode(odd), 'utf8'),
  };
}
