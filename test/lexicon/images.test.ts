import { describe, expect, it } from 'vitest';
import { imageBytes } from '../../dist/lexicon/texts.node.js';
import { imageParts } from '../../src/category/images.js';
import { readImage } from '../../src/lexicon/image.js';

describe('an image of the package', () => {
  const parts = imageParts();

  it.each(Object.keys(parts))('has what the sources make of the tables: %s', (name) => {
    const bytes = imageBytes(name);
    const image = bytes && readImage(bytes);
    expect(Object.keys(image ?? {}).sort()).toEqual(Object.keys(parts[name]).sort());
    for (const [section, array] of Object.entries(parts[name])) {
      const built = image?.[section];
      expect(built?.constructor, section).toBe(array.constructor);
      expect(
        Buffer.from((built as Uint8Array).buffer, built?.byteOffset, built?.byteLength).equals(Buffer.from(array.buffer, array.byteOffset, array.byteLength)),
        section,
      ).toBe(true);
    }
  });
});
