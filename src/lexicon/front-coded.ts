const LETTER_A = 65;
const HEAD = /[A-Z][^A-Z]*/g;

/** Calls `found` for every spelling that `frontCodedSpellings` (scripts/tables/front-coding.mjs) has packed: of what kind it is, what it is in Latin letters, how it is written. */
export function eachSpelling(packed: string, found: (kind: string, latin: string, written: string) => void): void {
  for (const part of packed.split('\n\n')) {
    const [kind, heads = '', ...lines] = part.split('\n');
    let word = '';
    for (const [i, head] of (heads.match(HEAD) ?? []).entries()) {
      word = word.slice(0, head.charCodeAt(0) - LETTER_A) + head.slice(1);
      const latin = word.replaceAll('_', ' ');
      for (const written of lines[i].split(',')) found(kind, latin, written);
    }
  }
}
