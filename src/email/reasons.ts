/**
 * Why a text is no address that mail can be sent to: one code for each, which stays. The value says what it means and which rule it is.
 *
 * The rules: RFC 5321 (SMTP) for what a mailbox is, RFC 5322 for comments and folding, RFC 6531 and 6532 for addresses that are not ASCII, RFC 1035 and 5890 for
 * names of domains, UTS 46 for how they become ASCII, RFC 2606, 6761, 6762, 7686, 8375 and 9476 for domains that are reserved.
 */
export const EMAIL_REASONS = {
  empty: 'nothing there, or only white space',
  'too-long-to-read': 'more than 1,024 UTF-16 code units, comments included: not read',
  'lone-surrogate': 'half of a character: broken UTF-16',
  'control-character': 'a control character (RFC 5322 3.2.3)',
  'white-space': 'a blank that stands in no quoted text or comment',
  'angle-brackets': 'a name with an address in angle brackets, or an address in them: only the address is one',
  'missing-at': 'no @ (RFC 5321 4.1.2)',
  'several-at': 'more than one @ outside of quotes',
  'local-empty': 'nothing in front of the @',
  'local-too-long': 'more than 64 octets in front of the @ (RFC 5321 4.5.3.1.1)',
  'local-leading-dot': 'the local part begins with a dot',
  'local-trailing-dot': 'the local part ends with a dot',
  'local-consecutive-dots': 'two dots beside each other in the local part',
  'local-character': 'a character that needs quotes (RFC 5322 3.2.3: atext), or that cannot be seen',
  'local-not-ascii': 'a local part that is not ASCII, where the option `international` refuses it',
  'quoted-refused': 'a quoted local part, where the option `quoted` refuses it',
  'quote-unclosed': 'a quotation mark without its other',
  'quote-misplaced': 'quotes around a part of the local part only (RFC 5321 4.1.2: all of it or nothing)',
  'quoted-character': 'a character that cannot stand in quotes, or an escape of nothing',
  'comment-refused': 'a comment, where the option `comments` refuses it',
  'comment-unclosed': 'a bracket of a comment without its other',
  'comment-misplaced': 'a comment inside of a word (RFC 5322 3.4.1: only at the ends of the local part and of the domain)',
  'comment-character': 'a character that cannot stand in a comment, or an escape of nothing',
  'fold-broken': 'a line end that no blank follows (RFC 5322 3.2.2)',
  'domain-empty': 'nothing behind the @',
  'domain-too-long': 'more than 255 octets behind the @, as ASCII (RFC 5321 4.5.3.1.2)',
  'address-too-long': 'more than 254 octets without comments (RFC 5321 4.5.3.1.3, erratum 1690)',
  'label-empty': 'a dot at the beginning or end of the domain, or two beside each other',
  'label-too-long': 'more than 63 octets between two dots of the domain, as ASCII (RFC 1035 2.3.4)',
  'label-hyphen': 'a hyphen at the beginning or end of a label (RFC 1123 2.1)',
  'domain-character': 'a character other than letters, digits and hyphens in the domain',
  'domain-not-ascii': 'a domain that is not ASCII, where the option `international` refuses it',
  'domain-idn': 'a label that is not ASCII and has no ASCII form, or an xn-- label that is none (UTS 46, RFC 5891)',
  'domain-single-label': 'one label only: no mail comes to a top-level domain (RFC 7085), and no host of one network is an address for others',
  'domain-numeric-tld': 'the last label has only digits (RFC 3696 2): an IPv4 address without its brackets, or an error',
  'domain-reserved': 'a domain that never gets mail: .test, .example, .invalid, .localhost, .local, .onion, .internal, .alt, home.arpa',
  'literal-refused': 'an address literal, where the option `literals` refuses it',
  'literal-unclosed': 'a [ without its ]',
  'literal-trailing': 'something behind the ] of an address literal',
  'literal-ipv4': 'no IPv4 address in the brackets: four numbers up to 255',
  'literal-ipv6': 'no IPv6 address behind "IPv6:" (RFC 5321 4.1.3)',
  'literal-tag': 'an address literal of another kind than IPv4 and IPv6: none is registered',
} as const;

/** A code of {@link EMAIL_REASONS}. */
export type EmailReason = keyof typeof EMAIL_REASONS;

/** What is unusual about an address that is accepted: one code for each, which stays. */
export const EMAIL_WARNINGS = {
  'surrounding-white-space': 'white space around the address was ignored',
  'quoted-local': 'quotes that the local part needs: many systems refuse them',
  comment: 'comments, which are not part of the address',
  folding: 'blanks beside the @ or at an end, which are not part of the address',
  'international-local': 'the local part is not ASCII: every server on the way must know SMTPUTF8',
  'international-domain': 'the domain has letters that are not ASCII',
  'address-literal': 'the number of a host instead of its name',
  'single-label': 'the domain has one label',
  'numeric-tld': 'the last label of the domain has only digits',
  'reserved-domain': 'a domain that is reserved for tests, documentation or one network',
  'mixed-scripts': 'a label mixes letters of Latin, Greek or Cyrillic, which look alike',
} as const;

/** A code of {@link EMAIL_WARNINGS}. */
export type EmailWarning = keyof typeof EMAIL_WARNINGS;
