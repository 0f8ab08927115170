// What a worker thread does: parts of jobs over arrays that all threads share. Doing a part twice does no harm.
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { categoryOf } from '../category/registry.js';
import { Utf8Column } from '../column/index.js';
import { KEY_LENGTH } from '../key/key-column.js';
import { KeyEngine } from '../key/key-engine.js';
import { keyEngine } from '../key/keys.js';
import { CandidateKernel } from '../link/candidate-kernel.js';
import { MAX_CANDIDATES } from '../link/candidates.js';
import { clusterComponents } from '../link/cluster.js';
import type { LinkTable } from '../link/link-table.js';
import type { WeighedPart } from '../link/judge.js';
import { type FoundPairs, PairFinder, SortRoom, sortedPairs } from '../link/pair-lists.js';
import { PairScorer } from '../link/pair-scorer.js';
import { readPart } from '../link/table-part.js';
import { WordDistance } from '../link/word-distance.js';
import { type NearWords, nearWords } from '../link/word-neighbors.js';
import { sharedArray, sharedArraysOf, type SharedTable } from './shared.js';
import { type SpelledPart, spelledPart } from './spelled-part.js';
import type { CandidatesTask, ClusterTask, KeysTask, NearTask, PrepareTask, ReadTask, Task, WeighTask } from './tasks.js';
import { textsOf } from './word-letters.js';

/** What was built for the last job of each kind. */
let search: { readonly job: number; readonly kernel: CandidateKernel } | undefined;
let scoring: { readonly job: number; readonly scorer: PairScorer; readonly room: SortRoom } | undefined;

export default function run(task: Task): SpelledPart | NearWords | FoundPairs | WeighedPart | undefined {
  if (task.kind === 'prepare') return prepare(task);
  if (task.kind === 'keys') return makeKeys(task);
  if (task.kind === 'read') return read(task);
  if (task.kind === 'near') return findNear(task);
  if (task.kind === 'candidates') return findCandidates(task);
  if (task.kind === 'weigh') return weigh(task);
  return cluster(task);
}

function prepare({ category }: PrepareTask): undefined {
  keyEngine(category);
}

function makeKeys({ category, level, column, from, end, data, present }: KeysTask): undefined {
  const made = keyEngine(category).keysOf(new Utf8Column(column.data, column.offsets), level, from, end);
  data.set(made.data, from * KEY_LENGTH);
  present.set(made.present, from);
}

function read({ category, column }: ReadTask): SpelledPart {
  // (its words are let go with it)
  const engine = new KeyEngine(categoryOf(category));
  return moved(spelledPart(readPart(engine, new Utf8Column(column.data, column.offsets)), engine));
}

function findNear({ table: source, part, parts }: NearTask): NearWords {
  // (not kept: memory is needed most while candidates are searched for)
  const { table, distance } = valuesOf(source);
  return moved(nearWords(table, distance, part, parts));
}

function findCandidates({ job, terms, from, end }: CandidatesTask): FoundPairs {
  scoring = undefined;
  if (search?.job !== job) search = { job, kernel: new CandidateKernel(terms) };
  // (shared from the beginning: nothing is copied on its way; what is not needed of it is no memory, as it is never touched)
  const finder = new PairFinder(from, end, sharedArray(Int32Array, (end - from) * MAX_CANDIDATES));
  search.kernel.search(from, end, (_, others) => finder.add(others));
  return sharedArraysOf(finder.found());
}

function weigh({ found, from, end, floor, ...of }: WeighTask): WeighedPart {
  const { scorer, room } = scoringFor(of);
  return moved(scorer.weigh(sortedPairs(found, from, end, room), floor, () => undefined));
}

/** A result whose arrays go over to who asked for it. (Of shared ones the collector would not know that they are memory.) */
function moved<T extends object>(result: T): T {
  const buffers = new Set<ArrayBuffer>();
  buffersOf(result, buffers);
  return move({ [transferableSymbol]: [...buffers], [valueSymbol]: result } as never) as unknown as T;
}

function buffersOf(source: object, buffers: Set<ArrayBuffer>): void {
  for (const value of Object.values(source)) {
    if (ArrayBuffer.isView(value)) buffers.add(value.buffer as ArrayBuffer);
    else if (typeof value === 'object' && value !== null) buffersOf(value, buffers);
  }
}

function cluster({ components, from, end, pairs, threshold, judgement, clusters, ...of }: ClusterTask): undefined {
  const { scorer } = scoringFor(of);
  clusterComponents(components, from, end, pairs, threshold, (unknown) => scorer.scores(unknown, judgement), clusters);
}

/** What this thread scores a job's pairs with. */
function scoringFor({ job, table: source, policy }: Pick<WeighTask, 'job' | 'table' | 'policy'>): NonNullable<typeof scoring> {
  if (scoring?.job !== job) {
    const { table, distance } = valuesOf(source);
    scoring = { job, scorer: new PairScorer(source.category, table, distance, policy, search?.kernel.end()), room: new SortRoom() };
    search = undefined;
  }
  return scoring;
}

/** The values of a table, with this thread's own vocabulary. */
function valuesOf(source: SharedTable): { readonly table: LinkTable; readonly distance: WordDistance } {
  const { category, nodeCount, declaredValues, unitStart, unitWord, unitRole, letters, bag, textEnds } = source;
  const engine = keyEngine(category);
  engine.trim();
  const text = textsOf(source.text, textEnds);
  const readerId = Int32Array.from(text, (word) => engine.reader.table.internAscii(word));
  const table: LinkTable = {
    reader: engine.reader,
    nodeOfRow: new Int32Array(0),
    nodeCount,
    declaredValues,
    unitStart,
    unitWord,
    unitRole,
    roles: engine.category.roles,
    letters,
    bag,
    words: { ...source.words, text, readerId },
  };
  return { table, distance: new WordDistance(engine.kernel, engine.reader, table.words) };
}
