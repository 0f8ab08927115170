import { type LexiconEntry, lexiconTable } from '../../src/lexicon/lexicon.js';

/** What two near words differ in: 0, letters hardly heard or two neighbours that changed places; 1, consonants that sound alike, or one more on one side; 2, other consonants. */
export function slipOf(a: string, b: string): 0 | 1 | 2 {
  if (areSwapped(bytesOf(a), bytesOf(b))) return 0;
  const slip = heard(a, b);
  return slip === 2 && lookAlike(a, b) ? 1 : slip;
}

/** Whether words of five letters and more are the same but for one place, at which print has letters that are taken for each other. */
export function lookAlike(a: string, b: string): boolean {
  const [x, y] = [bytesOf(a), bytesOf(b)];
  if (Math.min(x.length, y.length) < 5) return false;
  return Array.from({ length: Math.min(x.length, y.length) }, (_, at) => at).some((at) =>
    LOOKS.some(([one, other]) =>
      [
        [one, other],
        [other, one],
      ].some(([p, q]) => x.startsWith(p, at) && x.slice(0, at) + q + x.slice(at + p.length) === y),
    ),
  );
}

function areSwapped(a: string, b: string): boolean {
  return Array.from(a, (_, i) => a.slice(0, i) + a.slice(i + 1, i + 2) + a.slice(i, i + 1) + a.slice(i + 2)).includes(b);
}

function heard(a: string, b: string): 0 | 1 | 2 {
  const [shorter, longer] = [consonantsOf(a), consonantsOf(b)].sort((x, y) => x.length - y.length);
  if (shorter.length === longer.length) {
    const replaced = [...shorter].map((letter, i) => [letter, longer[i]]).filter(([x, y]) => x !== y);
    if (replaced.length === 0) return 0;
    return replaced.every(([x, y]) => SOUNDS.some((letters) => letters.includes(x) && letters.includes(y))) ? 1 : 2;
  }
  if (Buffer.byteLength(a) === Buffer.byteLength(b)) return 2;
  if (!new RegExp([...shorter].map((letter) => letter.replace(/\W/, '\\$&')).join('.*'), 's').test(longer)) return 2;
  const [short, long] = consonantsOf(a).length < consonantsOf(b).length ? [a, b] : [b, a];
  return longer.length === shorter.length + 1 && endsUnheard(long) && !endsUnheard(short) ? 0 : 1;
}

const entries = lexiconTable('letterSounds');
const unheard = new Set(lettersOf(({ class: kind }) => kind === 'unheard'));
const endings = new Set(lettersOf(({ class: kind }) => kind === 'ending'));
/** Letters that are written for the same sound. */
const SOUNDS = [...new Set(entries.filter(({ class: kind }) => kind === 'sound').map(({ canonical }) => canonical))].map((sound) =>
  lettersOf(({ class: kind, canonical }) => kind === 'sound' && canonical === sound),
);

/** Letters that are taken for each other in print. */
const LOOKS = entries.filter(({ class: kind }) => kind === 'look').map(({ canonical, words }) => [canonical, words[0]] as const);

function lettersOf(isMeant: (entry: LexiconEntry) => boolean): string[] {
  return entries.filter(isMeant).map(({ words }) => words[0]);
}

/** Bytes of a word but for vowels, h, and the second of two equal ones. */
function consonantsOf(word: string): string {
  const bytes = bytesOf(word).replace(/(.)\1+/gs, '$1');
  return Array.from(bytes)
    .filter((letter) => !unheard.has(letter))
    .join('');
}

/** A letter a byte. */
function bytesOf(word: string): string {
  return Buffer.from(word).toString('latin1');
}

function endsUnheard(word: string): boolean {
  return endings.has(word.slice(-1));
}
