import type { CategoryName } from '../category/category.js';
import type { CandidatePairs, NodeTerms } from '../link/candidates.js';
import { eachAlone } from '../link/cluster.js';
import { componentsOf } from '../link/components.js';
import { floorOf } from '../link/linkage.js';
import type { LinkTable } from '../link/link-table.js';
import type { Policy } from '../link/link-rules.js';
import { addExpected } from '../link/prior.js';
import type { PairWork } from './pair-work.js';
import { costedParts, evenParts } from './parts.js';
import { shared, sharedArray, sharedArraysOf, type SharedTable, sharedTable, sharedTerms } from './shared.js';
import type { PartTask } from './tasks.js';

/** Whoever does parts of a job. */
export interface Crew {
  /** In how many parts a job is cut. */
  readonly parts: number;
  /** A number of its own for a job. */
  readonly job: number;
  /** Does all parts; `visit` gets each one's result as soon as it is there. */
  runAll(tasks: readonly PartTask[], visit?: (task: PartTask, result: unknown) => void): Promise<void>;
}

/** Workers. The terms are let go when all candidates are found. */
export function sharedWork(crew: Crew, category: CategoryName, table: LinkTable, policy: Policy, terms: NodeTerms): PairWork {
  const { job, parts } = crew;
  const { nodeCount } = table;
  let source: NodeTerms | undefined = sharedTerms(terms);
  let evidence: SharedTable | undefined;
  /** What a worker needs to weigh pairs. */
  const scoring = (): { readonly job: number; readonly table: SharedTable; readonly policy: Policy } => {
    evidence ??= sharedTable(category, table);
    return { job, table: evidence, policy };
  };
  /** Probabilities of the pairs of a part: made anew in each round, added in order. */
  let probabilities = new Float64Array(0);
  return {
    async find(nodesAtOnce, take) {
      const common = { kind: 'candidates', job, terms: source as NodeTerms } as const;
      source = undefined;
      const tasks = evenParts(nodeCount, parts, nodesAtOnce).map(([from, end]): PartTask => ({ ...common, from, end }));
      await crew.runAll(tasks, (_, pairs) => take(pairs as CandidatePairs));
    },
    async weigh(pairs, progress) {
      const count = pairs.left.length;
      const odds = { logOdds: sharedArray(Float64Array, count), veto: sharedArray(Uint8Array, count) };
      const common = { kind: 'weigh', ...scoring(), pairs: { left: shared(pairs.left), right: shared(pairs.right) }, odds } as const;
      const tasks = evenParts(count, parts).map(([from, end]): PartTask => ({ ...common, from, end }));
      await crew.runAll(tasks, ({ from, end }) => progress(end - from));
      return odds;
    },
    async expected(pairs, shift) {
      let sum = 0;
      for (const { logOdds, veto } of pairs) {
        if (!(logOdds.buffer instanceof SharedArrayBuffer)) {
          // (read from disk: copying it for others takes as long)
          sum = addExpected(sum, { logOdds, veto }, shift);
          continue;
        }
        const count = logOdds.length;
        if (probabilities.length < count) probabilities = sharedArray(Float64Array, count);
        const common = { kind: 'probabilities', odds: { logOdds, veto }, shift, probabilities } as const;
        await crew.runAll(evenParts(count, parts).map(([from, end]): PartTask => ({ ...common, from, end })));
        for (let i = 0; i < count; i++) sum += probabilities[i];
      }
      return sum;
    },
    async cluster(judged, threshold) {
      const { left, right, score, shift } = judged;
      probabilities = new Float64Array(0);
      const components = sharedArraysOf(componentsOf(nodeCount, judged, floorOf(threshold)));
      const clusters = sharedArraysOf(eachAlone(nodeCount));
      const common = { kind: 'cluster', ...scoring(), pairs: sharedArraysOf({ left, right, score }), shift, threshold, components, clusters } as const;
      const { nodeStart } = components;
      // (all pairs of a component are scored)
      const tasks = costedParts(nodeStart.length - 1, parts * 2, (part) => (nodeStart[part + 1] - nodeStart[part]) ** 2);
      await crew.runAll(tasks.map(([from, end]): PartTask => ({ ...common, from, end })));
      return clusters;
    },
  };
}
