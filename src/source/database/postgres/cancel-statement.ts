import { connect } from 'node:net';

/** "Cancel" in place of the protocol's version. */
const CANCEL_CODE = 80_877_102;
const LENGTH = 16;
const TIMEOUT_MS = 3000;

/** The server's word for a connection: who knows it may cancel its statement. */
export interface BackendKey {
  readonly address: string;
  readonly port: number;
  readonly processId: number;
  readonly secret: number;
}

/**
 * Asks the server to cancel the statement that runs on another connection, as libpq does; resolves when it has been told, or cannot be. Never throws.
 *
 * PostgreSQL protocol 3.0, "Canceling Requests in Progress".
 */
export async function cancelStatement({ address, port, processId, secret }: BackendKey): Promise<void> {
  const request = Buffer.alloc(LENGTH);
  request.writeInt32BE(LENGTH, 0);
  request.writeInt32BE(CANCEL_CODE, 4);
  request.writeInt32BE(processId, 8);
  request.writeInt32BE(secret, 12);
  await new Promise<void>((resolve) => {
    const socket = connect({ host: address, port });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.end(request);
    socket.resume();
  });
}
