import type { Sections } from '../column/section-file.js';
import { Kernel } from '../kernel/kernel.js';
import { CompanyWords } from './company/words.js';

/** What images are made of, by their names: see src/lexicon/image.ts. Made of the tables, whether there are images or not. */
export function imageParts(): Readonly<Record<string, Sections>> {
  return { company: new CompanyWords(new Kernel(), null).sections() };
}
