import { lazily } from '../../lexicon/lazily.js';
import { legalAffixes, lexiconTable } from '../../lexicon/lexicon.js';
import { foldPhrase } from '../../text/phrase.js';

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
/** Words of organizations in scripts without blanks between words. */
const INSIDE =
  /公司|企業|企业|銀行|银行|集団|集团|集團|大学|大學|학교|은행|그룹|協会|协会|協會|委员会|委員会|財団|病院|医院|회사|研究所|工業|工业|製作所|商店|商会|組合/u;
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
  if (INSIDE.test(text) || legalAffixes().some((affix) => affix.length > 1 && text.includes(affix))) return true;
  const words = foldPhrase(text);
  for (let length = 1; length <= MAX_PHRASE && length < words.length; length++)
    if (forms().has(words.slice(0, length).join(' ')) || forms().has(words.slice(-length).join(' '))) return true;
  return false;
}
