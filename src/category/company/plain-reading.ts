import { Gap } from '../../text/byte-classes.js';
import { type CompanyParse, sortByText } from './parse.js';
import { beginsOwner } from './owner.js';
import { mayRestate } from './restated.js';
import { Flag, isLabel, Kind, Pace } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/**
 * The usual value, name then legal forms, in one pass; false (and nothing of use done) where it takes the grammar. Must give what the grammar gives: a test
 * compares the two.
 */
export function readPlainly(parse: CompanyParse, vocabulary: CompanyWords): boolean {
  const { flags, canonical, legalEntry, phrases, and, of, noise, kind: kindOf } = vocabulary;
  const { words, gaps, paces, content, mediumContent, legal, wordCount } = parse;
  let count = 0;
  let mediumCount = 0;
  let legalCount = 0;
  let seen = 0;
  let endDropped = false;
  if (mayHaveNumberBeside(parse, vocabulary)) return false;
  for (let i = 0; i < wordCount; i++) {
    const word = words[i];
    const how = paces[i];
    if (how & (Pace.noise | Pace.abbreviates)) {
      // noise counts from the end, or in front of it all; numbers behind it may be par values, or those under which somebody is registered, which a letter may end
      if (how & Pace.noise && (i === 0 || i + 1 === wordCount || kindOf[words[wordCount - 1]] === Kind.number || isLabel(noise[word]))) return false;
      if (how & Pace.abbreviates && i + 1 < wordCount && gaps[i + 1] & Gap.dot) return false;
      // ("625 W Division Inc")
      if (how & Pace.abbreviates && i > 0 && kindOf[words[i - 1]] === Kind.number) return false;
    }
    if (how & Pace.mayBegin && i + 1 < wordCount) {
      const entry = phrases.matchMapped(words, canonical, i, wordCount);
      if (entry >= 0) {
        // "(Pty) Ltd", "GmbH & Co. KG" at the end
        if (count === 0 || legalCount > 0 || i + phrases.matchLength < wordCount || content[count - 1] === and || !vocabulary.legalForms.isAnywhere(entry))
          return false;
        // ("IG GmbH IG" says its name again)
        if (words[wordCount - 1] === words[0]) return false;
        legal[legalCount++] = vocabulary.legalForms.wordOf(entry);
        break;
      }
      if (kindOf[word] === Kind.number && phrases.match(words, i, wordCount) >= 0) return false;
    }
    const kind = how & Pace.kind;
    if (kind === Pace.careful || (i > 0 && mayRestate(gaps[i])) || beginsOwner(vocabulary, parse, i)) return false;
    if (kind === Pace.content) {
      const form = how & Pace.rewritten ? canonical[word] : word;
      if (legalCount > 0 || (count === 0 && form === and)) return false;
      // the medium level drops a connective unless it is the last word; articles always
      if (how & Pace.connective && (count > 0 || kindOf[form] === Kind.article)) {
        seen |= flags[form] & Flag.contextual ? Pace.contextual : Pace.connective;
        endDropped = true;
        if (count === 0) return false;
      } else {
        endDropped = false;
        seen |= how & (count === 0 ? Pace.notMedium | Pace.notFirst : Pace.notMedium);
        mediumContent[mediumCount++] = form;
      }
      content[count++] = form;
    } else {
      // "Inc /PA/": that may be a place behind the legal form
      if (count === 0 || (legalCount > 0 && flags[word] & Flag.place)) return false;
      // "& Co", "State of PA"
      if (legalCount === 0 && (content[count - 1] === and || content[count - 1] === of)) return false;
      // ("Limitedex GmbH Limited": that may be the name again, cut short)
      if (legalCount > 0 && vocabulary.textOf(words[0]).startsWith(vocabulary.textOf(word))) return false;
      legal[legalCount++] = vocabulary.legalForms.wordOf(legalEntry[word]);
    }
  }
  parse.contentCount = count;
  parse.tailStart = count;
  parse.legalCount = legalCount;
  if (legalCount > 1) sortByText(legal, legalCount, vocabulary);
  parse.mediumCount = mediumCount;
  if (seen & (Pace.notMedium | Pace.notFirst) && !hasName(mediumContent, mediumCount, vocabulary)) seen &= ~(Pace.notMedium | Pace.notFirst);
  // the last word stays, connective or not: then the levels must decide
  parse.asMedium = mediumCount > 0 && !endDropped && (seen & (Pace.notMedium | Pace.notFirst | Pace.contextual)) === 0;
  return true;
}

/** "10023: Alder Foods", "Alder Foods 312 555 0199": the number of a record in front, or a telephone number behind. */
function mayHaveNumberBeside({ words, gaps, wordCount }: CompanyParse, vocabulary: CompanyWords): boolean {
  if (wordCount < 2) return false;
  const kindOf = vocabulary.kind;
  if (gaps[1] !== Gap.space && /\d$/.test(vocabulary.textOf(words[0]))) return true;
  return kindOf[words[wordCount - 1]] === Kind.number && kindOf[words[wordCount - 2]] === Kind.number;
}

/** Whether the medium level finds a well-known name in the first `count` words of `mediumContent`. */
function hasName(words: Int32Array, count: number, vocabulary: CompanyWords): boolean {
  const { names, wholeNames } = vocabulary.known;
  const { flags } = vocabulary;
  if (wholeNames.match(words, 0, count) >= 0 && wholeNames.matchLength === count) return true;
  for (let i = 0; i < count; i++) if (flags[words[i]] & Flag.nameStart && names.match(words, i, count) >= 0) return true;
  return false;
}
