import { UMLAUT_RULE } from '../../lexicon/written-umlauts.js';
import type { Level, Reason } from '../category.js';
import { cite } from '../cite.js';
import { Initials } from './initials.js';
import type { LevelTrace } from './levels.js';
import type { CompanyReader } from './reader.js';
import { Kind } from './word-kinds.js';

/** The reading of one company name at a level, decision by decision. */
export function explainCompany(reader: CompanyReader, ids: Int32Array, gaps: Uint8Array, from: number, end: number, level: Level): Reason[] {
  const { words, parse, levels } = reader;
  const reasons: Reason[] = [];
  parse.steps = [];
  try {
    parse.read(ids, gaps, from, end);
    const textOf = (start: number, stop: number): string => Array.from(parse.words.subarray(start, stop), (id) => words.textOf(id)).join(' ');
    // (between words of a name they keep their dots)
    const keepDots = (i: number): boolean => parse.initials[i] === Initials.dotted && parse.canonical[i] === words.dotted(parse.words[i]);
    const initialsAt = (i: number, text: string): string => (keepDots(i) ? words.textOf(parse.canonical[i]) : text);
    const told = new Set<number>();
    for (const step of parse.steps) {
      const text = textOf(step.from, step.end);
      const entry = step.entry >= 0 ? words.rows.at(step.entry) : null;
      const becomes =
        (step.role === 'legal form' || step.role === 'number') && entry ? entry.canonical : step.role === 'initials' ? initialsAt(step.from, text) : '';
      if (step.role === 'number') for (let i = step.from; i < step.end; i++) told.add(i);
      reasons.push({ text, role: step.role, becomes, because: entry ? cite(entry) : `rule: ${RULES[step.role]}` });
    }
    for (let i = 0; i < parse.wordCount; i++) {
      const id = parse.words[i];
      const canonical = parse.canonical[i];
      // (initials that stay initials are told already)
      if (canonical === id || told.has(i) || keepDots(i)) continue;
      const row = words.entryOfRewriting(id, canonical);
      const entry = row >= 0 ? words.rows.at(row) : null;
      reasons.push({
        text: words.textOf(id),
        role: 'spelling',
        becomes: words.textOf(canonical),
        because: entry ? cite(entry) : words.kind[id] === Kind.number ? 'rule: leading zeros' : UMLAUT_RULE,
      });
    }
    const narrow = new Int32Array(4096);
    const medium = new Int32Array(4096);
    const wide = new Int32Array(4096);
    const trace: LevelTrace = { names: [], dropped: [], rewritten: [] };
    const narrowEnd = levels.narrow(parse, narrow, 0);
    if (level !== 'narrow') {
      const mediumEnd = levels.medium(narrow, 0, narrowEnd, medium, 0, trace);
      if (level === 'wide') levels.wide(medium, 0, mediumEnd, wide, 0, trace);
    }
    for (const { entry, words: name } of trace.names) {
      const row = words.rows.at(entry);
      reasons.push({ text: row.words.join(' '), role: 'well-known name', becomes: Array.from(name, (id) => words.textOf(id)).join(' '), because: cite(row) });
    }
    for (const { word, to, why } of trace.rewritten) {
      const number = why === 'abbreviation' ? words.entryOfRewriting(word, to) : -1;
      const row = number >= 0 ? words.rows.at(number) : null;
      reasons.push({ text: words.textOf(word), role: why, becomes: words.textOf(to), because: row ? cite(row) : `rule: ${RULES[why]}` });
    }
    for (const { word, why } of trace.dropped) {
      // (what a word is elsewhere is no reason: "cia" is a generic word, too)
      const row = BY_ROW.has(why) && words.entry[word] >= 0 ? words.rows.at(words.entry[word]) : null;
      reasons.push({ text: words.textOf(word), role: why, becomes: '', because: row ? cite(row) : `rule: ${RULES[why]}` });
    }
  } finally {
    parse.steps = null;
  }
  return reasons;
}

/** Why a word was left out, where the row that made it what it is says so. */
const BY_ROW: ReadonlySet<string> = new Set(['generic word', 'connective', 'place at the end']);

const RULES: Readonly<Record<string, string>> = {
  initials: 'single letters in a row are one word',
  note: 'a role, a security, a number of it (under which it is registered, of its record, its telephone), a trade mark, a code of an exchange, a label, how it stands, since when it is, whose, where on the web, what a line of a statement says besides, or another name, not the name itself',
  'behind the legal form': 'a note, or what follows the legal form (a place, an address, a security): not the name',
  'country of the place in front': 'a place that is known to be in this country stands in front of it',
  domain: 'a domain ending directly behind a dot',
  'the name again': 'the name, its first words or its initials, in brackets, beside a dash or behind the legal form',
  'legal form': 'left out from the medium level on',
  'slip of a known word': "in no table and nobody's name, and a letter that says little away from exactly one known word",
  'spelling of a name': 'one name of a person is spelled in many ways (given-names, surnames: spelling, transliteration)',
  skeleton:
    'ae/oe/ue, ph, ck, doubled letters, how Slavic and Indian names are spelled, Mac, an h behind a last a and a plural s are ignored at the wide level',
  'generic word': 'carries little identity',
  'place at the end': 'a place behind the name',
  connective: 'and, of, the',
  abbreviation: 'an abbreviation where other words stand beside it',
};
