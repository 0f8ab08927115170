import { pilesOf, ramp } from './column-shape.js';
import type { WeighedPairs } from './judge.js';
import type { NodeId } from './link-table.js';
import { ownRoom, type RoomOf } from './pair-lists.js';

/** What it says of two values whom else they are like, in log-odds (chosen on labelled columns: docs/quality.md). */
export interface RivalWeights {
  /** Values of a column up to which it says nothing that nobody else is like the two; of eight times as many, all. */
  readonly fewValues: number;
  /** Neither is as much like anybody else. */
  readonly mutual: number;
  /** One of them is as much like somebody else, or more so; surely somebody else; both of them surely others. These add up. */
  readonly rivalled: number;
  readonly taken: number;
  readonly bothTaken: number;
}

/** Log-odds from which somebody is surely the same: a probability of 0.9. */
const SURE = Math.log(9);
/** Doublings of `fewValues` until a column is large. */
const DOUBLINGS = 3;
/**
 * How many fewer matches than usual a column may have, in log-odds, before it says nothing that two are like nobody else: in a register all are. It says the more, the
 * more there are, and half as much again at most.
 */
const FEWEST_MATCHES = 1.5;
const MOST_OF_MUTUAL = 1.5;

/** How much rivals may add to a pair's log-odds at most. */
export const rivalReach = (weights: RivalWeights | undefined): number => (weights === undefined ? 0 : weights.mutual * MOST_OF_MUTUAL);

/** Whom each node of a column is most like, and how much that says; arrays by node, to be handed to other threads as they are. */
export interface RivalTable {
  /** Log-odds of the best pair of a node, who is its partner there, and log-odds of the second best; minus infinity and -1 where there is none. */
  readonly best: Float32Array;
  readonly partner: Int32Array;
  readonly second: Float32Array;
  /** As for {@link RivalWeights}, of this column. */
  readonly mutual: number;
  readonly rivalled: number;
  readonly taken: number;
  readonly bothTaken: number;
  /** Log-odds from which somebody is surely the same here, without the column's shift. */
  readonly sure: number;
}

/**
 * Collects whom the values of a column are like. "Nova Wellness" beside "Nova Wellness Group Bhd", in a column of thousands where nothing else is like either, is
 * likelier the same firm than the two names alone say; "Hitachi" beside "Hitachi Chemical Co", where "Hitachi Ltd" and "Hitachi Chemical" are, too, is less so.
 * Of a vetoed pair neither is a rival. The order in which pairs are added says nothing. O(pairs), 12 bytes a node.
 */
export class Rivals {
  readonly #best: Float32Array;
  readonly #partner: Int32Array;
  readonly #second: Float32Array;

  constructor(nodeCount: number, roomOf: RoomOf = ownRoom) {
    this.#best = new Float32Array(roomOf(nodeCount * 4)).fill(Number.NEGATIVE_INFINITY);
    this.#partner = new Int32Array(roomOf(nodeCount * 4)).fill(-1);
    this.#second = new Float32Array(roomOf(nodeCount * 4)).fill(Number.NEGATIVE_INFINITY);
  }

  /** Adds pairs; each pair of the column once. */
  add({ left, right, logOdds, veto }: WeighedPairs): void {
    for (let i = 0; i < left.length; i++) {
      if (veto[i] !== 0) continue;
      this.#addTo(left[i], right[i], logOdds[i]);
      this.#addTo(right[i], left[i], logOdds[i]);
    }
  }

  #addTo(node: NodeId, other: NodeId, logOdds: number): void {
    const odds = Math.fround(logOdds);
    if (odds > this.#best[node]) {
      this.#second[node] = this.#best[node];
      this.#best[node] = odds;
      this.#partner[node] = other;
    } else if (odds > this.#second[node]) this.#second[node] = odds;
  }

  /** Of some pairs that were added those with such log-odds, and those with less that nothing is in the way of by now. In arrays of their own. */
  possible({ left, right, logOdds, veto }: WeighedPairs, least: number): WeighedPairs {
    const kept = new Int32Array(left.length);
    let count = 0;
    for (let i = 0; i < left.length; i++)
      if (logOdds[i] >= least || (veto[i] === 0 && this.#isBest(left[i], right[i], Math.fround(logOdds[i])))) kept[count++] = i;
    const possible = { left: new Int32Array(count), right: new Int32Array(count), logOdds: new Float64Array(count), veto: new Uint8Array(count) };
    for (let at = 0; at < count; at++) {
      const i = kept[at];
      possible.left[at] = left[i];
      possible.right[at] = right[i];
      possible.logOdds[at] = logOdds[i];
      possible.veto[at] = veto[i];
    }
    return possible;
  }

  #isBest(left: NodeId, right: NodeId, odds: number): boolean {
    return odds >= this.#best[left] && odds >= this.#best[right];
  }

  /** Share of the nodes with a sure partner that have another one. @param shift  of the column, see ColumnPrior. O(nodes). */
  piled(shift: number): number {
    const sure = SURE - shift;
    let partnered = 0;
    let piled = 0;
    for (let node = 0; node < this.#best.length; node++) {
      if (this.#best[node] > sure) partnered++;
      if (this.#second[node] > sure) piled++;
    }
    return piled / Math.max(partnered, 1);
  }

  /** What they say when all pairs are there. @param shift  of the column, see ColumnPrior. O(nodes). */
  table(weights: RivalWeights, shift: number): RivalTable {
    const sure = SURE - shift;
    const size = ramp(Math.log2(this.#best.length / weights.fewValues) / DOUBLINGS);
    const doubt = size * (1 - pilesOf(this.piled(shift)));
    return {
      best: this.#best,
      partner: this.#partner,
      second: this.#second,
      mutual: weights.mutual * size * Math.min(Math.max(1 + shift / FEWEST_MATCHES, 0), MOST_OF_MUTUAL),
      rivalled: weights.rivalled * doubt,
      taken: weights.taken * doubt,
      bothTaken: weights.bothTaken * doubt,
      sure,
    };
  }
}

/** Log-odds of a pair among its rivals, the pair one of those that the table was made of or any other. */
export function amongRivals(logOdds: number, left: NodeId, right: NodeId, rivals: RivalTable): number {
  const { best, partner, second, sure } = rivals;
  const odds = Math.fround(logOdds);
  const ofLeft = partner[left] === right ? second[left] : best[left];
  const ofRight = partner[right] === left ? second[right] : best[right];
  const most = Math.max(ofLeft, ofRight);
  if (most < odds) return logOdds + rivals.mutual;
  if (odds > sure) return logOdds;
  return logOdds - rivals.rivalled - (most > sure ? rivals.taken : 0) - (Math.min(ofLeft, ofRight) > sure ? rivals.bothTaken : 0);
}
