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

/**
 * The file of an image. Integers are written as differences from the one in front: most are ids and places that rise by one, and what repeats takes no room in the
 * package, which is packed. (Company, with tries without their slots: 0.54 → 0.30 MB.)
 */
export function writeImage({ meta, sections }: Image): Uint8Array {
  const written = Object.entries(sections).map(([name, array]) => [
    name,
    array instanceof Int32Array ? array.map((item, i) => item - (array[i - 1] ?? 0)) : array,
  ]);
  return writeSections({ ...(meta as object) }, Object.fromEntries(written));
}

/** The image of {@link writeImage}: views of `bytes`, which are changed. */
export function readImage(bytes: Uint8Array): Image {
  const image = readSections(bytes, 'package');
  for (const array of Object.values(image.sections)) {
    if (!(array instanceof Int32Array)) continue;
    let item = 0;
    for (let i = 0; i < array.length; i++) array[i] = item += array[i];
  }
  return image;
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
