import { NamesakeError } from '../errors.js';
import { refuseUnknown } from '../options.js';

/**
 * What is accepted beyond ordinary addresses. By default all that the RFCs let a mailbox of the public internet be, and nothing that cannot be one: a column of
 * addresses that people gave should lose no address that works, and `warnings` name the unusual ones. For a sign-up form, set `quoted`, `comments` and `literals` to false.
 */
export interface EmailOptions {
  /** Quoted local parts ("john doe"@…); default true: RFC 5321 has them. */
  readonly quoted?: boolean;
  /** Comments at the ends of the local part and the domain; default true: RFC 5322 has them, and they are no part of the address. */
  readonly comments?: boolean;
  /** Blanks and folded lines at the same places; default false: RFC 5322 has them, but in data a blank beside the @ is an error. White space around the whole value is always ignored. */
  readonly folding?: boolean;
  /** Address literals, [192.0.2.1] and [IPv6:…]; default true. */
  readonly literals?: boolean;
  /** Local parts and domains that are not ASCII (RFC 6531, IDNA); default true. */
  readonly international?: boolean;
  /** Domains of one label (admin@mailserver); default false. */
  readonly dotless?: boolean;
  /** Domains whose last label has only digits; default false. */
  readonly numeric?: boolean;
  /** Domains reserved for tests, documentation and single networks (.test, .local, …); default false. */
  readonly reserved?: boolean;
}

const DEFAULTS: Required<EmailOptions> = {
  quoted: true,
  comments: true,
  folding: false,
  literals: true,
  international: true,
  dotless: false,
  numeric: false,
  reserved: false,
};
const NAMES = Object.keys(DEFAULTS) as (keyof EmailOptions)[];

/** @throws {NamesakeError} `ERR_OPTION_UNKNOWN`, `ERR_OPTION_RANGE`, `ERR_INPUT_TYPE`. */
export function emailOptions(options: EmailOptions | undefined): Required<EmailOptions> {
  if (options === undefined) return DEFAULTS;
  refuseUnknown(options, NAMES);
  for (const name of NAMES) {
    const value: unknown = options[name];
    if (value !== undefined && typeof value !== 'boolean')
      throw new NamesakeError('ERR_OPTION_RANGE', `option "${name}"`, 'true or false', JSON.stringify(value) ?? typeof value);
  }
  return { ...DEFAULTS, ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) };
}
