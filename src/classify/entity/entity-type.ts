import { wordFrequency } from '../../lexicon/lexicon.js';
import { legalEnding } from '../../standardize/organization/legal-ending.js';
import { foldPhrase } from '../../text/phrase.js';
import { identifier } from './identifiers.js';
import { hasForeignLegalMark } from './legal-mark.js';
import { personOrOrganization } from './person-or-organization.js';
import { addressOf, placeOf } from './place-like.js';
import { productOf } from './product-like.js';
import { shapeOf } from './shapes.js';
import type { Verdict } from './verdict.js';

/** A longer text is nothing that has one name. */
const MAX_LENGTH = 1000;
/** More words than this are a sentence. */
const MAX_WORDS = 18;
/** A single word is said to be a person or an organization from this on. */
const SURE_OF_ONE_WORD = 0.55;
/** Of one word that no list has, the letters say no more than this. */
const UNLISTED_WORD = 0.65;
/** A product wins over an address that is not surer by this. */
const SURE_PRODUCT = 0.22;

const UNKNOWN: Verdict = { type: 'unknown', confidence: 0, reason: 'nothing that is known' };

/**
 * What a value is: a person, an organization, a place, an address, a product, a mail address, a number … by its form, its check digits and what the tables
 * say of its words.
 *
 * Forms come first (mail address, IP address, URL, identifiers with check digits, dates, telephone numbers, numbers), then addresses, countries, regions and cities that are the
 * whole value, products; what is left is a person or an organization, by how common its words are in names of either and how it is built.
 *
 * @param value one value, up to 1,000 characters; longer ones, and what is no text, are unknown.
 * @returns {@link Verdict}: type, confidence and reason, and the scheme of an identifier. Text never throws.
 * @example entityType('Jane Q. Smith').type  // => 'person'
 * @example entityType('Smith Brothers Holdings Ltd').type  // => 'organization'
 * @example entityType('529900T8BM49AURSDO55').scheme  // => 'LEI'
 * @example entityType('').type  // => 'unknown'
 * @cost 300 to 500 µs; the tables are read once, up to a second.
 */
export function entityType(value: unknown): Verdict {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return UNKNOWN;
  const text = value.replace(/[\s\0\u200b\ufeff]+/gu, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return UNKNOWN;
  return byForm(text) ?? byWords(text);
}

function byForm(text: string): Verdict | null {
  const shape = shapeOf(text);
  if (shape !== null && shape.type !== 'number' && shape.type !== 'phone') return shape;
  const id = identifier(text);
  if (id !== null && (shape === null || id.confidence > shape.confidence || (shape.type === 'number' && id.scheme !== 'GTIN') || id.confidence >= 0.85))
    return { type: 'identifier', ...id };
  return shape;
}

function byWords(text: string): Verdict {
  if (!/\p{L}/u.test(text)) return { ...UNKNOWN, reason: 'digits and signs of no known form' };
  if (text.split(' ').length > MAX_WORDS) return { ...UNKNOWN, reason: 'a sentence' };
  const legal = legalEnding(text.split(' '));
  if (legal === null) {
    const product = productOf(text);
    const place = addressOf(text);
    // "iPhone 13 Pro 128GB": what has sizes and model numbers is no street
    if (product !== null && (place === null || (product.confidence > place.confidence - SURE_PRODUCT && place.confidence < 0.95))) return product;
    const found = place ?? placeOf(text);
    if (found !== null) return found;
    if (hasForeignLegalMark(text)) return { type: 'organization', confidence: 0.95, reason: 'a legal form, or a word of organizations, in its own script' };
  }
  if (isTwoSurnames(text)) return { type: 'organization', confidence: 0.85, reason: 'two surnames joined' };
  const { person, because } = personOrOrganization(text);
  const confidence = Math.round(Math.max(person, 1 - person) * 1000) / 1000;
  const reason = because.length > 0 ? because.join(', ') : 'the letters of its words';
  if (!text.includes(' ') && confidence < SURE_OF_ONE_WORD) return { ...UNKNOWN, reason: 'one word, in names of either' };
  const most = because.includes('nothing known') && !text.includes(' ') ? UNLISTED_WORD : 0.995;
  return { type: person > 0.5 ? 'person' : 'organization', confidence: Math.min(confidence, most), reason };
}

/** Johnson & Johnson, Ernst & Young; not Mary & John. */
function isTwoSurnames(text: string): boolean {
  const match = /^(\p{L}[\p{L}'’-]{1,30}) (?:&|\+|und|and) (\p{L}[\p{L}'’-]{1,30})$/iu.exec(text);
  if (match === null) return false;
  return match.slice(1).every((word) => {
    const folded = foldPhrase(word).join('');
    return wordFrequency(folded, 'surname') >= wordFrequency(folded, 'given');
  });
}
