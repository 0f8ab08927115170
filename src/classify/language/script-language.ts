/** Scripts that one language is mostly written in. */
const LANGUAGES: readonly (readonly [pattern: RegExp, language: string])[] = [
  [/\p{Script=Hangul}/gu, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Lao}/gu, 'lo'],
  [/\p{Script=Khmer}/gu, 'km'],
  [/\p{Script=Myanmar}/gu, 'my'],
  [/\p{Script=Armenian}/gu, 'hy'],
  [/\p{Script=Georgian}/gu, 'ka'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Malayalam}/gu, 'ml'],
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Gurmukhi}/gu, 'pa'],
  [/\p{Script=Oriya}/gu, 'or'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Sinhala}/gu, 'si'],
  [/\p{Script=Ethiopic}/gu, 'am'],
  [/\p{Script=Tibetan}/gu, 'bo'],
  [/\p{Script=Mongolian}/gu, 'mn'],
  [/\p{Script=Han}/gu, 'zh'],
];
/** A text with so much kana is Japanese, however many Chinese characters are in it. */
const KANA = 0.1;

/** The language of a script that only one language (or one above all) is written in, where most letters are of it; '' for Latin, Cyrillic, Arabic, Hebrew, Devanagari and none. */
export function scriptLanguage(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return '';
  const share = new Map(LANGUAGES.map(([pattern, language]) => [language, (text.match(pattern)?.length ?? 0) / letters]));
  if ((share.get('ja') ?? 0) >= KANA && (share.get('ja') ?? 0) + (share.get('zh') ?? 0) > 0.5) return 'ja';
  for (const [language, part] of share) if (part > 0.5) return language;
  return '';
}
