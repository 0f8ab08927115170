/** Languages that values can be had in, besides English: code, English name, own name. */
const LANGUAGES: readonly (readonly [code: string, english: string, own: string])[] = [
  ['fr', 'French', 'Français'],
  ['de', 'German', 'Deutsch'],
  ['it', 'Italian', 'Italiano'],
  ['es', 'Spanish', 'Español'],
  ['ja', 'Japanese', '日本語'],
  ['pt', 'Portuguese', 'Português'],
  ['zh', 'Mandarin', '中文'],
  ['ar', 'Arabic', 'العربية'],
  ['nl', 'Dutch', 'Nederlands'],
  ['el', 'Greek', 'Ελληνικά'],
  ['tr', 'Turkish', 'Türkçe'],
  ['ko', 'Korean', '한국어'],
  ['sv', 'Swedish', 'Svenska'],
  ['vi', 'Vietnamese', 'Tiếng Việt'],
  ['th', 'Thai', 'ภาษาไทย'],
  ['id', 'Indonesian', 'Bahasa Indonesia'],
];

/** What results are in where no other language is asked for, or known. */
export const ENGLISH = 'en';

const plain = (text: string): string => text.trim().normalize('NFC').toLowerCase();
const CODE_OF: ReadonlyMap<string, string> = new Map(LANGUAGES.flatMap(([code, ...names]) => [code, ...names].map((name) => [plain(name), code])));

/**
 * The code of a language by its code, English or own name, in any case; English for any other.
 *
 * @example languageCode('FRANÇAIS')  // => 'fr'
 */
export const languageCode = (text: string | undefined): string => CODE_OF.get(plain(text ?? '')) ?? ENGLISH;

/** All languages, for catalogues. */
export const languageList = (): readonly { readonly code: string; readonly name: string; readonly native: string }[] =>
  LANGUAGES.map(([code, name, native]) => ({ code, name, native }));
