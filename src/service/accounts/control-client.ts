import { realpath } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { NamesakeError } from '../../errors.js';
import { errorOf } from '../failure-text.js';
import type { AccountBalance } from './account.js';
import type { NewAccount } from './accounts.js';
import {
  type AccountKeeping,
  type ControlAnswer,
  type ControlRequest,
  HAS_SOCKETS,
  type OpenPayment,
  type PaymentKeeping,
  socketOf,
} from './control-messages.js';
import { linesOf } from './lines-of.js';
import type { Usage } from './reports.js';

const ANSWER_MS = 10_000;

/**
 * Connects to the process that has a database of accounts.
 *
 * @param answerMs  how long it may be silent.
 * @returns null where no process offers its socket.
 * @throws {NamesakeError} (the methods) what the owner throws; `ERR_CONNECTION` where it does not answer.
 */
export async function connectControl(database: string, answerMs: number = ANSWER_MS): Promise<(AccountKeeping & PaymentKeeping) | null> {
  const file = await realpath(database).catch(() => null);
  if (file === null || !HAS_SOCKETS) return null;
  const socket = await connected(socketOf(file));
  return socket === null ? null : new AccountsOfOwner(socket, answerMs);
}

/** Null where nobody listens. */
function connected(path: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(path);
    const fail = (): void => resolve(null);
    socket.once('error', fail).once('connect', () => {
      socket.off('error', fail).on('error', () => {});
      resolve(socket);
    });
  });
}

class AccountsOfOwner implements AccountKeeping, PaymentKeeping {
  readonly #socket: Socket;
  readonly #lines: AsyncIterator<string>;
  readonly #answerMs: number;

  constructor(socket: Socket, answerMs: number) {
    this.#socket = socket;
    this.#lines = linesOf(socket);
    this.#answerMs = answerMs;
  }

  create(account: NewAccount): Promise<{ readonly id: string; readonly key: string }> {
    return this.#ask({ operation: 'create', account });
  }

  list(): Promise<readonly AccountBalance[]> {
    return this.#ask({ operation: 'list' });
  }

  credit(id: string, amount: number, note: string): Promise<number> {
    return this.#ask({ operation: 'credit', id, amount, note });
  }

  revoke(id: string): Promise<void> {
    return this.#ask({ operation: 'revoke', id });
  }

  usage(id?: string): Promise<readonly Usage[]> {
    return this.#ask({ operation: 'usage', ...(id === undefined ? {} : { id }) });
  }

  async *ledgerCsv(id?: string): AsyncGenerator<string> {
    this.#say({ operation: 'ledger', ...(id === undefined ? {} : { id }) });
    for (let answer = await this.#answer(); answer.kind === 'piece'; answer = await this.#answer()) yield answer.text;
  }

  openPayments(): Promise<readonly OpenPayment[]> {
    return this.#ask({ operation: 'payments' });
  }

  resolvePayment(nonce: string, transaction: string | null): Promise<void> {
    return this.#ask({ operation: 'resolve', nonce, transaction });
  }

  async close(): Promise<void> {
    this.#socket.destroy();
  }

  async #ask<T>(request: ControlRequest): Promise<T> {
    this.#say(request);
    const answer = await this.#answer();
    return (answer.kind === 'done' ? answer.result : undefined) as T;
  }

  #say(request: ControlRequest): void {
    this.#socket.write(`${JSON.stringify(request)}\n`);
  }

  async #answer(): Promise<Exclude<ControlAnswer, { kind: 'failed' }>> {
    const timer = setTimeout(() => this.#socket.destroy(), this.#answerMs);
    const line = await this.#lines.next().catch(() => null);
    clearTimeout(timer);
    if (line === null || line.done === true)
      throw new NamesakeError('ERR_CONNECTION', 'the process that has the accounts does not answer', `an answer within ${this.#answerMs} ms`, 'none');
    const answer = JSON.parse(line.value) as ControlAnswer;
    if (answer.kind === 'failed') throw errorOf(answer.error);
    return answer;
  }
}
