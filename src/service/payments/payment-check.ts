import type { SignedPayment } from './payment-header.js';
import { PaymentRefusal, type RefusalReason } from './payment-refusal.js';
import type { Requirements } from './requirements.js';

/** A signature has to be good for so long still: settlement takes some seconds. */
const MIN_VALID_SECONDS = 6n;
const MAX_SHOWN = 100;

/**
 * Whether a payment is what was asked for, as far as that can be told without its signature.
 *
 * @param nowSeconds  since 1970.
 * @throws {PaymentRefusal} with what does not agree.
 */
export function checkPayment({ accepted, authorization, resourceUrl }: SignedPayment, asked: Requirements, nowSeconds: number): void {
  const { asset, payTo, extra, maxTimeoutSeconds } = accepted;
  same('scheme_mismatch', accepted.scheme, asked.scheme);
  same('network_mismatch', accepted.network, asked.network);
  same('asset_mismatch', asset.toLowerCase(), asked.asset.toLowerCase());
  same('asset_mismatch', `${extra.name} ${extra.version}`, `${asked.extra.name} ${asked.extra.version}`);
  same('recipient_mismatch', payTo.toLowerCase(), asked.payTo.toLowerCase());
  same('recipient_mismatch', authorization.to, asked.payTo.toLowerCase());
  same('amount_mismatch', accepted.amount, asked.amount);
  same('amount_mismatch', authorization.value, asked.amount);
  same('malformed_payment', `${maxTimeoutSeconds} seconds`, `${asked.maxTimeoutSeconds} seconds`);
  same('resource_mismatch', resourceUrl, asked.resource);
  checkTime(authorization, BigInt(nowSeconds));
}

function checkTime({ validAfter, validBefore }: SignedPayment['authorization'], now: bigint): void {
  if (BigInt(validAfter) > now) throw new PaymentRefusal('payment_not_yet_valid', `validAfter is ${validAfter}, now is ${now}`);
  if (BigInt(validBefore) < now + MIN_VALID_SECONDS) throw new PaymentRefusal('payment_expired', `validBefore is ${validBefore}, now is ${now}`);
}

function same(reason: RefusalReason, got: string, expected: string): void {
  if (got !== expected) throw new PaymentRefusal(reason, `expected ${shown(expected)}; got ${shown(got)}`);
}

const shown = (text: string): string => JSON.stringify(text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);
