import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyTypedData } from 'viem';

/** EIP-3009. */
export const AUTHORIZATION_TYPES = {
  TransferWithAuthorization: [
    { name: 'from', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'validAfter', type: 'uint256' },
    { name: 'validBefore', type: 'uint256' },
    { name: 'nonce', type: 'bytes32' },
  ],
} as const;

type Operation = 'verify' | 'settle';
/** What the double was asked, and the means to answer otherwise than it would. */
export interface Asked {
  readonly body: {
    readonly paymentPayload: { readonly payload: { readonly signature: `0x${string}`; readonly authorization: Record<string, `0x${string}`> } };
    readonly paymentRequirements: {
      readonly amount: string;
      readonly asset: `0x${string}`;
      readonly payTo: string;
      readonly extra: { name: string; version: string };
    };
  };
  /** What it would answer; settling, it moves the money. */
  honest(): Promise<Record<string, unknown>>;
  readonly response: ServerResponse;
}
export type Behaviour = (asked: Asked) => Promise<void> | void;

const json = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/** A settlement service on this machine, which checks signatures as the real ones do; its chain is a map. */
export class FacilitatorDouble {
  /** Transactions by payer and nonce. */
  readonly chain = new Map<string, { transaction: string; amount: number }>();
  readonly calls = { supported: 0, verify: 0, settle: 0 };
  behave: Partial<Record<Operation, Behaviour>> = {};
  /** Whether a second request to settle is answered with the transaction of the first. */
  remembers = false;
  kinds: unknown = [{ x402Version: 2, scheme: 'exact', network: 'eip155:8453' }];
  url = '';
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  static async start(): Promise<FacilitatorDouble> {
    const double = new FacilitatorDouble();
    await new Promise<void>((done) => double.#server.listen(0, '127.0.0.1', done));
    double.url = `http://127.0.0.1:${(double.#server.address() as AddressInfo).port}`;
    return double;
  }

  /** What was paid in all. */
  get paid(): number {
    return [...this.chain.values()].reduce((sum, { amount }) => sum + amount, 0);
  }

  stop(): Promise<void> {
    return new Promise((done) => {
      this.#server.close(() => done());
      this.#server.closeAllConnections();
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const operation = (request.url ?? '').slice(1) as Operation | 'supported';
    this.calls[operation]++;
    if (operation === 'supported') return json(response, { kinds: this.kinds, extensions: [], signers: {} });
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = JSON.parse(Buffer.concat(pieces).toString());
    const honest = (): Promise<Record<string, unknown>> => (operation === 'verify' ? this.#verify(body) : this.#settle(body));
    const behaviour = this.behave[operation];
    if (behaviour === undefined) json(response, await honest());
    else await behaviour({ body, honest, response });
  }

  async #verify(body: Asked['body']): Promise<Record<string, unknown>> {
    const { authorization } = body.paymentPayload.payload;
    const reason = await this.#faultOf(body);
    return { isValid: reason === null, ...(reason === null ? {} : { invalidReason: reason }), payer: authorization.from };
  }

  async #settle(body: Asked['body']): Promise<Record<string, unknown>> {
    const { from, nonce } = body.paymentPayload.payload.authorization;
    const name = `${from} ${nonce}`;
    const known = this.chain.get(name);
    if (known !== undefined && this.remembers) return { success: true, transaction: known.transaction, network: 'eip155:8453', payer: from };
    const errorReason = await this.#faultOf(body);
    if (errorReason !== null) return { success: false, errorReason, transaction: '', network: 'eip155:8453', payer: from };
    const transaction = `0x${randomBytes(32).toString('hex')}`;
    this.chain.set(name, { transaction, amount: Number(body.paymentRequirements.amount) });
    return { success: true, transaction, network: 'eip155:8453', payer: from, amount: body.paymentRequirements.amount };
  }

  async #faultOf({ paymentPayload, paymentRequirements }: Asked['body']): Promise<string | null> {
    const { signature, authorization } = paymentPayload.payload;
    const { from, to, nonce, value, validAfter, validBefore } = authorization;
    const isSigned = await verifyTypedData({
      address: from,
      domain: { ...paymentRequirements.extra, chainId: 8453, verifyingContract: paymentRequirements.asset },
      types: AUTHORIZATION_TYPES,
      primaryType: 'TransferWithAuthorization',
      message: { from, to, nonce, value: BigInt(value), validAfter: BigInt(validAfter), validBefore: BigInt(validBefore) },
      signature,
    }).catch(() => false);
    if (!isSigned) return 'invalid_exact_evm_signature';
    if (to.toLowerCase() !== paymentRequirements.payTo.toLowerCase()) return 'invalid_exact_evm_recipient_mismatch';
    if (value !== paymentRequirements.amount) return 'invalid_exact_evm_payload_authorization_value_mismatch';
    if (BigInt(validBefore) < BigInt(Math.floor(Date.now() / 1000))) return 'invalid_exact_evm_payload_authorization_valid_before';
    return this.chain.has(`${from} ${nonce}`) ? 'invalid_exact_evm_nonce_already_used' : null;
  }
}

const say =
  (body: unknown, status = 200): Behaviour =>
  ({ response }) =>
    json(response, body, status);
const raw =
  (text: string, status = 200): Behaviour =>
  ({ response }) =>
    void response.writeHead(status).end(text);

/** Ways to answer otherwise. */
export const BEHAVE = {
  say,
  raw,
  /** Nothing, for ever. */
  hang: () => {},
  reset: ({ response }: Asked) => void response.socket?.destroy(),
  /** A part of an answer. */
  cutOff: ({ response }: Asked) => {
    response.writeHead(200, { 'content-length': 1000 }).write('{"isValid":true');
    setImmediate(() => response.socket?.destroy());
  },
  huge: ({ response }: Asked) => void response.writeHead(200).end(`{"isValid":true,"success":true,"pad":"${'x'.repeat(1 << 20)}"}`),
  redirect:
    (status: number, to: string): Behaviour =>
    ({ response }) =>
      void response.writeHead(status, { location: to }).end(),
  /** Does what it would, and says something else. */
  distort:
    (change: object, status = 200): Behaviour =>
    async ({ honest, response }) =>
      json(response, { ...(await honest()), ...change }, status),
  /** Does what it would, and says nothing. */
  swallow: async ({ honest, response }: Asked) => {
    await honest();
    response.socket?.destroy();
  },
  /** One after the other, then honestly. */
  inTurn: (...behaviours: Behaviour[]): Behaviour => {
    return async (asked) => (behaviours.length > 0 ? behaviours.shift()?.(asked) : json(asked.response, await asked.honest()));
  },
} as const;
