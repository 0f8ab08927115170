import { lexiconTable } from '../../lexicon/lexicon.js';
import { PhraseTrie } from '../../lexicon/phrase-trie.js';
import type { WordId } from '../vocabulary.js';
import { Kind } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/**
 * What clubs are called besides their names, as firms have legal forms ("FK Akhmat Grozny", "Club Deportivo Nacional"): tables/company/club-forms.tsv. Two letters
 * are no club's everywhere ("SK Telecom"): doubtful forms count where the name has another word of clubs, or nothing but places besides.
 */
export class ClubForms {
  readonly #words: CompanyWords;
  readonly #forms = new PhraseTrie();
  /** By the number of a form: the word that stands for it and its like, and whether it is doubtful. */
  readonly #unit: WordId[] = [];
  readonly #doubtful: boolean[] = [];
  /** By the word that stands for a form and its like: one-word forms that are doubtful, which may mean it where they do not count as one. */
  readonly #short = new Map<WordId, WordId[]>();
  /** One-word forms that are doubtful. */
  readonly #letters = new Set<WordId>();
  /** Words that clubs are told by, as their inflections and translations have them in common. */
  readonly #clubWords = new Set<WordId>();
  /** Of the form found by {@link at}: how many words it has. */
  length = 0;
  /** Of the value read: whether it is certainly a club's, and where its words end. */
  #isClub = false;
  #end = 0;
  #mayBeLetters = true;

  constructor(words: CompanyWords) {
    this.#words = words;
    for (const { words: alias, canonicalWords, class: cls, ambiguous } of lexiconTable('clubForms')) {
      if (cls === 'word') {
        this.#clubWords.add(words.id(canonicalWords.join('')));
        continue;
      }
      const form = words.plainWords(alias);
      const unit = words.id(canonicalWords.join(' '));
      const doubtful = ambiguous !== '';
      this.#forms.add(form, this.#unit.length);
      this.#unit.push(unit);
      this.#doubtful.push(doubtful);
      let short = this.#short.get(unit);
      if (short === undefined) this.#short.set(unit, (short = []));
      if (!doubtful || form.length > 1) continue;
      short.push(form[0]);
      this.#letters.add(form[0]);
    }
  }

  /** One-word forms that may be meant by a word that stands for forms of clubs. */
  shortFor(unit: WordId): readonly WordId[] {
    return this.#short.get(unit) ?? [];
  }

  /** Whether a word is a form where the name is a club's, and may be something else elsewhere. */
  areLetters(word: WordId): boolean {
    return this.#letters.has(word);
  }

  /** Whether a form may begin with a word. */
  mayBegin(word: WordId): boolean {
    return this.#forms.begins(word);
  }

  /** Takes the medium words `medium[0 .. end)` of a value, but for those behind the legal form. `letters`: whether a form may be letters (S & K is none). */
  read(medium: Int32Array, end: number, letters: boolean): void {
    this.#end = end;
    this.#mayBeLetters = letters;
    this.#isClub = false;
    let doubtful = 0;
    let places = 0;
    let others = 0;
    for (let i = 0; i < end; ) {
      const form = this.#forms.match(medium, i, end);
      const length = this.#forms.matchLength;
      const place = form < 0 ? this.#words.places.lengthAt(medium, i, end) : 0;
      if (form >= 0 && this.#doubtful[form]) doubtful += this.#counts(i, length) ? 1 : 0;
      else if (form >= 0) this.#isClub ||= this.#counts(i, length);
      else if (place > 0 || this.#words.places.mayBe(medium[i])) places++;
      else if (this.#words.kind[medium[i]] !== Kind.number) others++;
      if (form < 0 && this.#clubWords.has(this.#words.base[medium[i]])) this.#isClub = true;
      i += (form < 0 ? place : length) || 1;
    }
    if (doubtful > 0 && places > 0 && others === 0) this.#isClub = true;
  }

  /** The word for the form that begins at `medium[i]` of the value read, {@link length} words long; -1: none does. */
  at(medium: Int32Array, i: number): WordId {
    const form = this.#forms.match(medium, i, this.#end);
    if (form < 0) return -1;
    this.length = this.#forms.matchLength;
    return this.#counts(i, this.length) && (this.#isClub || !this.#doubtful[form]) ? this.#unit[form] : -1;
  }

  /** One word alone is a form at either end of a name, never all of it. */
  #counts(i: number, length: number): boolean {
    return length < this.#end && (length > 1 || (this.#mayBeLetters && (i === 0 || i + length === this.#end)));
  }
}
