import type { EmailOptions } from './email-options.js';
import { parseEmail } from './parse-email.js';
import type { EmailReason, EmailWarning } from './reasons.js';

/** What {@link validateEmail} says. */
export interface EmailValidation {
  readonly valid: boolean;
  /** One code of {@link EMAIL_REASONS}; `null` where it is valid. */
  readonly reason: EmailReason | null;
  /** Where the reason stands, in UTF-16 code units from the beginning of the value; -1 where it is valid. */
  readonly at: number;
  /** The address without what is not part of it; '' where it is not valid. */
  readonly address: string;
  /** What is unusual about a valid address. */
  readonly warnings: readonly EmailWarning[];
}

/**
 * Whether a text is an address that mail can be sent to, as far as its form tells: RFC 5321, 5322, 6531, 6532. Whether the mailbox exists only its server knows.
 *
 * @param value    one address as typed; `null`, `undefined` and '' have the reason `empty`.
 * @param options  {@link EmailOptions}: what is accepted beyond the ordinary.
 * @throws {NamesakeError} `ERR_OPTION_UNKNOWN`, `ERR_OPTION_RANGE`. Text never throws.
 * @cost O(length) of at most 1,024 code units.
 * @example validateEmail('john@example.com').valid  // => true
 * @example validateEmail('john@example..com')  // => { valid: false, reason: 'label-empty', at: 13, address: '', warnings: [] }
 */
export function validateEmail(value: string | null | undefined, options?: EmailOptions): EmailValidation {
  const parsed = parseEmail(value, options);
  return parsed.valid
    ? { valid: true, reason: null, at: -1, address: parsed.address, warnings: parsed.warnings }
    : { valid: false, reason: parsed.reason, at: parsed.at, address: '', warnings: [] };
}
