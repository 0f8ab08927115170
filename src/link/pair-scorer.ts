import type { CategoryName } from '../category/category.js';
import type { Kernel } from '../kernel/kernel.js';
import type { CandidatePairs } from './pair-lists.js';
import { type JudgedPairs, judgePairs, type WeighedPairs, type WeighedPart, weighedPart } from './judge.js';
import { type ColumnJudgement, type ColumnLessons, columnLessons, judged, lessonsAcross } from './column-judgement.js';
import { CERTAIN, linkModel, linkRules, type PairEvidence, type PairOdds, type PairWeigher, type Policy, rivalWeights } from './link-rules.js';
import { pairEvidence } from './pair-evidence.js';
import { OtherNames } from './other-names.js';
import { rivalReach } from './rivals.js';
import type { LinkTable } from './link-table.js';
import type { LinkModel } from './model.js';
import type { WordDistance } from './word-distance.js';
import { Wording } from './wording.js';

const PROGRESS_PAIRS = 1 << 16;
/** Pairs that this thread weighs before it lets go of the unlikely ones. */
const PART_PAIRS = 1 << 18;
/**
 * Different values from which on laying out the words for a weigher takes less than it saves. Scoring all candidates of the first values of six labelled files of
 * companies, in turns (2-core VM, Node 20, 2026-11-22): of 70 to 100 values 0.2 to 0.5 ms with a weigher and without, of 175 to 250 0.2 to 0.8 instead of 0.3 to 1.3,
 * of 2,100 to 3,000 half.
 */
const MANY_VALUES = 200;
/** Score of a pair that a veto forbids: no mean with it reaches a threshold. */
const VETOED = Number.NEGATIVE_INFINITY;

/** Scores pairs of a table's nodes: evidence, model, and how likely a match is among the candidates at all. */
export class PairScorer {
  readonly #evidence: PairEvidence;
  readonly #model: LinkModel;
  /** Of the column, for a value within another. */
  readonly #columnShift: number;
  readonly #wording: Wording;
  readonly #names: OtherNames;
  /** By value: 1 where it has another name; only where a weigher weighs them. */
  #named?: Uint8Array;
  /** How much a pair's rivals may add to its log-odds. */
  readonly #reach: number;
  readonly #createLessons: (isAcross: boolean) => ColumnLessons;
  /** Made when it is first needed. */
  readonly #createWeigher?: () => PairWeigher;
  #weigher?: PairWeigher;
  /** What pairs are weighed in, one part after the other. */
  #odds: PairOdds = { logOdds: new Float64Array(1 << 7), veto: new Uint8Array(1 << 7) };
  #scores = new Float32Array(1 << 7);

  /** @param kernel  a new one, whose memory a weigher may have. */
  constructor(category: CategoryName, table: LinkTable, distance: WordDistance, policy: Policy, kernel?: Kernel) {
    const rules = linkRules(category);
    this.#evidence = pairEvidence(category, table, distance, policy);
    this.#columnShift = rules.columnShift?.(table, policy) ?? 0;
    this.#model = linkModel(category);
    this.#reach = rivalReach(rivalWeights(category, policy));
    this.#createLessons = (isAcross) => (isAcross ? lessonsAcross : columnLessons)(category, table, policy);
    this.#wording = new Wording(table, rules, policy);
    this.#names = new OtherNames(table);
    const { createWeigher } = rules;
    if (!createWeigher || table.nodeCount < MANY_VALUES) return;
    if (this.#wording.saysAlias) this.#named = Uint8Array.from({ length: table.nodeCount }, (_, node) => (this.#names.has(node) ? 1 : 0));
    this.#createWeigher = () => createWeigher(table, policy, this.#model, this.#columnShift, this.#wording, kernel);
  }

  /**
   * Evidence of pairs: what needs no other pair.
   *
   * @param floor     see {@link weighedPart}.
   * @param progress  told how many are weighed.
   */
  weigh(pairs: CandidatePairs, floor: number, progress: (done: number) => void): WeighedPart {
    const count = pairs.left.length;
    const odds = this.#oddsOf(count);
    for (let from = 0; from < count; from += PROGRESS_PAIRS) {
      progress(from);
      this.#weigh(pairs, from, Math.min(from + PROGRESS_PAIRS, count), odds);
    }
    progress(count);
    return weighedPart(pairs, odds, floor, this.#reach);
  }

  /** Log-odds and veto of pairs `from` .. `end` (exclusive), written into `odds`. */
  #weigh(pairs: CandidatePairs, from: number, end: number, odds: PairOdds): void {
    this.#weigher ??= this.#createWeigher?.();
    if (this.#weigher === undefined) for (let i = from; i < end; i++) this.#weighOne(pairs, i, odds);
    else {
      this.#weigher.weigh(pairs, from, end, odds);
      this.#weighOtherNames(pairs, from, end, odds);
    }
  }

  /** Weighs the pairs once more of which one value has another name that may be the other's; the weigher compares whole values. */
  #weighOtherNames(pairs: CandidatePairs, from: number, end: number, odds: PairOdds): void {
    const named = this.#named;
    if (named === undefined) return;
    const { left, right } = pairs;
    for (let i = from; i < end; i++)
      if ((named[left[i]] | named[right[i]]) !== 0 && this.#names.renamed(left[i], right[i]).length > 0) this.#weighOne(pairs, i, odds);
  }

  #weighOne({ left, right }: CandidatePairs, i: number, odds: PairOdds): void {
    this.#evidence.compare(left[i], right[i]);
    const { isOneText, isWithin, features, veto } = this.#evidence;
    odds.logOdds[i] = isOneText ? CERTAIN : this.#model.logOdds(features) + (isWithin === true ? this.#columnShift : 0);
    odds.veto[i] = veto;
  }

  /** {@link weigh} for all pairs, and what becomes of them: {@link ColumnLessons}, {@link judgePairs}. `isAcross`: they are pairs between the two columns of the table. */
  scoreAll(
    { left, right }: CandidatePairs,
    {
      values,
      floor,
      threshold,
      isAcross = false,
    }: { readonly values: number; readonly floor: number; readonly threshold: number; readonly isAcross?: boolean },
    progress: (done: number, total: number) => void,
  ): JudgedPairs {
    const comparedPairs = left.length;
    const lessons = this.#createLessons(isAcross);
    const parts: WeighedPairs[] = [];
    let likelyPairs = 0;
    for (let from = 0; from < comparedPairs; from += PART_PAIRS) {
      const some = { left: left.subarray(from, from + PART_PAIRS), right: right.subarray(from, from + PART_PAIRS) };
      const part = this.weigh(some, floor, (done) => progress(from + done, comparedPairs));
      const kept = lessons.add(part, floor);
      parts.push(kept);
      likelyPairs += kept.left.length;
    }
    if (comparedPairs === 0) progress(0, 0);
    return judgePairs(parts, { ...lessons.judgement(values), floor, threshold, comparedPairs, likelyPairs });
  }

  /** Probabilities of any pairs, `left[i] < right[i]`, in a column that says so; minus infinity where a veto forbids one. A view, valid until the next. */
  scores({ left, right }: CandidatePairs, judgement: ColumnJudgement): Float32Array {
    const count = left.length;
    if (this.#scores.length < count) this.#scores = new Float32Array(count * 2);
    const odds = this.#oddsOf(count);
    const { logOdds, veto } = odds;
    const scores = this.#scores.subarray(0, count);
    this.#weigh({ left, right }, 0, count, odds);
    for (let i = 0; i < count; i++) scores[i] = veto[i] === 0 ? judged(logOdds[i], left[i], right[i], judgement) : VETOED;
    return scores;
  }

  /** Room for so many. */
  #oddsOf(count: number): PairOdds {
    if (this.#odds.logOdds.length < count) {
      const length = count + (count >>> 2);
      this.#odds = { logOdds: new Float64Array(length), veto: new Uint8Array(length) };
    }
    return this.#odds;
  }
}
