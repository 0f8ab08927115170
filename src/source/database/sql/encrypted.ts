import type { Encryption } from '../connection/connection.js';

/** What TLS checks of the server's certificate. */
export interface TlsCheck {
  readonly authority: boolean;
  readonly host: boolean;
}

/**
 * Connects as encrypted as it is wanted; where encryption is only tried, once more without it.
 *
 * @param connect  connects with TLS, or without for null.
 * @param refused  whether an error says that the server has no TLS.
 */
export async function encrypted<T>(wanted: Encryption, connect: (tls: TlsCheck | null) => Promise<T>, refused: (error: Error) => boolean): Promise<T> {
  if (wanted === 'none') return await connect(null);
  const check = { authority: wanted === 'authority' || wanted === 'verified', host: wanted === 'verified' };
  try {
    return await connect(check);
  } catch (error) {
    if (wanted !== 'try' || !(error instanceof Error) || !refused(error)) throw error;
    return await connect(null);
  }
}
