import type { Level, Reason } from '../category.js';
import { cite } from '../cite.js';
import type { ParseStep } from './parse.js';
import type { ProductReader } from './reader.js';
import { Kind } from './kinds.js';

const ROLES: readonly string[] = [
  'name',
  'generic word',
  'model number',
  'size',
  'number',
  'colour',
  'edition',
  'connective',
  'unit',
  'variant',
  'kind of thing',
  'number of a record',
];
const RULES: Readonly<Record<ParseStep['rule'], string>> = {
  words: 'the words of one row are one word',
  decimal: 'digits with a dot or a comma are one number',
  fraction: 'a fraction is a number',
  'model number': 'letters and digits that hyphens and slashes hold together are one number',
  dimensions: 'lengths with an x between them are one size, whatever their unit',
  size: 'a number and its unit are one word',
  memory: 'memory and storage in one are two sizes',
  pack: 'so many of one size are a pack',
  mark: 'the number of a mark is a word of its own',
  tyre: 'width, profile and rim of a tyre are one size',
  requirement: 'what it runs on, or the least of a number, is not what it is',
  region: 'the country that it is sold in is no part of a part number',
  'number sign': 'a sign in front of a number says nothing beside it',
};

/** Why a word that no row has is what it is. @param left  it is left out at the level. */
function ruleOf(kind: number, left: boolean): string {
  if (kind === Kind.record) return 'rule: the number that a shop or a list has an article under is left out at the wide level';
  return left ? 'rule: the model number decides at the wide level' : 'rule: how letters and digits stand together';
}

/** The reading of one product name at a level, decision by decision. */
export function explainProduct(reader: ProductReader, ids: Int32Array, gaps: Uint8Array, from: number, end: number, level: Level): Reason[] {
  const { parse, words } = reader;
  parse.steps = [];
  try {
    parse.read(ids, gaps, from, end);
    const reasons: Reason[] = parse.steps.map(({ text, becomes, rule }) => ({ text, role: rule, becomes, because: `rule: ${RULES[rule]}` }));
    const out = new Int32Array(parse.words.length);
    const kept = new Set(out.subarray(0, reader.levelWords(level, out, 0)));
    for (const word of new Set(parse.words.subarray(0, parse.count))) {
      const kind = words.kind[word];
      const row = words.entry[word] >= 0 ? words.entries[words.entry[word]] : null;
      const left = !kept.has(word);
      if (row === null && !left && kind === Kind.name) continue;
      const because = row ? cite(row) : ruleOf(kind, left);
      reasons.push({
        text: kind === Kind.record ? words.textOf(words.numberOfRecord(word)) : words.textOf(word),
        role: ROLES[kind],
        becomes: left ? '' : words.textOf(word),
        because,
      });
    }
    return reasons;
  } finally {
    parse.steps = null;
  }
}
