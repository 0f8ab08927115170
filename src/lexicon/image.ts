import { readSections, type Sections, writeSections } from '../column/section-file.js';
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

/**
 * The file of an image. Integers are written as differences from the one in front: most are ids and places that rise by one, and what repeats takes no room in the
 * package, which is packed (company, with tries without their slots: 0.54 → 0.30 MB); their lowest bytes stand together, then their second ones and so on (all four images packed: 408 → 387 KB).
 */
export function writeImage({ meta, sections }: Image): Uint8Array {
  const written = Object.entries(sections).map(([name, array]) => (array instanceof Int32Array ? [name + PLANES, planesOf(array)] : [name, array]));
  return writeSections({ ...(meta as object) }, Object.fromEntries(written));
}

/** The image of {@link writeImage}. */
export function readImage(bytes: Uint8Array): Image {
  const { meta, sections } = readSections(bytes, 'package');
  const read = Object.entries(sections).map(([name, array]) =>
    name.endsWith(PLANES) ? [name.slice(0, -PLANES.length), fromPlanes(array as Uint8Array)] : [name, array],
  );
  return { meta, sections: Object.fromEntries(read) };
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
