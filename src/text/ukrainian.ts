/** Letters as Ukraine writes them in Latin ones (resolution 55 of its cabinet, 2010), where Russian reads г as g and и as i. */
const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'iu',
  я: 'ia',
};
/** Those that are written otherwise at the beginning of a word. */
const FIRST: Readonly<Record<string, string>> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' };

const UKRAINIAN = /^(?=.*г)[абвгґдеєжзиіїйклмнопрстуфхцчшщьюя]{3,}$/;

/** Whether a word, in small letters, may be Ukrainian, and has the letter that Russian reads otherwise. */
export const mayBeUkrainian = (word: string): boolean => UKRAINIAN.test(word);

/**
 * A word in Cyrillic letters as Ukraine writes it in Latin ones, and as others write its soft vowels. O(letters).
 *
 * @example ukrainianReadings('гнатюк')  // => ['hnatiuk', 'hnatyuk']
 */
export function ukrainianReadings(word: string): string[] {
  let official = '';
  let usual = '';
  for (let i = 0; i < word.length; i++) {
    // (зг is no ж)
    if (word[i] === 'г' && word[i - 1] === 'з') {
      official += 'gh';
      usual += 'h';
      continue;
    }
    official += (i === 0 ? FIRST[word[i]] : undefined) ?? LETTERS[word[i]];
    usual += FIRST[word[i]] ?? LETTERS[word[i]];
  }
  return official === usual ? [official] : [official, usual];
}
