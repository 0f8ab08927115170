import { Kernel } from '../kernel/kernel.js';
import type { Image } from '../lexicon/image.js';
import { AddressWords } from './address/words.js';
import { CompanyWords } from './company/words.js';
import { IndividualWords } from './individual/words.js';

/** The images that the package has, by their names: made of the tables, whether there are images or not. */
export function categoryImages(): Readonly<Record<string, Image>> {
  return {
    company: new CompanyWords(new Kernel(), null).image(),
    address: new AddressWords(new Kernel(), 'us', null).image(),
    individual: new IndividualWords(new Kernel(), null).image(),
    'global-address': new AddressWords(new Kernel(), 'world', null).image(),
  };
}
