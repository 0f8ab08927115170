import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type RuleTable, recognizer, rewritten, spellingRules } from '../../src/lexicon/spelling-rules.js';

interface Row {
  readonly pattern: string;
  readonly cls: string;
  readonly example: string;
}

function rowsOf(table: RuleTable): Row[] {
  const lines = readFileSync(new URL(`../../src/lexicon/tables/${table}/spelling-rules.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  return lines.map((line) => {
    const [pattern, , , cls, example] = line.split('\t');
    return { pattern, cls, example };
  });
}

describe.each<[RuleTable, readonly string[]]>([
  ['company', ['skeleton']],
  ['individual', ['letter', 'skeleton', 'consonant', 'article', 'pet-ending', 'common-part']],
  ['city', ['town-sound']],
])('rewriting rules of %s', (table, classes) => {
  it.each(classes)('%s: each does something to its example when its turn comes', (cls) => {
    const rows = rowsOf(table).filter((row) => row.cls === cls);
    const rules = spellingRules(table, cls);
    expect(rules.map(({ pattern }) => pattern.source)).toEqual(rows.map(({ pattern }) => pattern));
    rows.forEach(({ example }, i) => {
      const before = rewritten(example, rules.slice(0, i));
      expect(before.search(rules[i].pattern), `${rules[i].pattern} in ${before}`).toBeGreaterThanOrEqual(0);
    });
  });
});

describe('recognizing rules', () => {
  it.each(['servant', 'religion', 'syllable', 'compound-surname'])('%s: each example is recognized, other names are not', (cls) => {
    const isFound = recognizer('individual', cls);
    for (const { example } of rowsOf('individual').filter((row) => row.cls === cls)) expect(isFound(example), example).toBe(true);
    for (const other of ['smith', 'abdication', 'edinburgh', '王明']) expect(isFound(other), other).toBe(false);
  });
});
