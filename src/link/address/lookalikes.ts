/** Letters that words have at most of which one is another word by another vowel. */
const MAX_LETTERS = 5;
const VOWEL = /[aeiou]/;

/** Whether two short words differ in one letter that is a vowel in either: Berg, Burg; Bach, Buch. (Karl and Carl are one name.) */
export function areShortLookalikes(a: string, b: string): boolean {
  if (a.length !== b.length || a.length > MAX_LETTERS) return false;
  let place = -1;
  for (let i = 0; i < a.length; i++) {
    if (a[i] === b[i]) continue;
    if (place >= 0) return false;
    place = i;
  }
  return place > 0 && place + 1 < a.length && VOWEL.test(a[place]) && VOWEL.test(b[place]);
}
