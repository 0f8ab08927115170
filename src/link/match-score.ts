import { Utf8Column } from '../column/utf8-column.js';
import { NamesakeError } from '../errors.js';
import type { CategoryName } from '../category/category.js';
import { keyEngine } from '../key/keys.js';
import { categoryOption, refuseUnknown } from '../options.js';
import { type AlignedUnits, linkModel, linkRules, type PairEvidence, type Policy, policyOption } from './link-rules.js';
import { buildLinkTable, TYPICAL_VALUES } from './link-table.js';
import { percentOf } from './percent.js';
import { WordDistance } from './word-distance.js';

export interface MatchScoreOptions {
  /** What the values are; default 'company'. */
  readonly category?: CategoryName;
  /** What counts as the same company, see {@link Policy}; default 'normal'. */
  readonly policy?: Policy;
}

/** What {@link explainMatch} tells. */
export interface MatchExplanation {
  readonly left: string;
  readonly right: string;
  /** 0 to 100, as {@link matchScore}. */
  readonly score: number;
  /** Why the two are never merged, whatever the evidence says; `null` where nothing forbids it. */
  readonly veto: string | null;
  /** Which words were taken for the same, and how; '' where a word has no partner. */
  readonly alignment: readonly AlignedUnits[];
  /** What each kind of evidence contributes to the log-odds, largest first. */
  readonly evidence: readonly { feature: string; value: number; logOdds: number }[];
}

/**
 * Probability in percent that two values mean the same, as one pair of a usual column.
 *
 * @param a        one value as typed.
 * @param b        the other; the order does not matter.
 * @param options  `category`, default 'company'.
 * @returns 0 to 100 with one decimal; 100 where they are the same but for spelling, 0 where a veto forbids it or nothing is left to match on.
 * @throws {NamesakeError} `ERR_INPUT_TYPE`, `ERR_OPTION_*`. Text never throws.
 * @example matchScore('IBM', 'I.B.M. Corp') > 90  // => true
 * @example matchScore('Trading 392', 'Trading 393')  // => 0
 */
export function matchScore(a: string, b: string, options: MatchScoreOptions = {}): number {
  return explainMatch(a, b, options).score;
}

/**
 * {@link matchScore} with its reasons.
 *
 * @example explainMatch('Trading 392', 'Trading 393').veto  // => 'their numbers differ'
 */
export function explainMatch(a: string, b: string, options: MatchScoreOptions = {}): MatchExplanation {
  refuseUnknown(options, ['category', 'policy']);
  const category = categoryOption(options.category);
  const policy = policyOption(category, options.policy);
  for (const value of [a, b])
    if (typeof value !== 'string') throw new NamesakeError('ERR_INPUT_TYPE', 'the value', 'a string', value === null ? 'null' : typeof value);
  const engine = keyEngine(category);
  engine.trim();
  const table = buildLinkTable(engine, Utf8Column.from([a, b]), TYPICAL_VALUES);
  const [left, right] = table.nodeOfRow;
  const base = { left: a, right: b, veto: null, alignment: [], evidence: [] };
  if (left < 0 || right < 0) return { ...base, score: 0 };
  const evidence = linkRules(category).createEvidence(table, new WordDistance(engine.kernel, engine.reader, table.words), policy);
  evidence.compare(Math.min(left, right), Math.max(left, right));
  return { ...base, ...explanationOf(category, evidence, left === right, left > right) };
}

/**
 * What evidence says of the pair that it has compared last.
 *
 * @param same     whether the two are one value but for spelling: equal narrow texts differ in nothing that counts.
 * @param swapped  whether the right value was compared as the first one.
 */
export function explanationOf(
  category: CategoryName,
  evidence: PairEvidence,
  same: boolean,
  swapped: boolean,
): Pick<MatchExplanation, 'score' | 'veto' | 'alignment' | 'evidence'> {
  const model = linkModel(category);
  const alignment = evidence.alignment();
  return {
    score: same ? 100 : evidence.veto === 0 ? percentOf(model.probability(evidence.features)) : 0,
    veto: evidence.veto === 0 ? null : linkRules(category).vetoes[evidence.veto],
    alignment: swapped ? alignment.map((line) => ({ left: line.right, right: line.left, how: line.how })) : alignment,
    evidence: model.contributions(evidence.features),
  };
}
