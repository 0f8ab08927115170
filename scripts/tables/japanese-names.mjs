// Names of Japan as persons and firms are called.

/**
 * How Japanese names in Han are read: columns latin, written, class (surname, given), source.
 * @type {import('./shapes.mjs').TogetherShape}
 */
export function japaneseNames(read, problems) {
  const seen = new Set();
  return {
    japaneseNames: read('japanese-names', 4).map(({ cells: [latin, written, cls, source], at }) => {
      const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
      if (!/^[a-z]+$/.test(latin) || !/^[\u3400-\u9FFF\uF900-\uFAFF\u3005\u30CE\u30F6]+$/.test(written)) fail('a folded name, and one in Han');
      if ((cls !== 'surname' && cls !== 'given') || !source) fail('"surname" or "given" and a source');
      if (seen.has(`${cls} ${written}`)) fail(`"${written}" is there twice`);
      seen.add(`${cls} ${written}`);
      return `${cls} ${written.normalize('NFKC')} ${latin}`;
    }),
  };
}
