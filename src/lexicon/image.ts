import { readSections, type SectionArray, type Sections, writeSections } from '../column/section-file.js';
import { imageBytes } from './texts.node.js';

const LITTLE_ENDIAN = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/** What was made of the tables: arrays, and what JSON can say. */
export interface Image {
  readonly meta: unknown;
  readonly sections: Sections;
}

const images = new Map<string, Image | null>();

/**
 * Arrays that were made of the tables when the package was built: what takes 150 ms to make from the texts lies there as it is used. `null` where no image is (in
 * bundles, where tests run the sources, on machines of the other byte order): then it is made from the texts, with the same result.
 *
 * @param name  of the file, without its ending.
 */
export function packagedImage(name: string): Image | null {
  let image = images.get(name);
  if (image === undefined) {
    const bytes = LITTLE_ENDIAN ? imageBytes(name) : null;
    images.set(name, (image = bytes === null ? null : readImage(bytes)));
  }
  return image;
}

/** Behind the name of a section that is integers in planes. */
const PLANES = ':planes';
/** Behind the name of sections that are texts, front-coded: `bytes`, one text behind the other, and `ends`, where each ends behind a first 0. */
const TEXTS = ':texts';
/** No byte of a text is below it, so that a byte that is tells how many are those of the text before. */
const FIRST_OF_TEXT = 0x20;

/**
 * The file of an image. Integers are written as differences from the one in front: most are ids and places that rise by one, and what repeats takes no room in the
 * package, which is packed (company, with tries without their slots: 0.54 → 0.30 MB); their lowest bytes stand together, then their second ones and so on (all four images packed: 408 → 387 KB).
 * Texts, which stand in runs of the tables' order, are front-coded (464 → 426 KB).
 */
export function writeImage({ meta, sections }: Image): Uint8Array {
  const written = Object.entries(sections).flatMap(([name, array]): [string, SectionArray][] => {
    const [texts, part] = partOfTexts(name, sections);
    if (part === 'ends') return [];
    if (part === 'bytes') return [[texts + TEXTS, frontCodedOf(array as Uint8Array, sections[`${texts}.ends`] as Int32Array)]];
    return [array instanceof Int32Array ? [name + PLANES, planesOf(array)] : [name, array]];
  });
  return writeSections({ ...(meta as object) }, Object.fromEntries(written));
}

/** The image of {@link writeImage}. */
export function readImage(bytes: Uint8Array): Image {
  const { meta, sections } = readSections(bytes, 'package');
  const read = Object.entries(sections).flatMap(([name, array]): [string, SectionArray][] => {
    if (name.endsWith(PLANES)) return [[name.slice(0, -PLANES.length), fromPlanes(array as Uint8Array)]];
    return name.endsWith(TEXTS) ? Object.entries(named(name.slice(0, -TEXTS.length), fromFrontCoded(array as Uint8Array))) : [[name, array]];
  });
  return { meta, sections: Object.fromEntries(read) };
}

/** Whose `bytes` or `ends` a section is, where there are both. */
function partOfTexts(name: string, sections: Sections): [texts: string, part: 'bytes' | 'ends'] | [] {
  const at = name.lastIndexOf('.');
  const [texts, part] = [name.slice(0, at), name.slice(at + 1)];
  return (part === 'bytes' || part === 'ends') && `${texts}.bytes` in sections && `${texts}.ends` in sections ? [texts, part] : [];
}

/** Of each text how many bytes are those of the one before, and the others. */
function frontCodedOf(bytes: Uint8Array, ends: Int32Array): Uint8Array {
  const coded = new Uint8Array(bytes.length + ends.length - 1);
  let at = 0;
  for (let i = 1, before = 0; i < ends.length; before = ends[i - 1], i++) {
    const start = ends[i - 1];
    const most = Math.min(FIRST_OF_TEXT - 1, start - before, ends[i] - start);
    let shared = 0;
    while (shared < most && bytes[before + shared] === bytes[start + shared]) shared++;
    const rest = bytes.subarray(start + shared, ends[i]);
    if (rest.some((byte) => byte < FIRST_OF_TEXT)) throw new Error(`text ${i - 1} has a control character`);
    coded[at++] = shared;
    coded.set(rest, at);
    at += rest.length;
  }
  return coded.slice(0, at);
}

function fromFrontCoded(coded: Uint8Array): { bytes: Uint8Array; ends: Int32Array } {
  // (bytes by numbers: in a process that has just begun each of the ways that are shorter takes some ms)
  let count = 0;
  let length = coded.length;
  for (let i = 0; i < coded.length; i++) {
    if (coded[i] >= FIRST_OF_TEXT) continue;
    count++;
    length += coded[i] - 1;
  }
  const bytes = new Uint8Array(length);
  const ends = new Int32Array(count + 1);
  let text = 0;
  let at = 0;
  for (let i = 0, start = 0; i < coded.length; i++) {
    const byte = coded[i];
    if (byte >= FIRST_OF_TEXT) bytes[at++] = byte;
    else {
      ends[text++] = at;
      for (let from = start, end = start + byte; from < end; from++) bytes[at++] = bytes[from];
      start = ends[text - 1];
    }
  }
  ends[text] = at;
  return { bytes, ends };
}

/** Differences, small ones of either sign as small numbers, byte by byte. */
function planesOf(array: Int32Array): Uint8Array {
  const { length } = array;
  const planes = new Uint8Array(length * 4);
  let before = 0;
  for (let i = 0; i < length; i++) {
    const difference = (array[i] - before) | 0;
    const folded = (difference << 1) ^ (difference >> 31);
    for (let plane = 0; plane < 4; plane++) planes[plane * length + i] = folded >>> (8 * plane);
    before = array[i];
  }
  return planes;
}

function fromPlanes(planes: Uint8Array): Int32Array {
  const length = planes.length / 4;
  const [second, third, fourth] = [length, 2 * length, 3 * length];
  const array = new Int32Array(length);
  let item = 0;
  for (let i = 0; i < length; i++) {
    const folded = planes[i] | (planes[second + i] << 8) | (planes[third + i] << 16) | (planes[fourth + i] << 24);
    array[i] = item = (item + ((folded >>> 1) ^ -(folded & 1))) | 0;
  }
  return array;
}

/** Sections as parts of a larger image: `prefix` in front of their names. */
export function named(prefix: string, sections: Sections): Sections {
  return Object.fromEntries(Object.entries(sections).map(([name, array]) => [`${prefix}.${name}`, array]));
}

/** The sections that {@link named} put into a larger image. */
export function within(prefix: string, sections: Sections): Sections {
  const parts = Object.entries(sections).filter(([name]) => name.startsWith(`${prefix}.`));
  return Object.fromEntries(parts.map(([name, array]) => [name.slice(prefix.length + 1), array]));
}
