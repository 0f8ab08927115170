import { type CategoryName, MAX_LEVEL_WORDS } from '../../category/category.js';
import { CATEGORY_NAMES, categoryOf } from '../../category/registry.js';
import { NamesakeError } from '../../errors.js';
import { lexiconVersion } from '../../lexicon/lexicon.js';
import { linkRules, type Policy } from '../link-rules.js';
import { textNumber } from '../text-hash.js';
import { MAX_UNITS } from '../value-units.js';
import { IndexCore } from './index-core.js';
import { NodeClusters } from './node-clusters.js';
import { broken, readSections, type SectionArray, type Sections, writeSections } from '../../column/section-file.js';
import { TermLists } from './term-lists.js';

/** What an index was made with. */
interface IndexMeta {
  readonly category: CategoryName;
  /** Category and version of the key rules: they decide how values read. */
  readonly keyVersion: string;
  /** Of the tables and the weights. */
  readonly dataVersion: string;
  readonly policy: Policy;
  readonly threshold: number;
}

const keyVersionOf = (category: CategoryName): string => `${category}@${categoryOf(category).keyVersion}`;
const dataVersionOf = (category: CategoryName): string => `${lexiconVersion()}-${textNumber(linkRules(category).weights).toString(16)}`;

const encoder = new TextEncoder();

/** An index as one buffer. */
export function saveIndex({ category, table, near, lists, values }: IndexCore, clusters: NodeClusters, policy: Policy, threshold: number): Uint8Array {
  const meta: IndexMeta = { category, keyVersion: keyVersionOf(category), dataVersion: dataVersionOf(category), policy, threshold };
  const { words, nodeCount, unitStart } = table;
  const units = unitStart[nodeCount];
  const texts = encoder.encode(words.text.join('\n'));
  return writeSections(meta, {
    wordTexts: texts,
    wordWeight: words.baseWeight.subarray(0, words.count),
    wordSkeleton: words.skeleton.subarray(0, words.count),
    wordFamilyStart: words.familyStart.subarray(0, words.count + 1),
    wordFamilies: words.families.subarray(0, words.familyStart[words.count]),
    wordExpansion: words.expansion.subarray(0, words.count),
    wordFullForm: words.fullForm.subarray(0, words.count),
    wordKnown: words.known.subarray(0, words.count),
    wordOpposite: words.opposite.subarray(0, words.count),
    wordDigits: words.digits.subarray(0, words.count),
    wordInNodes: words.inNodes.subarray(0, words.count),
    wordNearFiled: words.nearFiled.subarray(0, words.count),
    unitStart: unitStart.subarray(0, nodeCount + 1),
    unitWord: table.unitWord.subarray(0, units),
    unitRole: table.unitRole.subarray(0, units),
    nodeHash: table.hash.subarray(0, nodeCount),
    nodeLetters: table.letters.subarray(0, nodeCount),
    nodeBag: table.bag.subarray(0, nodeCount),
    nodeSelf: lists.self.subarray(0, nodeCount),
    nodeCluster: clusters.ofNode.subarray(0, nodeCount),
    nodeFirstRow: values.firstRow.subarray(0, nodeCount),
    nodeTextEnds: values.ends.subarray(0, nodeCount + 1),
    nodeTexts: values.bytes.subarray(0, values.ends[nodeCount]),
    rowNode: values.nodeOfRow.subarray(0, values.rows),
    ...named('near', near.lists),
    ...named('node', lists.lists),
  });
}

function named(name: string, lists: TermLists): Sections {
  const { heads, keys, items, next } = lists.arrays();
  return { [`${name}Heads`]: heads, [`${name}Keys`]: keys, [`${name}Items`]: items, [`${name}Next`]: next };
}

/** What {@link saveIndex} was given. The large arrays are views of `bytes`, which is never written to. @throws {NamesakeError} `ERR_INDEX_*` */
export function loadIndex(bytes: Uint8Array): { core: IndexCore; clusters: NodeClusters; policy: Policy; threshold: number } {
  const { meta, sections } = readSections(bytes);
  const { category, policy, threshold } = checkedMeta(meta);
  const read = new SectionReader(sections);
  const core = new IndexCore(category, policy);
  const { table, near, lists, values } = core;
  const { words } = table;

  const texts = new TextDecoder().decode(read.u8('wordTexts').slice());
  for (const text of linesOf(texts)) words.text.push(text);
  words.count = words.text.length;
  words.baseWeight = read.f32('wordWeight', words.count);
  words.weight = words.baseWeight.slice();
  words.skeleton = read.i32('wordSkeleton', words.count);
  words.familyStart = read.ascending('wordFamilyStart', words.count + 1, MAX_LEVEL_WORDS).slice();
  words.families = read.i32('wordFamilies', words.familyStart[words.count]).slice();
  words.expansion = read.below('wordExpansion', words.count, 0, words.count);
  words.fullForm = read.i32('wordFullForm', words.count);
  words.known = read.u16('wordKnown', words.count);
  words.opposite = read.i32('wordOpposite', words.count);
  words.digits = read.i32('wordDigits', words.count);
  words.nearFiled = read.u8('wordNearFiled', words.count);

  table.nodeCount = read.length('nodeHash');
  table.unitStart = read.ascending('unitStart', table.nodeCount + 1, MAX_UNITS).slice();
  const units = table.unitStart[table.nodeCount];
  table.unitWord = read.below('unitWord', units, 0, words.count).slice();
  table.unitRole = read.u8('unitRole', units).slice();
  if (table.unitRole.some((role) => role >= table.roles.length)) throw broken(`roles below ${table.roles.length}`, 'another one');
  table.hash = read.f64('nodeHash', table.nodeCount).slice();
  table.letters = read.f64('nodeLetters', table.nodeCount).slice();
  table.bag = read.f64('nodeBag', table.nodeCount).slice();
  words.inNodes = read.below('wordInNodes', words.count, 0, table.nodeCount + 1);
  lists.self = read.f32('nodeSelf', table.nodeCount).slice();

  values.nodes = table.nodeCount;
  values.rows = read.length('rowNode');
  values.nodeOfRow = read.below('rowNode', values.rows, -1, table.nodeCount);
  values.firstRow = read.below('nodeFirstRow', table.nodeCount, 0, values.rows);
  values.bytes = read.u8('nodeTexts');
  values.ends = read.f64('nodeTextEnds', table.nodeCount + 1);
  checkEnds(values.ends, values.bytes.length);
  near.lists = read.lists('near', words.count);
  lists.lists = read.lists('node', table.nodeCount);

  const clusters = new NodeClusters();
  read.i32('nodeCluster', table.nodeCount).forEach((cluster, node) => {
    if (cluster < 0 || cluster > clusters.count) throw broken(`a cluster from 0 to ${clusters.count}`, String(cluster));
    clusters.add(node, cluster);
  });
  words.makeRoom(words.count * 2);
  core.beginEngine();
  return { core, clusters, policy, threshold };
}

/** The lines of a text; none of an empty one. Pieces of one string share its memory. */
function* linesOf(text: string): Iterable<string> {
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    yield text.slice(from, to);
    from = to + 1;
  }
}

function checkedMeta(meta: unknown): IndexMeta {
  const { category, keyVersion, dataVersion, policy, threshold } = (typeof meta === 'object' && meta !== null ? meta : {}) as Partial<IndexMeta>;
  if (category === undefined || !CATEGORY_NAMES.includes(category)) throw broken(`a category: ${CATEGORY_NAMES.join(', ')}`, JSON.stringify(category));
  const again = 'build the index anew';
  if (keyVersion !== keyVersionOf(category))
    throw new NamesakeError('ERR_INDEX_VERSION', 'the index was made with other key rules', keyVersionOf(category), `${keyVersion}; ${again}`);
  if (dataVersion !== dataVersionOf(category))
    throw new NamesakeError('ERR_INDEX_VERSION', 'the index was made with other tables or weights', dataVersionOf(category), `${dataVersion}; ${again}`);
  const { policies } = linkRules(category);
  if (policy === undefined || !policies.includes(policy)) throw broken(`a policy: ${policies.join(', ')}`, JSON.stringify(policy));
  if (typeof threshold !== 'number' || !(threshold >= 0 && threshold <= 1)) throw broken('a threshold from 0 to 1', String(threshold));
  return { category, keyVersion, dataVersion, policy, threshold };
}

function checkEnds(ends: Float64Array, bytes: number): void {
  for (let i = 0; i < ends.length; i++)
    if (!Number.isInteger(ends[i]) || ends[i] < (i === 0 ? 0 : ends[i - 1]) || ends[i] > bytes) throw broken(`texts within ${bytes} bytes`, String(ends[i]));
}

/** Takes sections by name, checked: type, length and every number that leads somewhere. */
class SectionReader {
  readonly #sections: Sections;

  constructor(sections: Sections) {
    this.#sections = sections;
  }

  length(name: string): number {
    return this.#section(name).length;
  }

  #section(name: string): SectionArray {
    if (!Object.hasOwn(this.#sections, name)) throw broken(`section "${name}"`, 'none');
    return this.#sections[name];
  }

  #typed<T extends SectionArray>(type: abstract new (...args: never[]) => T, name: string, length?: number): T {
    const section = this.#section(name);
    if (!(section instanceof type) || (length !== undefined && section.length !== length))
      throw broken(`section "${name}" of ${length ?? 'some'} numbers`, `${section.length} of ${section.constructor.name}`);
    return section;
  }

  u8(name: string, length?: number): Uint8Array<ArrayBuffer> {
    return this.#typed(Uint8Array, name, length) as Uint8Array<ArrayBuffer>;
  }

  u16(name: string, length: number): Uint16Array<ArrayBuffer> {
    return this.#typed(Uint16Array, name, length) as Uint16Array<ArrayBuffer>;
  }

  i32(name: string, length?: number): Int32Array<ArrayBuffer> {
    return this.#typed(Int32Array, name, length) as Int32Array<ArrayBuffer>;
  }

  f32(name: string, length: number): Float32Array<ArrayBuffer> {
    return this.#typed(Float32Array, name, length) as Float32Array<ArrayBuffer>;
  }

  f64(name: string, length: number): Float64Array<ArrayBuffer> {
    return this.#typed(Float64Array, name, length) as Float64Array<ArrayBuffer>;
  }

  /** Integers from `least` to below `end`. */
  below(name: string, length: number | undefined, least: number, end: number): Int32Array<ArrayBuffer> {
    const section = this.i32(name, length);
    for (let i = 0; i < section.length; i++)
      if (section[i] < least || section[i] >= end) throw broken(`numbers from ${least} to ${end - 1} in section "${name}"`, String(section[i]));
    return section;
  }

  /** Integers from 0 on, each as large as the one before or larger by `step` at most. */
  ascending(name: string, length: number, step: number): Int32Array<ArrayBuffer> {
    const section = this.i32(name, length);
    for (let i = 0; i < length; i++) {
      const before = i === 0 ? 0 : section[i - 1];
      if (section[i] < before || section[i] > before + (i === 0 ? 0 : step)) throw broken(`ascending numbers in section "${name}"`, String(section[i]));
    }
    return section;
  }

  lists(name: string, itemEnd: number): TermLists {
    const items = this.below(`${name}Items`, undefined, 0, itemEnd);
    const keys = this.i32(`${name}Keys`, items.length);
    const heads = this.below(`${name}Heads`, undefined, -1, items.length);
    if (heads.length === 0 || (heads.length & (heads.length - 1)) !== 0) throw broken(`a power of two of buckets in "${name}Heads"`, String(heads.length));
    const next = this.i32(`${name}Next`, items.length);
    // each leads to an entry before it: no list is without end
    for (let i = 0; i < next.length; i++) if (next[i] < -1 || next[i] >= i) throw broken(`numbers below their place in "${name}Next"`, String(next[i]));
    return TermLists.from({ heads, keys, items, next });
  }
}
