// How words that Japanese has taken over are spelled where they come from.

/**
 * Columns sound (as src/text/kana.ts writes it; ^ and $: where a word begins and ends; -: letters that are not heard), letters, cost (hundredths of nats, learned by
 * scripts/train-spellings.mjs), source, note.
 * @type {import('./shapes.mjs').TogetherShape}
 */
export function kanaSpellings(read, problems) {
  return { kanaSpellings: spellings(read, problems, 'kana-spellings', /^(?:\^?[a-zNQ:]*\$?|-)$/) };
}

/**
 * The same of Korean: a sound is a letter of Hangul or several, of syllables taken apart.
 * @type {import('./shapes.mjs').TogetherShape}
 */
export function hangulSpellings(read, problems) {
  return { hangulSpellings: spellings(read, problems, 'hangul-spellings', /^(?:[\u3131-\u318E]+|[$^])$/) };
}

/**
 * The same of Cyrillic letters, small ones, doubled ones once.
 * @type {import('./shapes.mjs').TogetherShape}
 */
export function cyrillicSpellings(read, problems) {
  return { cyrillicSpellings: spellings(read, problems, 'cyrillic-spellings', /^(?:[\u0430-\u045F\u0491]+|[-$^])$/) };
}

/** @param {Parameters<import('./shapes.mjs').TogetherShape>[0]} read @param {string[]} problems @param {string} file @param {RegExp} sounds */
function spellings(read, problems, file, sounds) {
  const seen = new Set();
  return read(file, 5).map(({ cells: [sound, letters, cost, source], at }) => {
    const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
    if (!sounds.test(sound) || sound === '' || !/^[a-z]*$/.test(letters)) fail('a sound, and small letters');
    if (sound === '-' && letters === '') fail('letters that are not heard');
    if (!/^\d+$/.test(cost) || !source) fail('a whole number and a source');
    const key = `${sound} ${letters}`;
    if (seen.has(key)) fail(`"${key}" is there twice`);
    seen.add(key);
    return `${sound} ${cost} ${letters}`.trimEnd();
  });
}
