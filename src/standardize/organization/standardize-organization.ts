import { foldPhrase } from '../../text/phrase.js';
import { boundedText } from '../bounded-text.js';
import { legalEnding } from './legal-ending.js';
import { cased, isArticle, isCaseless, isRomanceSmallWord } from './name-case.js';
import { abbreviations, keptAbbreviations, legalForms, ownNames, shortNames } from './organization-tables.js';

/** A longer text is no name. */
const MAX_LENGTH = 512;
/** A form that changes when it is standardized again is standardized again, at most so many times. */
const MAX_ROUNDS = 4;

export interface NameChange {
  /** As it was written; '' for the whole name. */
  readonly text: string;
  readonly becomes: string;
  readonly because: string;
}

export interface StandardOrganization {
  readonly name: string;
  /** The legal form at its end, in its usual spelling; '' where it has none. */
  readonly legalForm: string;
  readonly reasons: readonly NameChange[];
}

/**
 * The name of an organization as it is displayed: case, abbreviations written out, the legal form in its usual spelling, well-known short names in full.
 *
 * Case is given to names in capitals or small letters throughout; the case of others is their own. Abbreviations are written out where they stand for one word
 * only, in any name; a name that is an acronym or a short form as a whole becomes the full name. Other scripts than Latin are left as they are.
 *
 * @param value one name as typed, up to 512 characters.
 * @returns null for what has no letter or digit, is longer, or no text. Standardizing a standard name gives the same name. Text never throws.
 * @example standardizeOrganization('ACME INTL INC')?.name  // => 'Acme International Inc.'
 * @example standardizeOrganization('b.o.a.')?.name  // => 'Bank of America'
 * @example standardizeOrganization('mcdonald\'s deutschland gmbh')?.name  // => "McDonald's Deutschland GmbH"
 * @cost 100 to 200 µs; the tables are read once, 30 ms.
 */
export function standardizeOrganization(value: unknown): StandardOrganization | null {
  const text = tidy(boundedText(value, MAX_LENGTH));
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  let result = once(text);
  const reasons = [...result.reasons];
  for (let round = 1; round < MAX_ROUNDS; round++) {
    const again = once(result.name);
    if (again.name === result.name) break;
    reasons.push(...again.reasons);
    result = again;
  }
  return { name: result.name, legalForm: result.legalForm, reasons };
}

/** Composed letters (a change of case can take some apart), single blanks. */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\u200b\ufeff]+/gu, ' ')
    .trim();

function once(text: string): StandardOrganization {
  const reasons: NameChange[] = [];
  const written = text.split(' ');
  const legal = legalEnding(written);
  const nameWords = written.slice(0, written.length - (legal?.words ?? 0));
  const suffix = legal === null ? '' : legal.spelling;
  if (legal !== null) {
    const was = written.slice(nameWords.length).join(' ');
    if (was !== legal.spelling) reasons.push({ text: was, becomes: legal.spelling, because: legal.because });
    if (nameWords.length === 0) return { name: suffix, legalForm: suffix, reasons };
    // "Acme, Inc.": the comma goes with the form
    nameWords[nameWords.length - 1] = nameWords[nameWords.length - 1].replace(/,+$/, '') || nameWords[nameWords.length - 1];
  }
  const name = fullName(nameWords, legal !== null, reasons) ?? styled(nameWords, legal === null ? text : nameWords.join(' '), reasons);
  return { name: tidy(suffix === '' ? name : `${name} ${suffix}`), legalForm: suffix, reasons };
}

/**
 * The full name of a well-known organization that is written short; null: it is none. With a legal form behind it a short name is the firm's own (HP Inc., Philips
 * N.V.), unless it is an acronym that stands for the firm in any name (IBM Corp.).
 */
function fullName(words: readonly string[], withLegalForm: boolean, reasons: NameChange[]): string | null {
  const text = words.join(' ');
  const folded = foldPhrase(text).join(' ');
  const row = shortNames().get(folded);
  // two letters are too few, unless they are written as initials
  if (
    ownNames().has(
      folded
        .split(' ')
        .filter((word) => word !== 'and')
        .join(''),
    ) ||
    (folded.length <= 2 && (text !== text.toUpperCase() || legalForms().has(folded)))
  )
    return null;
  if (withLegalForm && (row?.class !== 'acronym' || row.ambiguous !== '')) return null;
  if (row === undefined || (row.class !== 'acronym' && row.class !== 'short') || text === row.canonical) return null;
  reasons.push({ text, becomes: row.canonical, because: `well-known ${row.class === 'acronym' ? 'acronym' : 'short name'} (${row.source})` });
  return row.canonical;
}

function styled(words: readonly string[], text: string, reasons: NameChange[]): string {
  // an acronym alone in capitals may be one that no table knows
  const caseless = isCaseless(text) && /\p{L}/u.test(text) && !(words.length === 1 && /^[\p{Lu}\p{N}&.]{1,3}$/u.test(text));
  let recased = false;
  const styledWords = words.map((word, i) => {
    const place =
      words.length === 1
        ? 'only'
        : i === 0
          ? 'first'
          : i === words.length - 1
            ? 'last'
            : isArticle(word) && !isRomanceSmallWord(words[i - 1])
              ? 'last'
              : 'inner';
    const full = words.length > 1 ? expanded(word) : null;
    if (full !== null) {
      const becomes = caseless || word === word.toUpperCase() ? cased(full, place) : /^\p{Lu}/u.test(word) ? cased(full, 'first') : full;
      reasons.push({ text: word, becomes, because: 'abbreviation that stands for one word only' });
      return becomes;
    }
    if (!caseless) return word;
    const becomes = cased(word, place);
    if (becomes !== word) recased = true;
    return becomes;
  });
  const name = styledWords.join(' ');
  if (recased) reasons.push({ text, becomes: name, because: text === text.toUpperCase() ? 'was in capitals throughout' : 'was in small letters throughout' });
  return name;
}

/** The word that an abbreviation stands for, with what stands around it; null where it is none, or may stand for several. */
function expanded(word: string): string | null {
  const bare = word.replace(/^[("']+|[)"',;]+$/gu, '');
  const letters = bare.replace(/\.$/, '');
  if (!/^[A-Za-z]{3,}(?:['-][A-Za-z]+)?$/.test(letters)) return null;
  const folded = foldPhrase(letters).join(' ');
  const row = abbreviations().get(folded);
  if (row === undefined || row.class !== 'abbreviation' || keptAbbreviations().has(folded)) return null;
  if (row.ambiguous !== '' || !row.scope.split(',').includes('en') || row.canonical.includes(' ')) return null;
  return word.replace(bare, row.canonical);
}
