import type { CategoryName, Level } from '../category/category.js';
import type { NodeTerms } from '../link/candidates.js';
import type { Clusters, ScoredPairs } from '../link/cluster.js';
import type { Components } from '../link/components.js';
import type { Policy } from '../link/link-rules.js';
import type { ColumnJudgement } from '../link/column-judgement.js';
import type { FoundPairs } from '../link/pair-lists.js';
import type { SharedColumn, SharedTable } from './shared.js';

/** Reads the tables of a category, so that what follows finds them read. */
export interface PrepareTask {
  readonly kind: 'prepare';
  readonly category: CategoryName;
}

/** Keys of rows `from` .. `end` (exclusive), written into `data` and `present`. */
export interface KeysTask {
  readonly kind: 'keys';
  readonly category: CategoryName;
  readonly level: Level;
  readonly column: SharedColumn;
  readonly from: number;
  readonly end: number;
  readonly data: Uint8Array;
  readonly present: Uint8Array;
}

/** What the values of a column say; answers it ({@link SpelledPart}). */
export interface ReadTask {
  readonly kind: 'read';
  readonly category: CategoryName;
  readonly column: SharedColumn;
}

/** Candidates of nodes `from` .. `end`; answers the pairs found. `job`: what one worker has built for it serves its other parts. */
export interface CandidatesTask {
  readonly kind: 'candidates';
  readonly job: number;
  readonly terms: NodeTerms;
  readonly from: number;
  readonly end: number;
}

/** Near words of a table's vocabulary, part `part` of `parts`; answers them. */
export interface NearTask {
  readonly kind: 'near';
  readonly table: SharedTable;
  readonly part: number;
  readonly parts: number;
}

/** Evidence of the pairs found whose left node is one of `from` .. `end`, each once; answers what is told of them ({@link WeighedPart}). */
export interface WeighTask {
  readonly kind: 'weigh';
  readonly job: number;
  readonly table: SharedTable;
  readonly policy: Policy;
  readonly found: readonly FoundPairs[];
  readonly floor: number;
  readonly from: number;
  readonly end: number;
}

/** Clusters of components `from` .. `end`, written into `clusters`. */
export interface ClusterTask {
  readonly kind: 'cluster';
  readonly job: number;
  readonly table: SharedTable;
  readonly policy: Policy;
  readonly components: Components;
  readonly pairs: ScoredPairs;
  readonly judgement: ColumnJudgement;
  readonly threshold: number;
  readonly clusters: Clusters;
  readonly from: number;
  readonly end: number;
}

/** A part of a job. */
export type PartTask = KeysTask | ReadTask | NearTask | CandidatesTask | WeighTask | ClusterTask;
export type Task = PrepareTask | PartTask;
