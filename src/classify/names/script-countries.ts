/** Scripts that only some countries write names in, most telling first: a name with one kana is Japanese, whatever else is in it. */
const SCRIPTS: readonly (readonly [script: string, pattern: RegExp, countries: readonly string[]])[] = [
  ['Hangul', /\p{Script=Hangul}/u, ['KR']],
  ['Kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['JP']],
  ['Thai', /\p{Script=Thai}/u, ['TH']],
  ['Khmer', /\p{Script=Khmer}/u, ['KH']],
  ['Armenian', /\p{Script=Armenian}/u, ['AM']],
  ['Georgian', /\p{Script=Georgian}/u, ['GE']],
  ['Hebrew', /\p{Script=Hebrew}/u, ['IL']],
  ['Greek', /\p{Script=Greek}/u, ['GR', 'CY']],
  ['Devanagari', /\p{Script=Devanagari}/u, ['IN', 'NP']],
  ['Bengali', /\p{Script=Bengali}/u, ['BD', 'IN']],
  ['Sinhala', /\p{Script=Sinhala}/u, ['LK']],
  ['Tamil', /\p{Script=Tamil}/u, ['IN', 'LK']],
  ['Indian', /[\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}]/u, ['IN']],
  ['Persian', /[پچژگ]/u, ['IR', 'PK']],
  ['Arabic', /\p{Script=Arabic}/u, ['EG', 'DZ', 'MA', 'TN', 'LY', 'JO', 'LB', 'SA', 'AE', 'KW', 'IQ', 'IR', 'PK']],
  ['Ukrainian', /[іїєґ]/iu, ['UA', 'BY']],
  ['Serbian', /[ђћџљњј]/iu, ['RS', 'ME', 'BA', 'MK']],
  ['Kazakh', /[әғқңөұүһ]/iu, ['KZ', 'KG', 'MN']],
  ['Cyrillic', /\p{Script=Cyrillic}/u, ['RU', 'UA', 'BY', 'BG', 'RS', 'MK', 'KZ', 'KG', 'ME', 'MN', 'TJ', 'BA']],
  ['Han', /\p{Script=Han}/u, ['CN', 'TW', 'JP', 'KR']],
  ['Vietnamese', /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu, ['VN']],
];

/** The script of a name where it tells something, and the countries that write so; null for letters that many do. */
export function scriptCountries(name: string): { readonly script: string; readonly countries: readonly string[] } | null {
  for (const [script, pattern, countries] of SCRIPTS) if (pattern.test(name)) return { script, countries };
  return null;
}
