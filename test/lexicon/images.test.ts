import { describe, expect, it } from 'vitest';
import { imageBytes } from '../../dist/lexicon/texts.node.js';
import { categoryImages } from '../../src/category/images.js';
import { readImage } from '../../src/lexicon/image.js';

describe('an image of the package', () => {
  const made = categoryImages();

  it.each(Object.keys(made))('is what the sources make of the tables: %s', (name) => {
    const bytes = imageBytes(name);
    const { meta, sections } = readImage(bytes as Uint8Array);
    expect(meta).toEqual(made[name].meta);
    expect(Object.keys(sections).sort()).toEqual(Object.keys(made[name].sections).sort());
    for (const [section, array] of Object.entries(made[name].sections)) {
      expect(sections[section].constructor, section).toBe(array.constructor);
      expect(bytesOf(sections[section]).equals(bytesOf(array)), section).toBe(true);
    }
  });
});

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer => Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
