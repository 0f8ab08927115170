import type { CategoryName } from '../category/category.js';
import type { DistinctValues } from '../column/distinct-values.js';
import { Utf8Column } from '../column/index.js';
import { type NodeTerms, termLists, type ValueTerms } from '../link/candidates.js';
import { type Clusters, eachAlone } from '../link/cluster.js';
import { componentsOf } from '../link/components.js';
import { floorOf } from '../link/linkage.js';
import type { Policy } from '../link/link-rules.js';
import type { FoundPairs } from '../link/pair-lists.js';
import type { JudgedPairs, WeighedPairs, WeighedPart } from '../link/judge.js';
import { type NearWords, neighborsOf } from '../link/word-neighbors.js';
import { breath, type PairWork } from './pair-work.js';
import type { PairPart } from './pair-store.js';
import { costedParts, evenParts } from './parts.js';
import { sharedArraysOf, sharedRoom, type SharedTable } from './shared.js';
import type { SpelledPart } from './spelled-part.js';
import type { PartTask } from './tasks.js';

/** Whoever does parts of a job. */
export interface Crew {
  readonly workers: number;
  /** In how many parts a job is cut: several for each worker, so that a slow one holds nobody up for long. */
  readonly parts: number;
  /** A number of its own for a job. */
  readonly job: number;
  /** Does all parts, and answers their results in order; what `take` makes of one as soon as it is there stands for it. */
  runAll(tasks: readonly PartTask[], take?: (result: unknown) => unknown): Promise<unknown[]>;
}

/** Reads the different values of a column in so many parts, each by a worker who learns the words of it. */
export async function readByCrew(
  crew: Crew,
  category: CategoryName,
  column: Utf8Column,
  { firstRows, count }: DistinctValues,
  readers: number,
): Promise<readonly SpelledPart[]> {
  const parts = costedParts(count, readers, (i) => column.offsets[firstRows[i] + 1] - column.offsets[firstRows[i]] + 1);
  // (each part is copied to who reads it: of shared arrays the collector would not know that they are memory)
  const tasks = parts.map(([from, end]): PartTask => {
    const { data, offsets } = Utf8Column.gather(column, firstRows.subarray(from, end));
    return { kind: 'read', category, column: { data, offsets } };
  });
  return (await crew.runAll(tasks)) as SpelledPart[];
}

/** The work of a table's pairs, done by workers. */
export class SharedWork implements PairWork {
  readonly #crew: Crew;
  readonly #policy: Policy;
  readonly #table: SharedTable;
  /** The same with the words as texts, until the terms are made. */
  #spelled: ValueTerms | undefined;

  constructor(crew: Crew, policy: Policy, table: SharedTable, spelled: ValueTerms) {
    this.#crew = crew;
    this.#policy = policy;
    this.#table = table;
    this.#spelled = spelled;
  }

  async find(nodesAtOnce: number, take: (pairs: FoundPairs) => void): Promise<void> {
    const common = { kind: 'candidates', job: this.#crew.job, terms: await this.#terms() } as const;
    const tasks = evenParts(this.#table.nodeCount, this.#crew.parts, nodesAtOnce).map(([from, end]): PartTask => ({ ...common, from, end }));
    await this.#crew.runAll(tasks, (pairs) => take(pairs as FoundPairs));
  }

  /** Near words by the workers, and all other terms by this thread meanwhile. */
  async #terms(): Promise<NodeTerms> {
    const { workers } = this.#crew;
    const near = this.#crew.runAll(Array.from({ length: workers }, (_, part): PartTask => ({ kind: 'near', table: this.#table, part, parts: workers })));
    // what goes wrong before anybody waits for it is told when somebody does
    near.catch(() => undefined);
    // (the task is on its way before this thread has no ear for anybody)
    await breath();
    const lists = sharedArraysOf(termLists(this.#spelled as ValueTerms));
    this.#spelled = undefined;
    return { ...lists, neighbors: sharedArraysOf(neighborsOf((await near) as NearWords[], this.#table.words.inNodes.length)) };
  }

  async weigh(
    { found, from, end }: PairPart,
    floor: number,
    take: (part: WeighedPart) => WeighedPairs,
    progress: (pairs: number) => void,
  ): Promise<readonly WeighedPairs[]> {
    const common = { kind: 'weigh', ...this.#scoring(), found, floor } as const;
    // (the left node of a pair is the smaller one: most pairs are the first nodes')
    const parts = costedParts(end - from, this.#crew.parts, (i) => this.#table.nodeCount - from - i);
    const tasks = parts.map((part): PartTask => ({ ...common, from: from + part[0], end: from + part[1] }));
    const taken = await this.#crew.runAll(tasks, (result) => {
      const part = result as WeighedPart;
      progress(part.comparedPairs);
      return take(part);
    });
    return taken as WeighedPairs[];
  }

  async cluster(judged: JudgedPairs, threshold: number): Promise<Clusters> {
    const { left, right, score, judgement } = judged;
    const { nodeCount } = this.#table;
    const components = componentsOf(nodeCount, judged, floorOf(threshold), sharedRoom);
    const clusters = sharedArraysOf(eachAlone(nodeCount));
    const common = { kind: 'cluster', ...this.#scoring(), pairs: sharedArraysOf({ left, right, score }), judgement, threshold, components, clusters } as const;
    const { nodeStart } = components;
    // (all pairs of a component are scored)
    const parts = costedParts(nodeStart.length - 1, this.#crew.parts, (i) => (nodeStart[i + 1] - nodeStart[i]) ** 2);
    await this.#crew.runAll(parts.map(([from, end]): PartTask => ({ ...common, from, end })));
    return clusters;
  }

  /** What a worker needs to weigh pairs. */
  #scoring(): { readonly job: number; readonly table: SharedTable; readonly policy: Policy } {
    return { job: this.#crew.job, table: this.#table, policy: this.#policy };
  }
}
