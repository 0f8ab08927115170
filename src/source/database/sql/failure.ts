import { type ErrorCode, NamesakeError } from '../../../errors.js';
import { withoutSecret } from '../without-secret.js';
import type { Driver } from './driver.js';

const NETWORK =
  /^(E(CONN|TIMEDOUT|PIPE|HOST|NET|AI_|ADDR|NOTFOUND)|ENOTFOUND|UND_ERR|ERR_(TLS|SSL|STREAM_|SOCKET)|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|CERT_|HOSTNAME)/;

/**
 * An error of a driver or server as ours: without its cause, which may hold the password or the rows, and with none of the secrets in its message.
 *
 * @param doing     what failed, "reading the table".
 * @param fallback  the code of what is neither the connection's nor known to the driver.
 */
export function failure(driver: Driver, error: unknown, doing: string, fallback: ErrorCode): NamesakeError {
  if (error instanceof NamesakeError) return error;
  const one = firstOf(error);
  const code = isNetworkError(one) ? 'ERR_CONNECTION' : (driver.codeOf(one) ?? fallback);
  const message = withoutSecret(one.message || String((one as NodeJS.ErrnoException).code ?? one.name), [driver.connection.password]);
  return new NamesakeError(code, code === 'ERR_CONNECTION' ? noConnection(driver, doing) : doing, '', message);
}

/** What is said of an error while it was being connected. */
export const CONNECTING = 'connecting';

function noConnection({ family, connection: { host, port } }: Driver, doing: string): string {
  const server = `${family} at ${host}:${port}`;
  return doing === CONNECTING ? `there is no connection to ${server}` : `${doing}: the connection to ${server} is lost`;
}

/** The work was ended by the caller's signal or by closing. */
export function abortedError(): NamesakeError {
  return new NamesakeError('ERR_ABORTED', 'the work with the database was ended');
}

function isNetworkError(error: Error): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' && NETWORK.test(code);
}

/** Of the errors of several addresses, the first. */
function firstOf(error: unknown): Error {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return error.errors[0];
  return error instanceof Error ? error : new Error(String(error));
}
