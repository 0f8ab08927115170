import { NamesakeError } from '../../errors.js';
import { shown } from './remote-url.js';

/** By the codes of Node and OpenSSL; their messages tell addresses. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'a refusal of the connection',
  ECONNRESET: 'a part of it: the transfer was cut off',
  HPE_INVALID_EOF_STATE: 'a part of it: the transfer was cut off',
  ERR_STREAM_PREMATURE_CLOSE: 'a part of it: the transfer was cut off',
  EPIPE: 'a part of it: the transfer was cut off',
  ENOTFOUND: 'no address of that name',
  EAI_AGAIN: 'no address of that name',
  EHOSTUNREACH: 'no way to the host',
  ENETUNREACH: 'no way to the host',
  ETIMEDOUT: 'no answer',
  ENOSPC: 'a disk that is full',
  CERT_HAS_EXPIRED: 'a certificate that has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'a certificate that nobody vouches for',
  SELF_SIGNED_CERT_IN_CHAIN: 'a certificate that nobody vouches for',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'a certificate that nobody vouches for',
  ERR_TLS_CERT_ALTNAME_INVALID: 'a certificate for another host',
  Z_BUF_ERROR: 'a part of what is packed',
  Z_DATA_ERROR: 'something that is packed in another way than it says',
};

/** Why a URL cannot be read. An error that says so already stays as it is. */
export function remoteError(url: URL, cause: unknown): NamesakeError {
  if (cause instanceof NamesakeError) return cause;
  const code = (cause as NodeJS.ErrnoException).code ?? '';
  const got = REASONS[code] ?? (code.startsWith('HPE_') ? `no proper HTTP (${code})` : code || 'a failure of the connection');
  return remoteFailure(url, 'a whole file', got, cause);
}

export const remoteFailure = (url: URL, expected: string, got: string, cause?: unknown): NamesakeError =>
  new NamesakeError('ERR_SOURCE_READ', `cannot read ${shown(url)}`, expected, got, { cause });
