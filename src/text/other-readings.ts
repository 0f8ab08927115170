/** How a language that is written in Cyrillic letters is written in Latin ones, folded. */
interface Romanization {
  /** Letters as they are written, wherever they stand: one or more of each. */
  readonly letters: ReadonlyMap<string, string>;
  /** Those that are written otherwise at the beginning of a word. */
  readonly first?: ReadonlyMap<string, string>;
  /** Words with one of these letters are read otherwise than Russian is. */
  readonly telling: string;
}

/** Letters and what they are, in pairs: "г h". */
const pairs = (text: string): ReadonlyMap<string, string> => new Map(text.split(' ').map((pair) => [pair[0], pair.slice(1)]));

/** Letters that all of these have in common. */
const COMMON = 'аa бb вv дd зz кk лl мm нn оo пp рr сs тt уu фf';

/** Resolution 55 of the cabinet of Ukraine (2010). */
const UKRAINIAN: Romanization = {
  letters: pairs(`${COMMON} гh ґg еe єie жzh иy іi їi йi хkh цts чch шsh щshch ь юiu яia`),
  first: pairs('єye їyi йy юyu яya'),
  telling: 'г',
};

const ROMANIZATIONS: readonly Romanization[] = [
  UKRAINIAN,
  // its soft vowels as others write them
  { ...UKRAINIAN, letters: pairs(`${COMMON} гh ґg еe єye жzh иy іi їyi йy хkh цts чch шsh щshch ь юyu яya`) },
  // the Latin letters of Serbian and Macedonian, without their marks
  { letters: pairs(`${COMMON} гg ђdj еe жz иi јj љlj њnj ћc хh цc чc џdz шs ѓgj ќkj ѕdz`), telling: 'жхцчшћџѓќ' },
  // the law on transliteration of Bulgaria (2009)
  { letters: pairs(`${COMMON} гg еe жzh иi йy хh цts чch шsh щsht ъa ьy юyu яya`), telling: 'хщъ' },
  // Kazakh as passports have it
  { letters: pairs(`${COMMON} әa гg ғg еe ёyo жzh иi йy қk ңn өo ұu үu хkh һh цts чch шsh щshch ъ ыy іi ь эe юyu яya`), telling: 'қғң' },
  // Uzbek in its Latin letters
  { letters: pairs(`${COMMON} гg ғg еe ёyo жj иi йy қq ўo хx ҳh цs чch шsh ъ ь эe юyu яya`), telling: 'ғўқҳ' },
];

/** A word of Cyrillic letters, small ones, which may be a name that is written in Latin ones elsewhere; a longer one takes too long to hear. */
const CYRILLIC = /^[\u0430-\u045F\u0491]{4,24}$/;

/** Whether a word may be heard as one in Latin letters (tables/shared/cyrillic-spellings.tsv). `word`: in small letters. */
export const mayBeHeardInLatin = (word: string): boolean => CYRILLIC.test(word);

/** Greek letters for the sound of one, as they are read letter by letter. */
const GREEK = /^[\u0370-\u03FF\u1F00-\u1FFF]{3,}$/;
const GREEK_PAIRS = /mp|nt|gk/;

/**
 * What a word in Cyrillic or Greek letters may be in Latin ones besides what it is read as, which follows Russian and the letters: as Ukraine, Serbia, Bulgaria, Kazakhstan and
 * Uzbekistan write it, with an x that it was written with, by what two Greek letters sound like. O(letters).
 *
 * @param word     in small letters.
 * @param reading  what it is read as.
 * @returns without that; empty for most words.
 * @example otherReadings('гнатюк', 'gnatyuk')  // => ['hnatiuk', 'hnatyuk']
 * @example otherReadings('алрекс', 'alreks')  // => ['alrex']
 * @example otherReadings('ντινοσ', 'ntinos')  // => ['dinos']
 */
export function otherReadings(word: string, reading: string): string[] {
  const readings = GREEK.test(word) ? greekReadings(reading) : cyrillicReadings(word, reading);
  return [...new Set(readings)].filter((other) => other !== reading);
}

/** By the languages, and each with an x for ks, which Cyrillic has no letter for ("Алрекс", Alrex). */
function cyrillicReadings(word: string, reading: string): string[] {
  const readings = ROMANIZATIONS.flatMap((romanization) => romanized(word, romanization) ?? []);
  return [...readings, ...[reading, ...readings].filter((text) => text.includes('ks')).map((text) => text.replaceAll('ks', 'x'))];
}

/** `null`: the word has letters that the language lacks, or none that is read otherwise. */
function romanized(word: string, { letters, first, telling }: Romanization): string | null {
  let text = '';
  let isTold = false;
  for (let i = 0; i < word.length; i++) {
    const letter = letters.get(word[i]);
    if (letter === undefined) return null;
    isTold ||= telling.includes(word[i]);
    // (Ukrainian зг is no ж)
    const isApart = letter === 'h' && word[i] === 'г' && word[i - 1] === 'з';
    text += isApart ? 'gh' : ((i === 0 ? first?.get(word[i]) : undefined) ?? letter);
  }
  return isTold && text.length > 2 ? text : null;
}

/** Its first two letters as they sound, and those amid it, too. */
function greekReadings(reading: string): string[] {
  if (!GREEK_PAIRS.test(reading)) return [];
  const front = reading.replace(/^mp/, 'b').replace(/^nt/, 'd').replace(/^gk/, 'g');
  const amid = (b: string, d: string, g: string): string => front.replaceAll('mp', b).replaceAll('nt', d).replaceAll('gk', g);
  return [front, amid('mb', 'nd', 'g'), amid('b', 'd', 'g')];
}
