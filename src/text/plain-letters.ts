/** Marks of vowels and of cantillation, the stroke that only makes a word longer, joiners, what marks an abbreviation or a foreign sound. */
const MARKS = /\p{M}|[\u05F3\u05F4\u0640'"]|\u200C|\u200D/gu;
/** Letters of one sound that are written for each other. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱ]/g, 'ا'],
  [/[ىی]/g, 'ي'],
  [/ک/g, 'ك'],
  [/[ةہھ]/g, 'ه'],
];

/** Of the letters of Arabic, Persian and Urdu that are written for each other, one. */
export function sameLetters(text: string): string {
  let same = text;
  for (const [pattern, becomes] of SAME) same = same.replace(pattern, becomes);
  return same;
}

/** The form of a word of Arabic or Hebrew letters under which it is listed. */
export function plainLetters(token: string): string {
  return sameLetters(token.replace(MARKS, ''));
}
