import { foldedUmlauts, UMLAUT_RULE } from '../../lexicon/written-umlauts.js';
import type { Level, Reason } from '../category.js';
import { cite } from '../cite.js';
import { type LevelChange, LEVEL_WORDS } from './levels.js';

import type { IndividualReader } from './reader.js';
import { Taken } from './tokens.js';

const TAKEN_TEXT: readonly string[] = ['name', 'title', 'post-nominal', 'generation', 'nickname', 'marker', 'year', 'other surname'];
const TABLES_OF: readonly (readonly string[])[] = [[], ['titles'], ['postNominals'], ['generations'], [], ['nameMarkers'], ['nameMarkers'], []];
const RULES: Readonly<Record<string, string>> = {
  aside: 'said besides: a label or a number of a list in front, where somebody belongs or lives behind',
  initials: 'letters of one sound in front of a dot, or letters beside a surname that no list of names has',
  nickname: 'in quotes or brackets, or behind a marker: not part of the name itself',
  'other surname': 'of birth or of marriage, behind a marker',
  year: 'of birth or death: tells two of one name apart, as a generation does',
  'given name': 'the name it is usually short for, spelled as it sounds; slips of well-known names corrected',
  surname: 'spelled as it sounds',
  'middle name': 'left out at the wide level, as are surnames in front of the last one',
  particle: 'left out from the medium level on',
  order: 'surname and given names by comma, capitals, particles, or the order of the language',
};

/** The reading of one person's name at a level, decision by decision. */
export function explainIndividual(reader: IndividualReader, ids: Int32Array, gaps: Uint8Array, from: number, end: number, level: Level): Reason[] {
  const { words, parse, levels } = reader;
  const reasons: Reason[] = [];
  parse.read(ids, gaps, from, end);
  const textOf = (id: number): string => words.textOf(id);
  const { tokens } = parse;
  for (const left of tokens.leftOut) reasons.push({ text: left.map(textOf).join(' '), role: 'aside', becomes: '', because: `rule: ${RULES.aside}` });
  for (const [text, becomes] of tokens.spelled) reasons.push({ text, role: 'initials', becomes, because: `rule: ${RULES.initials}` });
  for (let i = 0; i < tokens.count; i++) {
    const taken = tokens.taken[i];
    if (taken === Taken.name) continue;
    const text = textOf(tokens.words[i]).replace('~', '');
    const structure = words.rows.structure();
    const entry = [...(structure.words.get(text) ?? []), ...structure.phrases.filter((row) => row.words.includes(text))].find(({ table }) =>
      TABLES_OF[taken].includes(table),
    );
    reasons.push({
      text,
      role: TAKEN_TEXT[taken],
      becomes: taken === Taken.generation ? textOf(parse.generation).slice(1) : '',
      because: entry ? cite(entry) : `rule: ${RULES[TAKEN_TEXT[taken]] ?? RULES.order}`,
    });
  }
  if (parse.surnameCount > 0) {
    const surname = Array.from(parse.surname.subarray(0, parse.surnameCount), textOf).join(' ');
    reasons.push({ text: surname, role: 'surname', becomes: surname, because: `rule: ${RULES.order}` });
  }
  const narrow = new Int32Array(LEVEL_WORDS);
  const medium = new Int32Array(LEVEL_WORDS);
  const changes: LevelChange[] = [];
  const narrowEnd = levels.narrow(parse, narrow, 0);
  if (level !== 'narrow') {
    const mediumEnd = levels.medium(narrow, 0, narrowEnd, medium, 0, changes);
    if (level === 'wide') levels.wide(medium, 0, mediumEnd, new Int32Array(LEVEL_WORDS), 0, changes);
  }
  for (const { word, to, why } of changes) {
    const rows = why === 'surname' ? words.rows.surnames : words.rows.given;
    const entry = (rows.get(textOf(word)) ?? words.rows.surnames.get(textOf(word)))?.[0]?.entry;
    reasons.push({
      text: textOf(word),
      role: why,
      becomes: to < 0 ? '' : textOf(to),
      because: to >= 0 && foldedUmlauts(textOf(word)) === textOf(to) ? UMLAUT_RULE : to >= 0 && entry ? cite(entry) : `rule: ${RULES[why] ?? RULES.surname}`,
    });
  }
  return reasons;
}
