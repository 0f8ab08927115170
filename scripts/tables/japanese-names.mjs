// Names of Japan as persons and firms are called.
import { frontCoded } from './front-coding.mjs';

/**
 * How Japanese names in Han are read: columns latin, written, class (surname, given), source. Packed by class, an empty line between them: the class, and what {@link frontCoded} makes of the rest.
 * @type {import('./shapes.mjs').TogetherShape}
 */
export function japaneseNames(read, problems) {
  const seen = new Set();
  /** @type {Record<string, Map<string, string[]>>} */
  const names = { surname: new Map(), given: new Map() };
  for (const { cells, at } of read('japanese-names', 4)) {
    const [latin, written, cls, source] = cells;
    const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
    if (!/^[a-z]+$/.test(latin) || !/^[\u3400-\u9FFF\uF900-\uFAFF\u3005\u30CE\u30F6]+$/.test(written)) fail('a folded name, and one in Han');
    if (!(cls in names) || !source) fail('"surname" or "given" and a source');
    if (seen.has(`${cls} ${written}`)) fail(`"${written}" is there twice`);
    seen.add(`${cls} ${written}`);
    names[cls].set(latin, [...(names[cls].get(latin) ?? []), written.normalize('NFKC')]);
  }
  const [surnames, given] = Object.entries(names).map(([cls, all]) => [
    cls,
    ...frontCoded(Array.from(all, ([latin, written]) => `${latin} ${written.sort().join(',')}`)),
  ]);
  return { japaneseNames: [...surnames, '', ...given] };
}
