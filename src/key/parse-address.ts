import { PART_NAMES, Part, type PartName } from '../category/address/parts.js';
import type { AddressReader } from '../category/address/reader.js';
import { NamesakeError } from '../errors.js';
import { oneOf, refuseUnknown } from '../options.js';
import { byteClasses } from '../text/byte-classes.js';
import { MARKS_OF_LOST } from '../text/lost-letters.js';
import { characterEscape } from '../text/character-escapes.js';
import { characterReference } from '../text/character-references.js';
import { markupTag } from '../text/markup-tags.js';
import { mayBeMisDecoded, plainCharacter } from '../text/plain-characters.js';
import { keyEngine } from './keys.js';

export interface ParseAddressOptions {
  /** 'address' (default) for the United States, 'global-address' for any country. */
  readonly category?: 'address' | 'global-address';
}

/** One part of an address, as it stands in the value: `value.slice(start, end)`. */
export interface AddressComponent {
  readonly part: PartName;
  readonly text: string;
  /** First and behind the last code unit (UTF-16). */
  readonly start: number;
  readonly end: number;
  /** The words that it is compared by: "Ste" is nothing, "First" is 1, "St" behind a name is street. */
  readonly canonical: string;
}

const CATEGORIES = ['address', 'global-address'] as const;
const classes = byteClasses('', '', MARKS_OF_LOST);

/**
 * Parts of an address: number, street and its type and directions, unit, town, state, postcode, country, and what stands in front.
 *
 * @param value    one address as typed, any script; the first 2,048 bytes (UTF-8) are read.
 * @param options  {@link ParseAddressOptions}.
 * @returns the parts in the order in which they stand; neighbouring words of one part are one component. Empty where there are no words.
 * @throws {NamesakeError} `ERR_INPUT_TYPE`, `ERR_OPTION_*`. Text never throws.
 * @example parseAddress('500 Main St.').map((component) => component.part).join(' ')  // => 'number street streetType'
 * @example parseAddress('12 rue de la Paix', { category: 'global-address' })[1].canonical  // => 'street'
 */
export function parseAddress(value: string, options: ParseAddressOptions = {}): AddressComponent[] {
  refuseUnknown(options, ['category']);
  const category = oneOf('category', options.category, CATEGORIES, 'address');
  if (typeof value !== 'string') throw new NamesakeError('ERR_INPUT_TYPE', 'the value', 'a string', value === null ? 'null' : typeof value);
  const engine = keyEngine(category);
  engine.trim();
  engine.readOne(value);
  const { parse, address, words } = engine.reader as AddressReader;
  const { items } = parse;
  const spans = tokenSpans(value);
  const components: { part: PartName; start: number; end: number; canonical: string[] }[] = [];
  let unit = 0;
  for (let i = 0; i < items.count; i++) {
    const part = PART_NAMES[items.part[i]];
    const canonical: string[] = [];
    for (; unit < address.count && address.item[unit] <= i; unit++) if (address.item[unit] === i) canonical.push(words.textOf(address.word[unit]));
    const [start] = spans[items.from[i]];
    const [, end] = spans[items.end[i] - 1];
    const last = components.at(-1);
    // a token that is two words of two parts (Hauptstrasse, 12a) is shown with the first of them
    const shared = last !== undefined && start < last.end;
    if (last !== undefined && (last.part === part || shared) && !(items.begins(i) && items.part[i] === Part.venue)) {
      last.end = Math.max(last.end, end);
      last.canonical.push(...canonical);
    } else components.push({ part, start, end, canonical });
  }
  return components.map(({ part, start, end, canonical }) => ({ part, text: value.slice(start, end), start, end, canonical: canonical.join(' ') }));
}

/** First and last code unit of each of the scan's tokens (assembly/scan.ts), told from the text. */
function tokenSpans(value: string): [start: number, end: number][] {
  const spans: [number, number][] = [];
  for (let i = 0; i < value.length; ) {
    let { cls, length } = characterAt(value, i, i);
    if (cls < LETTER && !(cls === MARK && BEGINS_WORD.test(value.slice(i, i + MOST_MARKS + 1)))) {
      if (cls === OWN_TOKEN) spans.push([i, i + length]);
      i += length;
      continue;
    }
    const start = i;
    let end = i;
    while (i < value.length && (cls >= LETTER || cls === JOINER || cls === MARK)) {
      i += length;
      if (cls >= LETTER) end = i;
      ({ cls, length } = characterAt(value, start, i));
    }
    spans.push([start, end]);
  }
  return spans;
}

const OWN_TOKEN = 1;
const JOINER = 2;
const MARK = 3;
/** Marks of lost letters that a word may begin with. */
const MOST_MARKS = 4;
const BEGINS_WORD = new RegExp(`^[${MARKS_OF_LOST}\\uFFFD\\uFF1F]{1,${MOST_MARKS}}[A-Za-z0-9]`);
const LETTER = 0x20;

/** What begins with a character and is read as another. */
const WRITTEN: { readonly [character: string]: ((value: string, at: number) => { readonly length: number; readonly text: string } | null) | undefined } = {
  '&': characterReference,
  '<': markupTag,
  '\\': characterEscape,
  '%': characterEscape,
};

/** What the character at a place is to the scan, in a token that began at `start`, and its code units: beyond ASCII all are letters but those that are read as one of ASCII. */
function characterAt(value: string, start: number, at: number): { cls: number; length: number } {
  const reference = WRITTEN[value[at]]?.(value, at) ?? null;
  const unit = reference === null ? value.charCodeAt(at) : reference.text.charCodeAt(0);
  const length = reference?.length ?? 1;
  if (unit < 0x80) return { cls: classes[unit], length };
  const plain = reference === null && mayBeMisDecoded(value, start, at) ? 0 : plainCharacter(unit);
  return { cls: plain === 0 ? 0x80 : classes[plain], length };
}
