const VOWEL = /[aeiou]/;

/**
 * Whether `short` may be `long` contracted: it begins as that does, and has of the rest some of the consonants in their order ("intl", "govt", "bldg"; not "coburg"
 * of "cloppenburg").
 */
export function isContraction(short: string, long: string): boolean {
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (VOWEL.test(short.slice(at))) return false;
  for (let i = at; i < long.length && at < short.length; i++) if (long[i] === short[at]) at++;
  return at === short.length;
}

/** Whether two texts differ by one letter at most: changed, missing or too many. */
export function oneLetterApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return a.slice(i + 1) === b.slice(i + 1) || a.slice(i + 1) === b.slice(i) || a.slice(i) === b.slice(i + 1);
}

/** The first letters of the words of a text. */
export const initialsOf = (text: string): string => text.replace(/(\S)\S* */g, '$1');

/** Words behind the first one of a phrase that its initials may leave out. */
const SHORT = / \S{1,3}(?= |$)/g;
const ELIDED = /^[dl](?=[aeiouh]\S{3})/;

/** Whether a unit gives initials in more ways than one: a phrase, or a word behind an article that has lost its vowel ("dimmunologie"). */
export const givesOtherInitials = (text: string): boolean => text.includes(' ') || ELIDED.test(text);

/**
 * The initials that units may have: their first letters, those of all words of phrases, of these without short ones ("academy of sciences": a, aos, as), each also
 * of what stands behind an article that has lost its vowel. Without repeats.
 */
export function initialsOfUnits(units: readonly string[]): string[] {
  if (!units.some(givesOtherInitials)) return [units.map((text) => text[0]).join('')];
  const bare = units.map((text, i) => (i === 0 ? text : text.replace(ELIDED, '')));
  const ways = [units, bare].flatMap((texts) => [
    texts.map((text) => text[0]).join(''),
    texts.map(initialsOf).join(''),
    texts.map((text) => initialsOf(text.replace(SHORT, ''))).join(''),
  ]);
  return [...new Set(ways)];
}
