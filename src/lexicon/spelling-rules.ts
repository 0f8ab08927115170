import { lazily } from './lazily.js';
import { tableText } from './table-text.js';

const TABLES = {
  city: 'townSpellingRules',
  company: 'companySpellingRules',
  individual: 'nameSpellingRules',
  product: 'productSpellingRules',
  shared: 'sharedSpellingRules',
} as const;
export type RuleTable = keyof typeof TABLES;

/** One rule of spelling: what `pattern` finds in a folded word becomes `becomes`, which may name groups ($1). */
export interface SpellingRule {
  readonly pattern: RegExp;
  readonly becomes: string;
}

/** Rules of a class that rewrite words, in the order in which they are applied. */
export function spellingRules(table: RuleTable, cls: string): readonly SpellingRule[] {
  return rulesOf(table, cls).map(([pattern, becomes]) => ({ pattern: new RegExp(pattern, 'gu'), becomes }));
}

/** `text` after all rules, one behind the other. */
export function rewritten(text: string, rules: readonly SpellingRule[]): string {
  let result = text;
  for (const { pattern, becomes } of rules) result = result.replace(pattern, becomes);
  return result;
}

/** A function that applies the rules of a class; they are read when it is first called. */
export function rewriter(table: RuleTable, cls: string): (text: string) => string {
  const rules = lazily(() => spellingRules(table, cls));
  return (text) => rewritten(text, rules());
}

/** A function that tells whether a rule of a class finds something in a text. They are read when it is first called. */
export function recognizer(table: RuleTable, cls: string): (text: string) => boolean {
  const all = lazily(() => {
    const patterns = rulesOf(table, cls).map(([pattern]) => `(?:${pattern})`);
    return new RegExp(patterns.join('|'), 'u');
  });
  return (text) => all().test(text);
}

function rulesOf(table: RuleTable, cls: string): [pattern: string, becomes: string][] {
  const rules: [string, string][] = [];
  for (const line of tableText(table, TABLES[table]).split('\n')) {
    const [ruleClass, pattern, becomes] = line.split('\t');
    if (ruleClass === cls) rules.push([pattern, becomes]);
  }
  return rules;
}
