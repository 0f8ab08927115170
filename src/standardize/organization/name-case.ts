import { connectives, wordCases } from './organization-tables.js';

const ROMAN = /^(?:i{1,3}|iv|vi{0,3}|ix|xi{0,3}|xiv|xv|xvi{0,3}|xix|xx)$/;
const DOTTED = /^(?:\p{L}\.)+\p{L}?$/u;
const ORDINAL = /^\d+(?:st|nd|rd|th)$/;
const TOP_LEVEL = new Set(['com', 'net', 'org', 'io', 'ai', 'biz', 'info', 'de', 'fr', 'uk', 'nl', 'it', 'es', 'eu', 'ca', 'us', 'tv', 'ch', 'at']);
const VOWEL = /[aeiouyà-öø-ÿ]/;
/** Languages whose connectives are written small within names. */
const SMALL_IN = /^(?:\*|.*\b(?:en|de|fr|es|pt|it|nl|ca|da|sv|no|pl|ro)\b)/;

/** Whether a text says nothing about case: it is in capitals, or in small letters, throughout. */
export function isCaseless(text: string): boolean {
  return text === text.toUpperCase() || text === text.toLowerCase();
}

/** County of Los Angeles, but Banco de los Andes: articles are small behind a small word of their own languages. */
export const isArticle = (word: string): boolean => wordCases().get(word.toLowerCase())?.class === 'article';
export const isRomanceSmallWord = (word: string): boolean => /^(?:de|y|e|et|en|à|sur|para|por|con|per|pour)$/i.test(word);

/**
 * A word of a name in the case that it is written in.
 *
 * @param word  one word without blanks, in any case, which says nothing.
 * @param place where it stands: connectives are small between other words, Roman numerals count at the end.
 */
export function cased(word: string, place: 'first' | 'inner' | 'last' | 'only'): string {
  const small = word.toLowerCase();
  const bare = small.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (bare === '') return word;
  const from = small.indexOf(bare);
  const written = spelled(bare, place);
  return small.slice(0, from) + written + small.slice(from + bare.length);
}

function spelled(word: string, place: 'first' | 'inner' | 'last' | 'only'): string {
  const known = wordCases().get(word);
  if (known?.class === 'small' || known?.class === 'article') return place === 'inner' ? word : capitalized(word);
  const connective = connectives().get(word);
  if (place === 'inner' && connective !== undefined && isSmall(connective.class, connective.ambiguous, connective.scope, word)) return word;
  if (known !== undefined) return known.spelling;
  if (DOTTED.test(word)) return word.toUpperCase();
  if (place === 'last' && ROMAN.test(word)) return word.toUpperCase();
  if (word.includes('-'))
    return word
      .split('-')
      .map((part, i, all) => part && spelled(part, all.length > 2 && i > 0 && i < all.length - 1 ? 'inner' : 'only'))
      .join('-');
  if (word.includes('&'))
    return word
      .split('&')
      .map((part) => part && spelled(part, 'only'))
      .join('&');
  if (word.includes('/'))
    return word
      .split('/')
      .map((part) => part && spelled(part, 'only'))
      .join('/');
  if (word.includes('.')) return dotted(word);
  if (/['’]/.test(word)) return apostrophed(word);
  if (/^\d/.test(word)) return ORDINAL.test(word) || !/\p{L}/u.test(word) ? word : word.length <= 4 ? word.toUpperCase() : word;
  if (word.length === 1) return word.toUpperCase();
  // BMW, KPMG; two letters are more often initials than a word
  if (/^[a-z]+$/.test(word) && ((word.length <= 4 && !VOWEL.test(word)) || word.length === 2)) return word.toUpperCase();
  if (/^mc[a-z]{3,}$/.test(word)) return `Mc${capitalized(word.slice(2))}`;
  return capitalized(word);
}

function isSmall(cls: string, ambiguous: string, scope: string, word: string): boolean {
  if (cls.endsWith('-marker') || !SMALL_IN.test(scope)) return false;
  return ambiguous === '' ? word.length <= 4 : word.length <= 3 && word.length > 1;
}

/** amazon.com → Amazon.com; s.p.a → S.P.A is left to the legal forms. */
function dotted(word: string): string {
  return word
    .split('.')
    .map((part, i) => (part === '' || (i > 0 && TOP_LEVEL.has(part)) ? part : spelled(part, 'only')))
    .join('.');
}

/** O'Brien, L'Atelier, McDonald's, Levi's. */
function apostrophed(word: string): string {
  return word
    .split(/(['’])/)
    .map((part, i, all) => (i > 0 && i === all.length - 1 && part.length <= 2 ? part : i % 2 === 1 || part === '' ? part : spelled(part, 'only')))
    .join('');
}

function capitalized(word: string): string {
  const [first] = word;
  return first.toUpperCase() + word.slice(first.length);
}
