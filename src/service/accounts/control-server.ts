import { once } from 'node:events';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { NamesakeError } from '../../errors.js';
import { failureTextOf } from '../failure-text.js';
import type { Accounts } from './accounts.js';
import { type ControlAnswer, type ControlRequest, HAS_SOCKETS, type PaymentKeeping, socketOf } from './control-messages.js';
import { linesOf } from './lines-of.js';

/** Longer paths are cut off by some systems, silently. */
const MAX_PATH_BYTES = 103;
const MAX_LINE = 1 << 16;
const MAX_CONNECTIONS = 16;
/** A person may be reading a ledger page by page. */
const IDLE_MS = 10 * 60 * 1000;

/** A socket by which other processes of the same user can do with accounts what the command line does. */
export interface AccountControl {
  close(): Promise<void>;
}

/**
 * Offers a socket beside the database, for this user alone. It speaks lines of JSON: {@link ControlRequest}, {@link ControlAnswer}.
 *
 * @param accounts  open as long as the socket is.
 * @param payments  null: none are taken.
 * @returns null where the system has no such sockets.
 * @throws {NamesakeError} `ERR_TARGET_WRITE` where it cannot be made: the path is too long, the folder cannot be written.
 */
export async function offerControl(accounts: Accounts, payments: PaymentKeeping | null = null): Promise<AccountControl | null> {
  if (!HAS_SOCKETS) return null;
  const path = socketOf(accounts.path);
  const connections = new Set<Socket>();
  const server = createServer((socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
    void serve(socket, accounts, payments);
  });
  server.maxConnections = MAX_CONNECTIONS;
  await listen(server, path);
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of connections) socket.destroy();
      await closed;
      await rm(path, { force: true });
    },
  };
}

/** The socket is made in a folder that nobody else enters, and then put in its place: whatever a process that was killed has left there is replaced. */
async function listen(server: Server, path: string): Promise<void> {
  try {
    const folder = await mkdtemp(`${path}-`);
    try {
      const made = join(folder, 's');
      if (Buffer.byteLength(made) > MAX_PATH_BYTES) throw new Error(`a path of at most ${MAX_PATH_BYTES - (made.length - path.length)} bytes`);
      server.listen(made);
      await once(server, 'listening');
      await chmod(made, 0o600);
      await rename(made, path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  } catch (cause) {
    server.close();
    const { code, message } = cause as NodeJS.ErrnoException;
    throw new NamesakeError('ERR_TARGET_WRITE', `cannot make the socket ${JSON.stringify(path)}`, 'a path where one can be', code ?? message, { cause });
  }
}

/** Answers one line after the other. Who sends what is no request, or nothing for long, is left alone. */
async function serve(socket: Socket, accounts: Accounts, payments: PaymentKeeping | null): Promise<void> {
  socket.on('error', () => {}).setTimeout(IDLE_MS, () => socket.destroy());
  const say = async (answer: ControlAnswer): Promise<void> => {
    if (!socket.write(`${JSON.stringify(answer)}\n`)) await once(socket, 'drain');
  };
  try {
    for await (const line of linesOf(socket, MAX_LINE)) await answer(line, accounts, payments, say);
    socket.end();
  } catch {
    socket.destroy();
  }
}

async function answer(line: string, accounts: Accounts, payments: PaymentKeeping | null, say: (answer: ControlAnswer) => Promise<void>): Promise<void> {
  try {
    const request = requestOf(line);
    if (request.operation === 'ledger') {
      for (const text of accounts.ledgerCsv(request.id)) await say({ kind: 'piece', text });
      return say({ kind: 'done' });
    }
    return say({ kind: 'done', result: await done(request, accounts, payments) });
  } catch (error) {
    return say({ kind: 'failed', error: failureTextOf(error) });
  }
}

function done(request: Exclude<ControlRequest, { operation: 'ledger' }>, accounts: Accounts, payments: PaymentKeeping | null): unknown {
  if (request.operation === 'payments' || request.operation === 'resolve') {
    if (payments === null)
      throw new NamesakeError('ERR_UNAVAILABLE', 'the service that has the accounts takes no payments', 'payments in its configuration', 'none');
    return request.operation === 'payments' ? payments.openPayments() : payments.resolvePayment(request.nonce, request.transaction);
  }
  if (request.operation === 'create') return accounts.create(request.account);
  if (request.operation === 'credit') return accounts.credit(request.id, request.amount, request.note);
  if (request.operation === 'revoke') return accounts.revoke(request.id);
  return request.operation === 'usage' ? accounts.usage(request.id) : accounts.list();
}

const OPERATIONS: readonly string[] = ['create', 'list', 'credit', 'revoke', 'usage', 'ledger', 'payments', 'resolve'] satisfies ControlRequest['operation'][];

/** @throws {NamesakeError} `ERR_USAGE` */
function requestOf(line: string): ControlRequest {
  const request = parsed(line) as Readonly<Record<string, unknown>> | null;
  const { operation, id, nonce, transaction } = request ?? {};
  if (!OPERATIONS.includes(operation as string)) throw refused(`an operation: one of ${OPERATIONS.join(', ')}`);
  const needsId = operation === 'credit' || operation === 'revoke';
  if (typeof id !== 'string' && (needsId || id !== undefined)) throw refused('the id of an account');
  if (operation === 'create' && (typeof request?.account !== 'object' || request.account === null)) throw refused('an account');
  if (operation === 'resolve' && (typeof nonce !== 'string' || (transaction !== null && typeof transaction !== 'string')))
    throw refused('the nonce of a payment, and a transaction or null');
  return request as unknown as ControlRequest;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw refused('a line of JSON');
  }
}

const refused = (expected: string): NamesakeError => new NamesakeError('ERR_USAGE', 'a request about accounts', expected, 'something else');
