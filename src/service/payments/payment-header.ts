import { fromBase64Json, member } from './base64-json.js';
import { textHash } from './paid-request.js';
import { VERSION } from './payment-config.js';
import { PaymentRefusal } from './payment-refusal.js';

/** A payment echoes the challenge: some KiB. */
const MAX_HEADER = 32_768;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const NONCE = /^0x[0-9a-fA-F]{64}$/;
/** 65 bytes of a key, or whatever the contract of a wallet reads. */
const SIGNATURE = /^0x(?:[0-9a-fA-F]{2}){65,4096}$/;
/** Of 256 bits, in one notation only. */
const WHOLE = /^(?:0|[1-9]\d{0,77})$/;

/** Leave to move money, as EIP-3009 has it; addresses and the nonce in lower case. */
export interface Authorization {
  readonly from: string;
  readonly to: string;
  readonly value: string;
  readonly validAfter: string;
  readonly validBefore: string;
  readonly nonce: string;
}

/** What a payment says of what it pays. */
export interface Accepted {
  readonly scheme: string;
  readonly network: string;
  readonly asset: string;
  readonly amount: string;
  readonly payTo: string;
  readonly maxTimeoutSeconds: number;
  readonly extra: { readonly name: string; readonly version: string };
}

/** A payment as it came: nothing of it is true yet. */
export interface SignedPayment {
  readonly resourceUrl: string;
  readonly accepted: Accepted;
  readonly authorization: Authorization;
  readonly signature: string;
  /** Of authorization and signature. */
  readonly hash: string;
}

/**
 * Reads the header `PAYMENT-SIGNATURE`. Members that are not known are not read, and go nowhere.
 *
 * @throws {PaymentRefusal} `malformed_payment`, `unsupported_version`
 */
export function readPayment(header: string): SignedPayment {
  if (header.length > MAX_HEADER) throw malformed(`at most ${MAX_HEADER} characters`, `${header.length}`);
  const json = jsonOf(header);
  if (member(json, 'x402Version') !== VERSION)
    throw new PaymentRefusal('unsupported_version', `x402Version is to be ${VERSION}, and the header PAYMENT-SIGNATURE`);
  const payload = member(json, 'payload');
  const authorization = authorizationOf(member(payload, 'authorization'));
  const signature = matching(payload, 'signature', SIGNATURE, 'hexadecimal digits of at least 65 bytes').toLowerCase();
  return {
    resourceUrl: textOf(member(json, 'resource'), 'url'),
    accepted: acceptedOf(member(json, 'accepted')),
    authorization,
    signature,
    hash: textHash(JSON.stringify([authorization, signature])),
  };
}

function jsonOf(header: string): unknown {
  try {
    return fromBase64Json(header);
  } catch {
    throw malformed('JSON in base64', 'something else');
  }
}

function authorizationOf(value: unknown): Authorization {
  const address = (name: string): string => matching(value, name, ADDRESS, 'an address').toLowerCase();
  const whole = (name: string): string => matching(value, name, WHOLE, 'a whole number as text');
  return {
    from: address('from'),
    to: address('to'),
    value: whole('value'),
    validAfter: whole('validAfter'),
    validBefore: whole('validBefore'),
    nonce: matching(value, 'nonce', NONCE, '32 bytes in hexadecimal digits').toLowerCase(),
  };
}

function acceptedOf(value: unknown): Accepted {
  const text = (name: string): string => textOf(value, name);
  const extra = member(value, 'extra');
  const maxTimeoutSeconds = member(value, 'maxTimeoutSeconds');
  if (typeof maxTimeoutSeconds !== 'number') throw malformed('maxTimeoutSeconds: a number', typeof maxTimeoutSeconds);
  return {
    scheme: text('scheme'),
    network: text('network'),
    asset: text('asset'),
    amount: text('amount'),
    payTo: text('payTo'),
    maxTimeoutSeconds,
    extra: { name: textOf(extra, 'name'), version: textOf(extra, 'version') },
  };
}

function textOf(value: unknown, name: string): string {
  const text = member(value, name);
  if (typeof text === 'string') return text;
  throw malformed(`${name}: a text`, text === undefined ? 'nothing' : typeof text);
}

function matching(value: unknown, name: string, form: RegExp, expected: string): string {
  const text = textOf(value, name);
  if (form.test(text)) return text;
  throw malformed(`${name}: ${expected}`, 'another text');
}

const malformed = (expected: string, got: string): PaymentRefusal => new PaymentRefusal('malformed_payment', `expected ${expected}; got ${got}`);
