// Characters that are written in several ways: traditional, as Japan simplified them, as mainland China did.

/** The character for a step of none (src/lexicon/han-characters.ts). */
const FIRST_STEP = 0x30;

/**
 * Columns written (the simplified character), variants (the others, without anything between them), source.
 * @type {import('./shapes.mjs').TogetherShape}
 */
export function hanVariants(read, problems) {
  const seen = new Set();
  /** @type {[variant: number, written: number][]} */
  const pairs = [];
  for (const { cells, at } of read('han-variants', 3)) {
    const [written, variants, source] = cells;
    const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
    if (!/^\p{Script=Han}$/u.test(written) || !/^\p{Script=Han}+$/u.test(variants) || !source) fail('a character, others that are the same, and a source');
    for (const character of [written, ...variants]) {
      if (seen.has(character)) fail(`"${character}" is there twice`);
      seen.add(character);
    }
    for (const variant of variants) pairs.push([Number(variant.codePointAt(0)), Number(written.codePointAt(0))]);
  }
  return { hanVariants: steps(pairs) };
}

/**
 * Pairs of numbers in order of the first, as two lines of characters: steps from each number to the next one. Of characters that are simplified in the same part both are near the ones before.
 * @param {[number, number][]} pairs @returns {string[]}
 */
function steps(pairs) {
  let [before, other] = [0, 0];
  const lines = ['', ''];
  for (const [variant, written] of pairs.sort(([a], [b]) => a - b)) {
    lines[0] += String.fromCodePoint(FIRST_STEP + variant - before);
    // (a step back is an odd number)
    lines[1] += String.fromCodePoint(FIRST_STEP + (written < other ? (other - written) * 2 - 1 : (written - other) * 2));
    [before, other] = [variant, written];
  }
  return lines;
}
