import { rewriter } from '../../lexicon/spelling-rules.js';

const plainSpelling = rewriter('individual', 'skeleton');
const plainConsonants = rewriter('individual', 'consonant');

/**
 * A name without differences of spelling that are not heard: the key's surname at the wide level. By the rules of tables/individual/spelling-rules.tsv:
 * consonants by sound, each group of vowels by its first letter (a, e for e/i/y, o for o/u), a silent e and the vowel of -son/-sen out.
 *
 * @example nameSkeleton('schroeder') === nameSkeleton('shroder')  // => true
 * @example nameSkeleton('gouldstine') === nameSkeleton('goldstein')  // => true
 * @example nameSkeleton('schmidt') === nameSkeleton('smith')  // => false
 */
export function nameSkeleton(name: string): string {
  return name.length < 3 || !/^[a-z]+$/.test(name) ? name : plainSpelling(name) || name;
}

/**
 * The consonants of a name by rough class, behind a vowel in front: what is left where a script writes no vowels, or a clerk wrote what he heard.
 *
 * @example consonants('muhammad') === consonants('mhmd')  // => true
 */
export function consonants(name: string): string {
  const skeleton = nameSkeleton(name);
  return (/^[aeiou]/.test(skeleton) ? 'a' : '') + plainConsonants(skeleton);
}
