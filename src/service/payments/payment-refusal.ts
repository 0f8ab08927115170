/** Why a payment does not count. Clients compare these. */
export type RefusalReason =
  /** None came. */
  | 'payment_required'
  | 'malformed_payment'
  | 'unsupported_version'
  | 'scheme_mismatch'
  | 'network_mismatch'
  | 'asset_mismatch'
  | 'recipient_mismatch'
  | 'amount_mismatch'
  | 'resource_mismatch'
  | 'payment_expired'
  | 'payment_not_yet_valid'
  /** It has paid for this request or another one. */
  | 'payment_already_used'
  | 'payment_in_progress'
  /** The settlement service says that it is worth nothing. */
  | 'verification_failed'
  /** No money moved; the same payment may be sent again. */
  | 'facilitator_unavailable'
  /** No money moved, and with this payment never will. */
  | 'settlement_failed'
  /** Nobody knows whether money moved; the same payment may be sent again, another one should not. */
  | 'settlement_unknown'
  /** The request asks for nothing that could be paid for. */
  | 'nothing_to_pay';

/** @internal A payment that does not count; the message is for the payer. */
export class PaymentRefusal extends Error {
  constructor(
    readonly reason: RefusalReason,
    detail: string,
    /** Of the settlement that failed. */
    readonly failure?: { readonly payer: string; readonly errorReason: string },
  ) {
    super(reason === 'payment_required' ? detail : `${reason}: ${detail}`);
  }
}
