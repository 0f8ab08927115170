import type { EmailOptions } from './email-options.js';
import type { EmailReason } from './reasons.js';

/** Ends the reading; caught by parseEmail, never seen outside. No stack is made: a column can have millions of them. */
export class Refused {
  constructor(
    readonly reason: EmailReason,
    readonly at: number,
  ) {}
}

/** Which ASCII characters a word may have without quotes (RFC 5322 atext), and which end a domain. */
const ATEXT = asciiSet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%&'*+/=?^_`{|}~-");
const DOMAIN_END = asciiSet(`@[]()<>,;:\\"\x7f ${String.fromCharCode(...Array(32).keys())}`);
/** Of RFC 6532's characters those that nobody can see, or that turn others around, and those that are none. Joiners (U+200C, U+200D) stay: Persian, Hindi and emoji need them. */
const UNSEEN = /[\p{Cc}\p{Z}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff0-\uffff\p{Noncharacter_Code_Point}]/u;
const BLANK = /\s/;
const MAX_NESTED = 64;

function asciiSet(characters: string): Uint8Array {
  const set = new Uint8Array(128);
  for (const character of characters) set[character.charCodeAt(0)] = 1;
  return set;
}

const isControl = (letter: string): boolean => letter < ' ' || (letter >= '\x7f' && letter <= '\x9f');

/** Reads an address from the left by RFC 5322's tokens, a code point at a time. Every method leaves `at` behind what it read. */
export class Scanner {
  readonly comments: string[] = [];
  folded = false;
  /** Behind the last word read. */
  wordEnd = 0;

  constructor(
    private readonly text: string,
    public at: number,
    private readonly end: number,
    private readonly accepted: Required<EmailOptions>,
  ) {}

  atEnd(): boolean {
    return this.at >= this.end;
  }

  peek(): string {
    return this.at < this.end ? String.fromCodePoint(this.text.codePointAt(this.at)!) : '';
  }

  take(letter: string): boolean {
    if (this.peek() !== letter) return false;
    this.at += letter.length;
    return true;
  }

  slice(begin: number, end: number): string {
    return this.text.slice(begin, end);
  }

  /** CFWS: comments, blanks and folded lines. */
  skipComments(): void {
    for (;;) {
      const letter = this.peek();
      if (letter === '(') this.comment();
      else if (letter === ' ' || letter === '\t' || letter === '\r' || letter === '\n') this.blanks();
      else return;
    }
  }

  private blanks(): void {
    const at = this.at;
    for (let letter = this.peek(); letter !== '' && ' \t\r\n'.includes(letter); letter = this.peek()) {
      const isFold = /^\r\n[ \t]/.test(this.text.slice(this.at, this.at + 3));
      if (this.accepted.folding && !isFold && (letter === '\r' || letter === '\n')) throw new Refused('fold-broken', this.at);
      this.at += isFold ? 3 : 1;
    }
    if (!this.accepted.folding) throw new Refused(/[\r\n]/.test(this.text.slice(at, this.at)) ? 'control-character' : 'white-space', at);
    this.folded = true;
  }

  private comment(): void {
    const begin = this.at;
    if (!this.accepted.comments) throw new Refused('comment-refused', begin);
    let depth = 0;
    do {
      const letter = this.peek();
      if (letter === '') throw new Refused('comment-unclosed', begin);
      if (letter === '(' && ++depth > MAX_NESTED) throw new Refused('comment-character', this.at);
      if (letter === ')') depth--;
      if (letter === '\\') {
        this.at++;
        const escaped = this.peek();
        if (escaped === '') throw new Refused('comment-unclosed', begin);
        if (isControl(escaped) && escaped !== '\t') throw new Refused('comment-character', this.at);
        this.at += escaped.length;
        continue;
      }
      if (letter === '\r' || letter === '\n') {
        if (!this.accepted.folding) throw new Refused('control-character', this.at);
        this.blanks();
        continue;
      }
      if (isControl(letter) && letter !== '\t') throw new Refused('comment-character', this.at);
      if (!this.accepted.international && letter > '\x7f') throw new Refused('comment-character', this.at);
      this.at += letter.length;
    } while (depth > 0);
    this.comments.push(this.text.slice(begin + 1, this.at - 1));
  }

  /** A quoted local part; gives what it says. */
  quotedString(): string {
    const begin = this.at++;
    if (!this.accepted.quoted) throw new Refused('quoted-refused', begin);
    let said = '';
    for (;;) {
      let letter = this.peek();
      if (letter === '') throw new Refused('quote-unclosed', begin);
      if (letter === '"') break;
      if (letter === '\\') {
        this.at++;
        letter = this.peek();
        if (letter === '') throw new Refused('quote-unclosed', begin);
        // RFC 5321: a backslash stands before ASCII that can be seen, and blanks
        if (letter < ' ' || letter > '~') throw new Refused('quoted-character', this.at);
      }
      if (letter > '\x7f' && !this.accepted.international) throw new Refused('local-not-ascii', this.at);
      if (letter !== ' ' && UNSEEN.test(letter)) throw new Refused(isControl(letter) ? 'control-character' : 'quoted-character', this.at);
      said += letter;
      this.at += letter.length;
    }
    this.wordEnd = ++this.at;
    const next = this.peek();
    if (next === '"' || next === '.' || this.isAtext(next)) throw new Refused('quote-misplaced', this.at);
    return said;
  }

  /** A local part without quotes, '' where there is none. */
  dotAtom(): string {
    const begin = this.at;
    let wordAt = begin;
    for (;;) {
      while (this.at < this.end && ATEXT[this.text.charCodeAt(this.at)] === 1) this.at++;
      const letter = this.peek();
      if (letter === '.') {
        if (this.at === begin) throw new Refused('local-leading-dot', this.at);
        if (this.at === wordAt) throw new Refused('local-consecutive-dots', this.at);
        wordAt = ++this.at;
      } else if (this.isAtext(letter)) this.at += letter.length;
      else break;
    }
    this.wordEnd = this.at;
    const next = this.peek();
    if (next === '"') throw new Refused('quote-misplaced', this.at);
    if (this.at === wordAt && this.at > begin && next === '@') throw new Refused('local-trailing-dot', this.at - 1);
    if (this.at === wordAt && this.at > begin && next === '(') throw new Refused('comment-misplaced', this.at);
    return this.text.slice(begin, this.at);
  }

  private isAtext(letter: string): boolean {
    if (letter === '') return false;
    if (letter <= '\x7f') return ATEXT[letter.charCodeAt(0)] === 1;
    if (!this.accepted.international) throw new Refused('local-not-ascii', this.at);
    return !UNSEEN.test(letter);
  }

  /** Everything up to a character that ends a domain. */
  domainText(): string {
    const begin = this.at;
    for (; this.at < this.end; this.at++) {
      const unit = this.text.charCodeAt(this.at);
      if (unit < 128 ? DOMAIN_END[unit] === 1 : BLANK.test(this.text[this.at])) break;
    }
    return this.text.slice(begin, this.at);
  }

  /** What stands in square brackets, without them. */
  bracketed(): string {
    const begin = this.at;
    const close = this.text.indexOf(']', begin);
    if (close < 0 || close >= this.end) throw new Refused('literal-unclosed', begin);
    this.at = close + 1;
    return this.text.slice(begin + 1, close);
  }

  /** Says why the local part does not end with an @ where its word ends. */
  refuseLocalRest(localAt: number): never {
    const next = this.peek();
    if (next === '') throw new Refused('missing-at', this.at);
    if (isControl(next)) throw new Refused('control-character', this.at);
    if (this.at > this.wordEnd && this.wordEnd > localAt && this.comments.length > 0 && (next === '.' || this.isAtext(next)))
      throw new Refused('comment-misplaced', this.wordEnd);
    if (this.at > this.wordEnd && this.folded) throw new Refused('white-space', this.wordEnd);
    throw new Refused(this.text.indexOf('@', this.at) < 0 || this.text.indexOf('@', this.at) >= this.end ? 'missing-at' : 'local-character', this.at);
  }

  /** Says why something is behind the domain, which ended at `domainEnd`. */
  refuseDomainRest(domainEnd: number): never {
    const next = this.peek();
    if (next === '@') throw new Refused('several-at', this.at);
    if (isControl(next)) throw new Refused('control-character', this.at);
    if (BLANK.test(next)) throw new Refused('white-space', this.at);
    if (this.at > domainEnd) throw new Refused(this.comments.length > 0 ? 'comment-misplaced' : 'white-space', domainEnd);
    throw new Refused('domain-character', this.at);
  }
}

/** Octets of a text in UTF-8. */
export function utf8Length(text: string): number {
  let octets = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    octets += unit < 0x80 ? 1 : unit < 0x800 ? 2 : unit >= 0xd800 && unit <= 0xdfff ? 2 : 3;
  }
  return octets;
}
