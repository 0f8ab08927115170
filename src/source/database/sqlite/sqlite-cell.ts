import { isUtf8 } from 'node:buffer';
import type { Cell } from '../database.js';

/** How a database writes its texts. */
export const SQLITE_ENCODINGS = ['UTF-8', 'UTF-16le', 'UTF-16be'] as const;
export type SqliteEncoding = (typeof SQLITE_ENCODINGS)[number];

/**
 * A cell as it was asked for: the bytes of a text, or the hexadecimal digits of bytes.
 *
 * @returns a text, with U+FFFD where it is broken; bytes that are a text in UTF-8 as this text, others as `0x00ff`.
 */
export function sqliteCell(value: unknown, encoding: SqliteEncoding): Cell {
  if (value === null) return null;
  return typeof value === 'string' ? ofBytes(Buffer.from(value, 'hex')) : decoded(asBuffer(value as Uint8Array), encoding);
}

function ofBytes(bytes: Buffer): string {
  return isUtf8(bytes) ? bytes.toString('utf8') : `0x${bytes.toString('hex')}`;
}

function decoded(bytes: Buffer, encoding: SqliteEncoding): string {
  if (encoding === 'UTF-8') return bytes.toString('utf8');
  const even = bytes.subarray(0, bytes.length & ~1);
  return (encoding === 'UTF-16le' ? even : Buffer.from(even).swap16()).toString('utf16le');
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
