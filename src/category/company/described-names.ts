import { Gap } from '../../text/byte-classes.js';
import type { CompanyParse } from './parse.js';
import { isConnective, Kind, LegalMode } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** Where registers write between a name and its legal form what the firm does. */
const COUNTRY = 'SI';

/**
 * How many words a name has in front of what its firm does, as Slovenia's register writes it between commas ("Krka, tovarna zdravil, d. d., Novo mesto": Krka); 0: it
 * has no such part. The part has a word of a trade, or a connective, in it: "Kestrel, Plover, d.o.o." are two names.
 */
export function describedNameEnd({ words, gaps, wordCount }: CompanyParse, vocabulary: CompanyWords): number {
  let nameEnd = 0;
  let isDescribed = false;
  for (let i = 1; i < wordCount; i++) {
    if (gaps[i] & Gap.comma) {
      if (vocabulary.legalMode[words[i]] !== LegalMode.none) return isDescribed && isOfCountry(vocabulary, words[i]) ? nameEnd : 0;
      nameEnd ||= i;
    }
    const kind = vocabulary.kind[words[i]];
    isDescribed ||= nameEnd > 0 && (kind === Kind.generic || isConnective(kind));
  }
  return 0;
}

function isOfCountry({ rows }: CompanyWords, word: number): boolean {
  const row = rows.ofWord(word)?.legalForms;
  return row !== undefined && rows.at(row).scope.split(',').includes(COUNTRY);
}
