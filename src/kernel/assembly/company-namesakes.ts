// Whether two names may be those of two firms that are called alike by chance.
import { legalEnd } from './company-places';
import { Known } from './word';
import { mannerOf, Side, wordAt, WordPair } from './word-pairs';
import { Match } from './word-relation';

/** How much of the doubt in names with two legal forms there is in a name with one and the same without. */
const CHANCE_WITHOUT_FORM: f64 = 0.2;

/**
 * By how much two names agree in less than names of so large a column do by chance, where their legal forms do not say that it is one firm: "Brown Ltd" and "Brown GmbH"
 * are one firm's in a list of a thousand and two firms' in a register.
 *
 * @param lacking    what they agree in is less by this; negative: it is more.
 * @param identical  they have the same words but for the legal form.
 */
export function chanceOf(pair: WordPair, lacking: f64, formsDiffer: bool, identical: bool): f64 {
  const left = pair.left;
  const right = pair.right;
  if (lacking <= 0 || sharesFamous(left)) return 0;
  if (formsDiffer) return lacking;
  const hasOneForm = identical && (left.count == legalEnd(left)) != (right.count == legalEnd(right));
  return hasOneForm ? lacking * CHANCE_WITHOUT_FORM : 0;
}

/** Whether a word that both have names something that everybody knows: nobody else is called so ("Unilever NV", "Unilever PLC"). */
function sharesFamous(side: Side): bool {
  for (let i = 0; i < side.count; i++) if (mannerOf(side, i) == Match.exact && (wordAt(side, i).known & Known.famous) != 0) return true;
  return false;
}
