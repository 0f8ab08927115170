import { open } from 'node:fs/promises';
import { type ErrorCode, NamesakeError } from '../../../errors.js';
import type { FileAccess, FileFamily } from '../database.js';

const HEAD_BYTES = 16;
/** How files of each kind begin: the text, and where it stands. */
const MAGIC: Readonly<Record<FileFamily, readonly [text: string, at: number]>> = { sqlite: ['SQLite format 3\0', 0], duckdb: ['DUCK', 8] };
const SHOWN: Readonly<Record<FileFamily, string>> = { sqlite: 'SQLite', duckdb: 'DuckDB' };

/** A database that is a file: its kind, where it is, and how messages name it. */
export interface DatabaseFile {
  readonly family: FileFamily;
  readonly access: FileAccess;
  readonly shown: string;
}

/**
 * Why a database that is a file cannot be opened. What is no database of this kind is said to be what it is: the libraries' own words are not clear.
 *
 * @param code  what the error means, as far as it is known.
 */
export async function fileFailure(error: unknown, { family, access, shown }: DatabaseFile, code: ErrorCode | null): Promise<NamesakeError> {
  if (error instanceof NamesakeError) return error;
  const kind = SHOWN[family];
  if (code === 'ERR_SOURCE_FORMAT') {
    const head = await firstBytes(access.path).catch(() => Buffer.alloc(0));
    const other = (Object.keys(MAGIC) as FileFamily[]).find((one) => begins(head, ...MAGIC[one]));
    if (other !== family)
      return new NamesakeError(
        code,
        `"${shown}" is no ${kind} database`,
        `a file of ${kind}`,
        other === undefined ? 'something else' : `one of ${SHOWN[other]}`,
      );
  }
  const message = error instanceof Error ? error.message : String(error);
  return new NamesakeError(code ?? 'ERR_SOURCE_READ', `cannot open "${shown}"`, `a ${kind} database that can be read`, message.replaceAll(access.path, shown));
}

function begins(head: Buffer, text: string, at: number): boolean {
  return head.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
