import { lazily } from '../../lexicon/lazily.js';
import { legalAffixes, lexiconTable } from '../../lexicon/lexicon.js';
import { tableText } from '../../lexicon/table-text.js';
import { foldPhrase } from '../../text/phrase.js';

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
/** Words of organizations in scripts without blanks between words. */
const insideWords = lazily(() => new RegExp(tableText('classify', 'organizationInside').split('\n').join('|'), 'u'));
const MAX_PHRASE = 5;

const forms = lazily(
  (): ReadonlySet<string> =>
    new Set(
      lexiconTable('legalForms')
        .filter(({ ambiguous, words }) => ambiguous !== 'phrase' && words.join('').length > 2)
        .map(({ words }) => words.join(' ')),
    ),
);

/** Whether a name in another script than Latin has a legal form at one of its ends, or a word that organizations have: of such names too few are labelled to learn from. */
export function hasForeignLegalMark(text: string): boolean {
  if (!OTHER_SCRIPT.test(text)) return false;
  if (insideWords().test(text) || Array.from(legalAffixes().keys()).some((affix) => affix.length > 1 && text.includes(affix))) return true;
  const words = foldPhrase(text);
  for (let length = 1; length <= MAX_PHRASE && length < words.length; length++)
    if (forms().has(words.slice(0, length).join(' ')) || forms().has(words.slice(-length).join(' '))) return true;
  return false;
}
