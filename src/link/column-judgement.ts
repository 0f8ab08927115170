import type { CategoryName } from '../category/category.js';
import { type ColumnShape, shapeShift } from './column-shape.js';
import type { WeighedPairs, WeighedPart } from './judge.js';
import { linkRules, type Policy, rivalWeights } from './link-rules.js';
import type { ColumnTable, NodeId } from './link-table.js';
import { ownRoom, type RoomOf } from './pair-lists.js';
import { ColumnPrior, leastOdds, MAX_FEWER, MAX_SHIFT, type NearMissWeights, probabilityOf } from './prior.js';
import { amongRivals, Rivals, type RivalTable, type RivalWeights } from './rivals.js';

/** What a column says of all its pairs. */
export interface ColumnJudgement {
  /** How likely a match is in it: see {@link ColumnPrior}. */
  readonly shift: number;
  /** Whom its values are like; absent where the category does not ask. */
  readonly rivals?: RivalTable;
}

/** What a column's shape adds to its shift, in log-odds. */
type ShapeShift = (shape: ColumnShape) => number;

/**
 * Learns what a column says of its pairs, part by part; how they are cut does not move the result.
 *
 *     const lessons = columnLessons(category, table, policy);
 *     kept.push(lessons.add(part, floor));        // for each part of the column's pairs
 *     const judgement = lessons.judgement(values);
 */
export class ColumnLessons {
  readonly #prior = new ColumnPrior();
  readonly #rivals?: Rivals;
  readonly #weights?: RivalWeights;
  readonly #nearMisses?: NearMissWeights;
  readonly #ofShape?: ShapeShift;

  /** @param weights, nearMisses, ofShape  absent where rivals, near misses, the column's shape say nothing. @param roomOf  for what is told of rivals. */
  constructor(nodeCount: number, weights?: RivalWeights, nearMisses?: NearMissWeights, ofShape?: ShapeShift, roomOf: RoomOf = ownRoom) {
    this.#nearMisses = nearMisses;
    this.#ofShape = ofShape;
    if (weights === undefined) return;
    this.#weights = weights;
    this.#rivals = new Rivals(nodeCount, roomOf);
  }

  /**
   * @param floor  probability below which no pair is asked for.
   * @returns its pairs that may come to the floor: the likely ones, but those that only the lack of a rival would help and that have one by now.
   */
  add({ likely, tally }: WeighedPart, floor: number): WeighedPairs {
    this.#prior.addTally(tally);
    if (this.#rivals === undefined) return likely;
    this.#rivals.add(likely);
    return this.#rivals.possible(likely, leastOdds(floor, MAX_SHIFT));
  }

  /** @param values  that can have a partner. */
  judgement(values: number): ColumnJudgement {
    const shift = this.#shift(values);
    return { shift, rivals: this.#weights && this.#rivals?.table(this.#weights, shift) };
  }

  #shift(values: number): number {
    const shift = this.#prior.shift(values, this.#nearMisses);
    if (this.#ofShape === undefined || this.#rivals === undefined) return shift;
    const shape = { values, nearMisses: this.#prior.nearMisses(values, shift), piled: this.#rivals.piled(shift) };
    return Math.max(-MAX_FEWER, Math.min(MAX_SHIFT, shift + this.#ofShape(shape)));
  }
}

/** Probability of a pair in a column. */
export function judged(logOdds: number, left: NodeId, right: NodeId, { shift, rivals }: ColumnJudgement): number {
  return probabilityOf(rivals === undefined ? logOdds : amongRivals(logOdds, left, right, rivals), shift);
}

/** For the pairs of a table. @param roomOf  for what is told of rivals. */
export function columnLessons(category: CategoryName, table: ColumnTable, policy: Policy, roomOf?: RoomOf): ColumnLessons {
  return lessonsOf(category, table, policy, linkRules(category).nearMisses, roomOf);
}

/**
 * For the pairs between the two columns of a table. A value of one is amid near misses of the other wherever both are of one kind (the hospitals of a country), and has its
 * partner there all the same: in a short list they would be siblings, here they say nothing.
 */
export function lessonsAcross(category: CategoryName, table: ColumnTable, policy: Policy): ColumnLessons {
  return lessonsOf(category, table, policy);
}

/** @param nearMisses  absent: neither they nor the column's shape are asked. */
function lessonsOf(category: CategoryName, table: ColumnTable, policy: Policy, nearMisses?: NearMissWeights, roomOf?: RoomOf): ColumnLessons {
  const { columnShift } = linkRules(category);
  const weights = rivalWeights(category, policy, columnShift?.(table, policy));
  // (one legal name is one in any column)
  const ofShape = nearMisses === undefined || policy === 'strict' ? undefined : shapeShift;
  if (policy !== 'group') return new ColumnLessons(table.nodeCount, weights, nearMisses, ofShape, roomOf);
  // where whole families of names are to be one, siblings are matches: a column full of them says nothing against a pair
  return new ColumnLessons(table.nodeCount, weights, nearMisses && { ...nearMisses, doubt: 0 }, ofShape && ((shape) => Math.max(0, ofShape(shape))), roomOf);
}
