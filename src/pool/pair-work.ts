import { CandidateKernel } from '../link/candidate-kernel.js';
import type { NodeTerms } from '../link/candidates.js';
import { type Clusters, clusterNodes } from '../link/cluster.js';
import type { JudgedPairs, WeighedPairs, WeighedPart } from '../link/judge.js';
import { floorOf } from '../link/linkage.js';
import { type FoundPairs, PairFinder, SortRoom, sortedPairs } from '../link/pair-lists.js';
import type { PairScorer } from '../link/pair-scorer.js';
import type { PairPart } from './pair-store.js';

/** Who does what is to be done with a column's pairs: this thread, or workers. */
export interface PairWork {
  /** The candidates of all nodes, given to `take` some nodes after the other, in any order; `nodesAtOnce` nodes at most are searched for before that. */
  find(nodesAtOnce: number, take: (pairs: FoundPairs) => void): Promise<void>;
  /**
   * Weighs pairs, each once, in one part or several: gives each to `take` as soon as it is weighed, and answers what that keeps of them in order. `floor`: no pair below
   * is asked for; `progress`: told how many pairs more are weighed.
   */
  weigh(pairs: PairPart, floor: number, take: (part: WeighedPart) => WeighedPairs, progress: (pairs: number) => void): Promise<readonly WeighedPairs[]>;
  cluster(pairs: JudgedPairs, threshold: number): Promise<Clusters>;
}

/** This thread. The terms are let go when all candidates are found. */
export function workOfThisThread(terms: NodeTerms, scorer: PairScorer, signal?: AbortSignal): PairWork {
  let search: CandidateKernel | undefined = new CandidateKernel(terms);
  const room = new SortRoom();
  const { nodeCount } = terms;
  return {
    async find(nodesAtOnce, take) {
      for (let from = 0; from < nodeCount; from += nodesAtOnce) {
        await breath(signal);
        const end = Math.min(from + nodesAtOnce, nodeCount);
        const finder = new PairFinder(from, end);
        search?.search(from, end, (_, others) => finder.add(others));
        take(finder.found());
      }
      search = undefined;
    },
    async weigh({ found, from, end }, floor, take, progress) {
      await breath(signal);
      let told = 0;
      const part = scorer.weigh(sortedPairs(found, from, end, room), floor, (done) => {
        progress(done - told);
        told = done;
      });
      return [take(part)];
    },
    async cluster(pairs, threshold) {
      await breath(signal);
      return clusterNodes(nodeCount, pairs, threshold, floorOf(threshold), (unknown) => scorer.scores(unknown, pairs.judgement));
    },
  };
}

/** Lets others be heard, the signal among them. */
export async function breath(signal?: AbortSignal): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  signal?.throwIfAborted();
}
