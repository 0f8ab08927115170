// Numbers that are written with a dot or a comma: each answers what two words with the mark between them are as one; `null` where they stay two.

/** Digits of a whole number in front of a decimal comma. */
const MOST_DIGITS = 4;

/** A dot between digits is that of a decimal number. @param isPrefixed  whether the digits in front have their unit in front of them ("f1.8"). */
export function withDot(before: string, text: string, isPrefixed: boolean): string | null {
  return (isPrefixed || /(?:^(?:v|[a-z]{2,3})?|\dx)\d+$/.test(before)) && /^\d+(?:[a-z]*|[a-z]+2|[a-z]*x\d.*)$/.test(text) ? `${before}.${text}` : null;
}

/** A comma in front of three digits parts thousands ("950,000"), in front of one or two it is a decimal one ("0,75 l"); `isLast`: no comma follows. */
export function withComma(before: string, text: string, isLast: boolean, isPrefixed: boolean): string | null {
  if (/^\d{3}[a-z]*$/.test(text) && /^[1-9]\d{0,2}$|^\d{4,}$/.test(before)) return before + text;
  const isDecimal = /^(?:.*x)?0$/.test(before) ? /^\d{1,3}[a-z]*$/ : /^\d{1,2}(?:[a-z]*|[a-z]+2|[a-z]*x\d.*)$/;
  // ("1,0x5,5x125": a comma between the sides of something parts no list)
  const isSide = /\dx\d/.test(text) || /\dx\d+$/.test(before);
  const [digits = ''] = /\d+$/.exec(before) ?? [];
  return (isLast || isSide) && (isPrefixed || /(?:^|\dx)\d+$/.test(before)) && digits.length <= MOST_DIGITS && isDecimal.test(text)
    ? `${before}.${text}`
    : null;
}
