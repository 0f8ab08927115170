/** Letters that are read as one string at most: a string may not have half a gigabyte. */
const BLOCK_LETTERS = 1 << 24;

/** Texts of words whose letters lie one behind the other (words are folded: ASCII). `ends`: where each ends. */
export function textsOf(letters: Uint8Array, ends: Int32Array): string[] {
  const texts = new Array<string>(ends.length);
  let start = 0;
  for (let word = 0; word < ends.length; ) {
    let last = word;
    while (last + 1 < ends.length && ends[last + 1] - start <= BLOCK_LETTERS) last++;
    const block = Buffer.from(letters.buffer, letters.byteOffset + start, ends[last] - start).toString('latin1');
    for (let from = 0; word <= last; word++) {
      texts[word] = block.slice(from, ends[word] - start);
      from = ends[word] - start;
    }
    start = ends[last];
  }
  return texts;
}
