const LETTER_A = 65;

/** Lines of a word and a number with a blank between, in order of the words, from what scripts/tables/front-coding.mjs makes of them. Cost: 4 ms for 20,000 words. */
export function frontDecoded(coded: string): string {
  const [words, ...numbers] = coded.split('\n');
  let before = '';
  const lines: string[] = [];
  for (const [part] of words.matchAll(/[A-Z][a-z0-9]*/g)) {
    before = before.slice(0, part.charCodeAt(0) - LETTER_A) + part.slice(1);
    lines.push(`${before} ${numbers[lines.length]}`);
  }
  return lines.join('\n');
}
