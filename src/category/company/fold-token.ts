import { legalAffixes, legalSigns } from '../../lexicon/lexicon.js';
import { rewriter } from '../../lexicon/spelling-rules.js';
import { plainToken, spokenWord } from '../../lexicon/han-characters.js';
import { foldWords } from '../../text/fold.js';
import { romanizeOwnScript } from '../../text/own-scripts.js';
import { mayBeHeardInLatin, otherReadings } from '../../text/other-readings.js';
import { UNSPACED } from '../../text/unspaced-scripts.js';
import { scriptName } from './script-names.js';
import { type Country, cutUnspacedName } from './unspaced-names.js';

/** Letters that a language is usually written with others for than what they look like. */
const withUsualLetters = rewriter('company', 'letter');

/** Folds one token; of scripts without blanks legal forms are cut off first (東京電力株式会社), then places and trades (cutUnspacedName). Arabic, Hebrew and Indian names are read by a table. */
export function foldToken(token: string, beside: Country | null = null): string[] {
  if (!UNSPACED.test(token)) {
    const words = scriptName(token) ?? foldWords(romanizeOwnScript(withUsualLetters(token)));
    const letters = token.toLowerCase();
    // (гарант, garant, is harant where it is Ukrainian, рекорд, rekord, is Record where that is meant: a column that has that word says so)
    return words.length === 1 && (mayBeHeardInLatin(letters) || otherReadings(letters, words[0]).length > 0)
      ? [...words, spokenWord(letters, words[0])]
      : words;
  }
  let spaced = withForms(token);
  let form = '';
  for (const affix of legalAffixes().keys()) {
    if (affix.length < 2) continue;
    if (spaced.startsWith(affix)) spaced = `${affix} ${spaced.slice(affix.length)}`;
    else if (spaced.endsWith(affix)) spaced = `${spaced.slice(0, -affix.length)} ${affix}`;
    else continue;
    form = affix;
    break;
  }
  // any-ascii writes each ideograph with a capital first letter and no blank: as one word, however long.
  return spaced.split(' ').flatMap((part) => (part === form ? foldWords(romanizeOwnScript(part)) : cutUnspacedName(part, countryOf(form) ?? beside)));
}

/** A token with the forms that signs stand for: ㈱ is (株); where the brackets are ASCII the scan has cut them off already. */
function withForms(token: string): string {
  const spaced = plainToken(token).replace(SIGNS, (bracketed, sign, front, end) => {
    const form = legalSigns().get(sign ?? front ?? end);
    return form === undefined ? bracketed : ` ${form} `;
  });
  return legalSigns().get(spaced) ?? spaced.trim();
}

/** A sign in brackets, or in half of them where it begins or ends a name, as accounts are called: (株), カ), (カ. */
const SIGNS = /\((\p{L})\)|^(\p{L})\)|\((\p{L})$/gu;

/** Whether a token is nothing but a legal form of Japan. */
export function isFormOfJapan(token: string): boolean {
  if (!UNSPACED.test(token)) return false;
  return countryOf(withForms(token)) === 'JP';
}

/** As whose names Chinese characters are read beside a legal form of each jurisdiction. */
const READ_AS: Readonly<Record<string, Country | undefined>> = { CN: 'CN', HK: 'CN', MO: 'CN', TW: 'CN', JP: 'JP' };

/** As whose names those beside a legal form are read; `null`: it says nothing of that, or is none. */
const countryOf = (form: string): Country | null => READ_AS[legalAffixes().get(form) ?? ''] ?? null;
