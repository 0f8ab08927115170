import { toBase64Json } from './base64-json.js';
import { bazaarOf } from './discovery.js';
import { type PaymentConfig, VERSION } from './payment-config.js';
import { type Quote, type Requirements, requirementsOf, type Resource } from './requirements.js';

/** Of the header: clients and proxies take 16 KiB for all headers. */
const MAX_HEADER = 12_288;

/** What a client that is to pay is told. */
export interface ChallengeBody {
  readonly x402Version: number;
  readonly resource: Resource;
  readonly accepts: readonly Requirements[];
  readonly extensions: Readonly<Record<string, unknown>>;
  readonly error: string;
}

/** An answer that asks for a payment. `headers` have the body in base64 as `PAYMENT-REQUIRED`. */
export interface Challenge {
  readonly status: 402;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ChallengeBody;
}

/**
 * Asks for a payment.
 *
 * @param error  what was wrong with one that came; default: there was none.
 * @returns without the discovery data where the header would be longer than clients read.
 * @throws {NamesakeError} `ERR_OPTION_RANGE` for an amount that is none.
 */
export function challengeOf(config: PaymentConfig, quote: Quote, error = 'Payment Required'): Challenge {
  const { url, description, mimeType } = quote.resource;
  const body = {
    x402Version: VERSION,
    resource: { url, description, mimeType },
    accepts: [requirementsOf(config, quote)],
    extensions: extensionsOf(quote),
    error,
  };
  const whole = answer(body);
  return whole.headers['PAYMENT-REQUIRED'].length <= MAX_HEADER ? whole : answer({ ...body, extensions: {} });
}

/** Of a challenge, and of the payment that is verified. */
export const extensionsOf = ({ discovery }: Quote): Readonly<Record<string, unknown>> => (discovery === undefined ? {} : { bazaar: bazaarOf(discovery) });

const answer = (body: ChallengeBody): Challenge => ({
  status: 402,
  headers: { 'PAYMENT-REQUIRED': toBase64Json(body), 'cache-control': 'no-store', 'content-type': 'application/json' },
  body,
});
