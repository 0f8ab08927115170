import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Accounts, openAccounts } from '../../../src/service/accounts/index.js';
import {
  createPayments,
  type GivenPaymentConfig,
  openPaymentStore,
  type Paid,
  type PaidRequest,
  type PaymentRow,
  type PaymentStore,
  type Payments,
  paymentConfigOf,
  type Quote,
  type Refused,
  resourceUrl,
} from '../../../src/service/payments/index.js';
import { base64 } from './payer.js';

export const PAY_TO = '0x00000000000000000000000000000000005e11e4';
export const ORIGIN = 'https://api.example.test';
/** Functions of the paths of single look-ups. */
const LOOKUPS: Readonly<Record<string, string>> = { '/getbusinessinfodomain': 'business-info-domain', '/getemaildomaintype': 'email-domain-type' };

/** What a request was answered with. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly paid: Paid | null;
  readonly refused: Refused | null;
}

/** A service with three paid paths, as thin as routes are to be. */
export class Shop {
  /** Replaces the job. */
  job: (paid: Paid) => Promise<unknown> = async () => ({ Code: 'Success' });
  readonly #folder: string;

  private constructor(
    readonly accounts: Accounts,
    readonly store: PaymentStore,
    readonly payments: Payments,
    folder: string,
    /** Jobs that were run. */
    readonly jobs: PaidRequest[] = [],
  ) {
    this.#folder = folder;
  }

  static async open(facilitator: string, config: Partial<GivenPaymentConfig> = {}, path?: string): Promise<Shop> {
    const folder = mkdtempSync(join(tmpdir(), 'namesake-payments-'));
    const accounts = await openAccounts(path ?? join(folder, 'accounts.db'));
    const store = await openPaymentStore(accounts);
    return new Shop(accounts, store, createPayments(paymentConfigOf({ facilitator, payTo: PAY_TO, ...config }), store), folder);
  }

  /** The same payments with another settlement service, or another price. */
  withConfig(config: Partial<GivenPaymentConfig>): Shop {
    const payments = createPayments(paymentConfigOf({ facilitator: 'https://no.test', payTo: PAY_TO, ...config }), this.store);
    return new Shop(this.accounts, this.store, payments, this.#folder, this.jobs);
  }

  /** Payments that somebody has to look after, whole. */
  async open(): Promise<readonly PaymentRow[]> {
    return [...(await this.store.unsettled()), ...(await this.store.owed())];
  }

  quote(request: PaidRequest): Quote {
    const resource = { url: resourceUrl(ORIGIN, request), description: 'Look-up', mimeType: 'application/json' };
    if (request.path in LOOKUPS) return this.payments.quote(resource, LOOKUPS[request.path], 1);
    const parameters = new URLSearchParams(request.query);
    if (!parameters.has('function') || request.body === null) return this.payments.ceiling(resource);
    return this.payments.quote(resource, parameters.get('function') as string, JSON.parse(Buffer.from(request.body).toString()).length);
  }

  async answer(request: PaidRequest, header?: string): Promise<Answer> {
    const quote = this.quote(request);
    const result = await this.payments.pay(request, quote, header);
    if (result.kind === 'refused') return { status: result.status, headers: result.headers, body: result.body, paid: null, refused: result };
    this.jobs.push(request);
    try {
      const body = await this.job(result);
      await result.done();
      return { status: 200, headers: result.headers, body, paid: result, refused: null };
    } catch {
      await result.failed();
      return { status: 500, headers: result.headers, body: {}, paid: result, refused: null };
    }
  }

  /** Over HTTP. */
  async listen(): Promise<{ readonly url: string; close(): Promise<void> }> {
    const server = createServer({ maxHeaderSize: 1 << 18 }, async (incoming, response) => {
      const pieces: Buffer[] = [];
      for await (const piece of incoming) pieces.push(piece as Buffer);
      const { pathname, search } = new URL(incoming.url ?? '', 'http://localhost');
      const body = incoming.method === 'POST' ? Buffer.concat(pieces) : null;
      const request = { method: incoming.method ?? '', path: pathname, query: search, body };
      const answer = await this.answer(request, incoming.headers['payment-signature'] as string | undefined);
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(JSON.stringify(answer.body));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      close: () =>
        new Promise((done) => {
          server.close(() => done());
          server.closeAllConnections();
        }),
    };
  }

  async close(): Promise<void> {
    await this.accounts.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A look-up for 0.10. */
export const lookup = (value = 'ibm'): PaidRequest => ({
  method: 'GET',
  path: '/getbusinessinfodomain',
  query: `?lookup=${encodeURIComponent(value)}`,
  body: null,
});
/** A job over records. */
export const enrichment = (records: readonly unknown[], functionName = 'customs-duty-rates'): PaidRequest => ({
  method: 'POST',
  path: '/enrich',
  query: `?function=${functionName}`,
  body: Buffer.from(JSON.stringify(records)),
});
export const headerOf = base64;
