import type { IndividualReader } from '../../category/individual/reader.js';
import { PersonRole } from '../../category/individual/roles.js';
import { resized } from '../../category/vocabulary.js';
import type { LinkTable, NodeId } from '../link-table.js';
import type { WordDistance } from '../word-distance.js';
import { haveSameConsonants } from './nearly-joined.js';

/** Values with more letters than this are not compared as a whole. */
const MAX_LETTERS = 60;
/** Letters of a surname in one spelling of which one may be another where it is cut otherwise, and of one of which two may. */
const MIN_NEAR = 7;
const MIN_FAR = 10;

/** The letters of whole values without blanks, given names first and surname first. A value is put together when it is first asked for, O(letters). */
export class NameLetters {
  readonly #table: LinkTable;
  readonly #distance: WordDistance;
  /** 1: the value is put together. */
  #ready = new Uint8Array(0);
  /** The reader's words for the letters of node n: given names first at 2n, surname first at 2n + 1. */
  #words = new Int32Array(0);
  #lengths = new Uint16Array(0);
  /** The reader's word for the letters of node n's surname with its particles; -1: none. */
  #surnames = new Int32Array(0);
  /** In how many words that is written. */
  #surnameWords = new Uint8Array(0);

  constructor(table: LinkTable, distance: WordDistance) {
    this.#table = table;
    this.#distance = distance;
  }

  /** Forgets the nodes from `from` on, which are others than before. */
  renew(from: NodeId): void {
    this.#ready.fill(0, from);
  }

  #read(node: NodeId): void {
    if (this.#ready[node]) return;
    const { reader, nodeCount, unitStart, unitRole, unitWord, words } = this.#table;
    if (node >= this.#ready.length) {
      const capacity = Math.max(nodeCount, Math.ceil(this.#ready.length * 1.5));
      this.#ready = resized(this.#ready, capacity, 0);
      this.#words = resized(this.#words, capacity * 2, 0);
      this.#lengths = resized(this.#lengths, capacity, 0);
      this.#surnames = resized(this.#surnames, capacity, -1);
      this.#surnameWords = resized(this.#surnameWords, capacity, 0);
    }
    this.#ready[node] = 1;
    const { words: vocabulary } = reader as IndividualReader;
    let given = '';
    let surname = '';
    let surnameWords = 0;
    for (let u = unitStart[node]; u < unitStart[node + 1]; u++) {
      const role = unitRole[u];
      if (role === PersonRole.surname || (role === PersonRole.particle && u + 1 < unitStart[node + 1] && unitRole[u + 1] >= PersonRole.surname)) {
        surname += words.text[unitWord[u]];
        surnameWords++;
      } else if (role <= PersonRole.lone || role === PersonRole.particle) given += words.text[unitWord[u]];
    }
    this.#surnames[node] = surname === '' ? -1 : vocabulary.idOfLetters(surname);
    this.#surnameWords[node] = surnameWords;
    const length = Math.min(given.length + surname.length, 0xffff);
    this.#lengths[node] = length;
    const compared = length > 0 && length <= MAX_LETTERS;
    this.#words[node * 2] = compared ? vocabulary.idOfLetters(given + surname) : 0;
    this.#words[node * 2 + 1] = compared ? vocabulary.idOfLetters(surname + given) : 0;
  }

  /** Whether both surnames are the same letters, particles and all: van den Berg, Vandenberg. */
  sameSurname(a: NodeId, b: NodeId): boolean {
    this.#read(a);
    this.#read(b);
    return this.#surnames[a] >= 0 && this.#surnames[a] === this.#surnames[b];
  }

  /** Whether both surnames are one that is cut otherwise and spelled otherwise: van den Bergh, Vandenberg; a letter or two differ, and no consonant. */
  nearSurname(a: NodeId, b: NodeId): boolean {
    this.#read(a);
    this.#read(b);
    const [left, right] = [this.#surnames[a], this.#surnames[b]];
    if (left < 0 || right < 0 || this.#surnameWords[a] === this.#surnameWords[b]) return false;
    const { words: vocabulary } = this.#table.reader as IndividualReader;
    const [text, other] = [vocabulary.textOf(left), vocabulary.textOf(right)];
    const shorter = Math.min(text.length, other.length);
    const max = shorter < MIN_FAR ? 1 : 2;
    if (shorter < MIN_NEAR || Math.max(text.length, other.length) > MAX_LETTERS) return false;
    return this.#distance.editsOf(left, right, max) <= max && haveSameConsonants(text, other);
  }

  /** Whether both values are the same letters in one of their orders. */
  areSame(a: NodeId, b: NodeId): boolean {
    this.#read(a);
    this.#read(b);
    if (Math.max(this.#lengths[a], this.#lengths[b]) > MAX_LETTERS) return false;
    const ours = this.#words[a * 2];
    return ours === this.#words[b * 2] || ours === this.#words[b * 2 + 1] || this.#words[a * 2 + 1] === this.#words[b * 2];
  }

  /** Letters to change between two values in the better of their orders, as a share of the longer one; 1: more than a third, or too long to say. Of two that are not the same. */
  edits(a: NodeId, b: NodeId): number {
    this.#read(a);
    this.#read(b);
    const longer = Math.max(this.#lengths[a], this.#lengths[b]);
    const max = Math.ceil(longer / 3);
    if (longer > MAX_LETTERS || Math.abs(this.#lengths[a] - this.#lengths[b]) > max) return 1;
    const ours = this.#words[a * 2];
    let edits = this.#distance.editsOf(ours, this.#words[b * 2], max);
    edits = Math.min(edits, this.#distance.editsOf(ours, this.#words[b * 2 + 1], max));
    return edits > max ? 1 : edits / longer;
  }
}
