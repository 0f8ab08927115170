import { Utf8Column } from '../column/utf8-column.js';
import { NamesakeError } from '../errors.js';
import type { CategoryName } from '../category/category.js';
import { keyEngine } from '../key/keys.js';
import { categoryOption, refuseUnknown } from '../options.js';
import { type AlignedUnits, linkModel, linkRules, type PairEvidence, type Policy, policyOption } from './link-rules.js';
import { buildLinkTable, TYPICAL_VALUES } from './link-table.js';
import { pairEvidence } from './pair-evidence.js';
import { percentOf } from './percent.js';
import { findTurn, type MatchTurn } from './turn.js';
import { WordDistance } from './word-distance.js';

export interface MatchScoreOptions {
  /** What the values are; default 'company'. */
  readonly category?: CategoryName;
  /** What counts as the same company, see {@link Policy}; default 'normal'. */
  readonly policy?: Policy;
}

/** What a score rests on. */
export interface PairExplanation {
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

/** What {@link explainMatch} tells. */
export interface MatchExplanation extends PairExplanation {
  /** Whether the score reaches the category's {@link defaultThreshold}. */
  readonly match: boolean;
  /** The smallest change of one value that would turn the decision, see {@link findTurn}; `null` where no single change does. */
  readonly turn: MatchTurn | null;
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
  return comparePair(a, b, resolve(a, b, options)).score;
}

/**
 * {@link matchScore} with its reasons, and with what would turn the decision: the smallest change of one of the values, found by scoring changed values.
 *
 * @returns {@link MatchExplanation}.
 * @throws {NamesakeError} as {@link matchScore}.
 * @example explainMatch('Trading 392', 'Trading 393').veto  // => 'their numbers differ'
 * @example explainMatch('Trading 392', 'Trading 393').turn?.value  // => 'Trading 393'
 * @cost dozens of matchScore calls, and up to some 1,500 for long values that nothing turns.
 */
export function explainMatch(a: string, b: string, options: MatchScoreOptions = {}): MatchExplanation {
  const settings = resolve(a, b, options);
  const { category } = settings;
  const { evidence, same, swapped } = comparePair(a, b, settings);
  const judged = (percent: number): { score: number; match: boolean } => ({ score: percent, match: percent / 100 >= linkRules(category).threshold });
  const explained = evidence === null ? { score: 0, veto: null, alignment: [], evidence: [] } : explanationOf(category, evidence, same, swapped);
  return {
    left: a,
    right: b,
    ...explained,
    ...judged(explained.score),
    turn: findTurn(a, b, (left, right) => judged(comparePair(left, right, settings).score)),
  };
}

/**
 * What evidence says of the pair that it has compared last.
 *
 * @param same     whether the two are one value but for spelling: equal narrow texts differ in nothing that counts.
 * @param swapped  whether the right value was compared as the first one.
 */
export function explanationOf(category: CategoryName, evidence: PairEvidence, same: boolean, swapped: boolean): Omit<PairExplanation, 'left' | 'right'> {
  const alignment = evidence.alignment();
  return {
    score: scoreOfLast(category, evidence, same),
    veto: evidence.veto === 0 ? null : linkRules(category).vetoes[evidence.veto],
    alignment: swapped ? alignment.map((line) => ({ left: line.right, right: line.left, how: line.how })) : alignment,
    evidence: linkModel(category).contributions(evidence.features),
  };
}

/** Score of the pair that evidence has compared last. */
function scoreOfLast(category: CategoryName, evidence: PairEvidence, same: boolean): number {
  if (same || evidence.isOneText === true) return 100;
  return evidence.veto === 0 ? percentOf(linkModel(category).probability(evidence.features)) : 0;
}

interface Settings {
  readonly category: CategoryName;
  readonly policy: Policy;
}

function resolve(a: unknown, b: unknown, options: MatchScoreOptions): Settings {
  refuseUnknown(options, ['category', 'policy']);
  const category = categoryOption(options.category);
  const policy = policyOption(category, options.policy);
  for (const value of [a, b])
    if (typeof value !== 'string') throw new NamesakeError('ERR_INPUT_TYPE', 'the value', 'a string', value === null ? 'null' : typeof value);
  return { category, policy };
}

/** One pair, compared. */
interface ComparedPair {
  readonly score: number;
  /** What it rests on; `null` where nothing is left to match on. */
  readonly evidence: PairEvidence | null;
  /** Whether the two are one value but for spelling. */
  readonly same: boolean;
  /** Whether the evidence speaks of the second value first. */
  readonly swapped: boolean;
}

function comparePair(a: string, b: string, { category, policy }: Settings): ComparedPair {
  const engine = keyEngine(category);
  engine.trim();
  const table = buildLinkTable(engine, Utf8Column.from([a, b]), TYPICAL_VALUES);
  const [left, right] = table.nodeOfRow;
  if (left < 0 || right < 0) return { score: 0, evidence: null, same: false, swapped: false };
  const evidence = pairEvidence(category, table, new WordDistance(engine.kernel, engine.reader, table.words), policy);
  evidence.compare(Math.min(left, right), Math.max(left, right));
  const same = left === right;
  return { score: scoreOfLast(category, evidence, same), evidence, same, swapped: left > right };
}
