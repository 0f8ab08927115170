// What a worker thread does: parts of jobs over arrays that all threads share. Doing a part twice does no harm.
import { Utf8Column } from '../column/index.js';
import { KEY_LENGTH } from '../key/key-column.js';
import { keyEngine } from '../key/keys.js';
import { CandidateKernel } from '../link/candidate-kernel.js';
import { type CandidatePairs, MAX_CANDIDATES } from '../link/candidates.js';
import { clusterComponents } from '../link/cluster.js';
import type { LinkTable } from '../link/link-table.js';
import { PairScorer } from '../link/pair-scorer.js';
import { probabilityOf } from '../link/prior.js';
import { WordDistance } from '../link/word-distance.js';
import { sharedArray, type SharedTable } from './shared.js';
import type { CandidatesTask, ClusterTask, KeysTask, PrepareTask, ProbabilitiesTask, Task, WeighTask } from './tasks.js';

/** What was built for the last job of each kind. */
let search: { readonly job: number; readonly kernel: CandidateKernel } | undefined;
let scoring: { readonly job: number; readonly scorer: PairScorer } | undefined;

export default function run(task: Task): CandidatePairs | undefined {
  if (task.kind === 'prepare') return prepare(task);
  if (task.kind === 'keys') return makeKeys(task);
  if (task.kind === 'candidates') return findCandidates(task);
  if (task.kind === 'weigh') return weigh(task);
  if (task.kind === 'probabilities') return findProbabilities(task);
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

function findCandidates({ job, terms, from, end }: CandidatesTask): CandidatePairs {
  if (search?.job !== job) search = { job, kernel: new CandidateKernel(terms) };
  // (shared from the beginning: nothing is copied on its way; what is not needed of it is no memory, as it is never touched)
  const left = sharedArray(Int32Array, (end - from) * MAX_CANDIDATES);
  const right = sharedArray(Int32Array, left.length);
  let count = 0;
  search.kernel.search(from, end, (node, others) => {
    for (const other of others) {
      left[count] = Math.min(node, other);
      right[count++] = Math.max(node, other);
    }
  });
  return { left: left.subarray(0, count), right: right.subarray(0, count) };
}

function weigh({ pairs, odds, from, end, ...of }: WeighTask): undefined {
  scorerFor(of).weigh(pairs, from, end, odds, () => undefined);
}

function findProbabilities({ odds: { logOdds, veto }, shift, probabilities, from, end }: ProbabilitiesTask): undefined {
  for (let i = from; i < end; i++) probabilities[i] = veto[i] === 0 ? probabilityOf(logOdds[i], shift) : 0;
}

function cluster({ components, from, end, pairs, threshold, shift, clusters, ...of }: ClusterTask): undefined {
  const scorer = scorerFor(of);
  clusterComponents(components, from, end, pairs, threshold, (unknown) => scorer.scores(unknown, shift), clusters);
}

/** This thread's scorer for a job. */
function scorerFor({ job, table, policy }: Pick<WeighTask, 'job' | 'table' | 'policy'>): PairScorer {
  search = undefined;
  if (scoring?.job !== job) scoring = { job, scorer: scorerOf(table, policy) };
  return scoring.scorer;
}

/** A scorer over a shared table, with this thread's own vocabulary. */
function scorerOf(source: SharedTable, policy: WeighTask['policy']): PairScorer {
  const { category, nodeCount, declaredValues, unitStart, unitWord, unitRole, letters, bag, textEnds } = source;
  const engine = keyEngine(category);
  engine.trim();
  const texts = Buffer.from(source.text).toString('latin1');
  const text = Array.from(textEnds, (end, i) => texts.slice(i === 0 ? 0 : textEnds[i - 1], end));
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
  return new PairScorer(category, table, new WordDistance(engine.kernel, engine.reader, table.words), policy);
}
