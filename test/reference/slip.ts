/** What two near words differ in: 0, letters hardly heard; 1, consonants that sound alike, or one more on one side; 2, other consonants. */
export function slipOf(a: string, b: string): 0 | 1 | 2 {
  const [shorter, longer] = [consonantsOf(a), consonantsOf(b)].sort((x, y) => x.length - y.length);
  if (shorter.length === longer.length) {
    const replaced = [...shorter].map((letter, i) => [letter, longer[i]]).filter(([x, y]) => x !== y);
    if (replaced.length === 0) return 0;
    return replaced.every(([x, y]) => SOUNDS.some((letters) => letters.includes(x) && letters.includes(y))) ? 1 : 2;
  }
  if (Buffer.byteLength(a) === Buffer.byteLength(b)) return 2;
  if (!new RegExp([...shorter].map((letter) => letter.replace(/\W/, '\\$&')).join('.*'), 's').test(longer)) return 2;
  const [short, long] = consonantsOf(a).length < consonantsOf(b).length ? [a, b] : [b, a];
  return longer.length === shorter.length + 1 && long.endsWith('s') && !short.endsWith('s') ? 0 : 1;
}

const SOUNDS = ['bvp', 'vfwp', 'ckqx', 'cszx', 'dt', 'gj', 'mn'];

/** Bytes of a word but for vowels, h, and the second of two equal ones. */
function consonantsOf(word: string): string {
  const bytes = Buffer.from(word).toString('latin1');
  return bytes.replace(/(.)\1+/gs, '$1').replace(/[aehiouy]/g, '');
}
