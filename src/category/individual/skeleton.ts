const DIGRAPHS: readonly (readonly [RegExp, string])[] = [
  // names of God's servants and of the religion: abdel malek, abdulmalik; salaheddine, salah al-din
  [/^abd[aeiou]*(?:l|([rsnzt])(?=\1))?(?=..)/, 'abdl'],
  [/(?<=..)[aeiou][ldrsn]?d[iey]+ne?$/, 'adin'],
  [/^mac(?=[bcdfgklmnprst]..)/, 'mc'],
  [/^(kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^wh/, 'w'],
  [/^pf/, 'f'],
  // every spelling of sh and zh is one sound of its own, so that Schmidt is not Smith; so is every spelling of ch
  [/tsch|tch|cz|ch(?![lr])/g, 'C'],
  [/sch|sh|sz|zh/g, 'S'],
  [/ch/g, 'k'],
  [/ph/g, 'f'],
  [/gh(?=[aeiouy])/g, 'g'],
  [/gh/g, ''],
  [/[dt]h|dt/g, 't'],
  [/tz|ts/g, 's'],
  [/[cgkq]+h/g, 'k'],
  [/ck|qu|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  // -off, -ow, -eff of the same Slavic names
  [/([eo])(ff|w)$/, '$1v'],
  [/w/g, 'v'],
  [/(.)\1+/g, '$1'],
  [/(?<=.)h/g, ''],
  [/(.)\1+/g, '$1'],
];

/**
 * A name without differences of spelling that are not heard: the key's surname at the wide level. Consonants by sound, each group of vowels by its first
 * letter (a, e for e/i/y, o for o/u), a silent e and the vowel of -son/-sen out.
 *
 * @example nameSkeleton('schroeder') === nameSkeleton('shroder')  // => true
 * @example nameSkeleton('gouldstine') === nameSkeleton('goldstein')  // => true
 * @example nameSkeleton('schmidt') === nameSkeleton('smith')  // => false
 */
export function nameSkeleton(name: string): string {
  if (name.length < 3 || !/^[a-z]+$/.test(name)) return name;
  let plain = name;
  for (const [pattern, sound] of DIGRAPHS) plain = plain.replace(pattern, sound);
  // a y in front of a vowel is a consonant
  plain = plain.replace(/^[jy](?=[aeiou])/, 'j');
  if (plain.length > 3) plain = plain.replace(/(?<=[^aeiouy])e$/, '');
  plain = plain.replace(/(?<=..)s[eo]n$/, 'sn');
  plain = plain.replace(/[aeiouy]+/g, (vowels) => (vowels[0] === 'a' ? 'a' : 'ou'.includes(vowels[0]) ? 'o' : 'e'));
  return plain.toLowerCase() === '' ? name : plain.replace(/[CS]/g, (sound) => (sound === 'C' ? 'q' : 'x'));
}

/** Consonants that scripts, transliterations and clerks exchange, by class. */
const CLASSES: Readonly<Record<string, string>> = {
  b: 'p',
  p: 'p',
  f: 'f',
  v: 'f',
  w: 'f',
  d: 't',
  t: 't',
  g: 'k',
  k: 'k',
  q: 's',
  c: 's',
  j: 's',
  s: 's',
  x: 's',
  z: 's',
  l: 'l',
  r: 'r',
  m: 'n',
  n: 'n',
};

/**
 * The consonants of a name by rough class, behind a vowel in front: what is left where a script writes no vowels, or a clerk wrote what he heard.
 *
 * @example consonants('muhammad') === consonants('mhmd')  // => true
 */
export function consonants(name: string): string {
  const skeleton = nameSkeleton(name);
  let out = /^[aeiou]/.test(skeleton) ? 'a' : '';
  for (const letter of skeleton) {
    const sound = CLASSES[letter];
    if (sound !== undefined && sound !== out[out.length - 1]) out += sound;
  }
  return out;
}
