import { Crossing } from './facts.js';
import { type LexiconEntry, lexiconTable } from '../../lexicon/lexicon.js';
import { tableText } from '../../lexicon/table-text.js';
import type { ScriptRow } from './script-words.js';

/** The addresses that a reader is for: those of the United States, or of the world. */
export type AddressRealm = 'us' | 'world';

/** Rows that an alias stands in, by what it may be there. */
export interface AliasRows {
  typeBefore?: LexiconEntry;
  typeAfter?: LexiconEntry;
  direction?: LexiconEntry;
  unit?: LexiconEntry;
  written?: LexiconEntry;
  number?: LexiconEntry;
  state?: LexiconEntry;
  country?: LexiconEntry;
  city?: LexiconEntry;
  connective?: LexiconEntry;
}

/** What the tables say of words that they do not list: plain data, which an image can have. */
export interface AddressRules {
  /** Types that a name may be joined to, longest first, with what they stand for. */
  readonly joined: readonly { readonly ending: string; readonly type: string; readonly doubtful: boolean }[];
  /** Shapes of postcodes: of each word, 9 for a digit and a for a letter. */
  readonly postcodes: readonly { readonly words: readonly string[]; readonly doubtful: boolean }[];
  /** Countries where the first digits of a postcode stand for it, and how many. */
  readonly districts: readonly (readonly [country: string, digits: number])[];
  /** What may stand behind the number of a road: Highway 71 Business. */
  readonly modifiers: readonly string[];
  /** Months as streets are called by their days: 28. října. */
  readonly months: readonly string[];
  /** What stands between a recipient and its town: theatres in Brooklyn. */
  readonly locatives: readonly string[];
  /** What may stand against a number: as its ordinal or its tail (12bis). */
  readonly ordinalEndings: readonly string[];
  readonly joinedTails: readonly string[];
  /** Endings of ordinals in English, also with a blank in front: 50 th. */
  readonly englishOrdinals: readonly string[];
  /** What makes an ordinal of a number that a hyphen joins it to: 1-й. */
  readonly hyphenOrdinals: readonly string[];
  /** What makes an ordinal of a number in front of a street whose house stands behind it: 1e Jan Steenstraat 10. */
  readonly frontOrdinals: readonly string[];
  /** And those that are so in front of a type and a number only. */
  readonly typeOrdinals: readonly string[];
  /** Types whose streets have a number in front of them for a name: 1453 Sk., 3. Cadde. */
  readonly ordinalTypes: readonly string[];
  /** What stands in front of a telephone number; and of these what does so only with a sign behind it (T: +44 20 7946 0018). */
  readonly phones: readonly string[];
  readonly signedPhones: readonly string[];
  /** What says in front of a sign that an address follows: "Mailing address: 12 High St". */
  readonly labels: readonly string[];
  /** What stands behind a number, and what it is short: 12 bis, 12B. */
  readonly tails: readonly (readonly [tail: string, letter: string])[];
  /** The same where a hyphen joins it to the number: 12-I. */
  readonly hyphenTails: readonly (readonly [tail: string, letter: string])[];
  /** Types that are types only between the number of a house and that of the road, where they may be other words besides: 8800 RM 12. */
  readonly between: readonly { readonly words: readonly string[]; readonly type: string }[];
  /** Letters that are a type only behind the number of a house, and the type as it is written out: 5 R PASTEUR. */
  readonly typeLetters: readonly { readonly letters: string; readonly type: string }[];
  /** Letters of the regions of a country that goes by them, which are other regions elsewhere: Milano (MI), Curitiba - PR. */
  readonly regionCodes: readonly { readonly code: string; readonly country: number; readonly region: string }[];
  /** Letters that are a designator only against the number of a unit, in front of the number of its house: U3/45 George St. */
  readonly fronts: readonly { readonly letters: string; readonly designator: string }[];
  /** Two letters and the designators that they are where each has a number and they follow each other: P.13, Q.3. */
  readonly pairs: readonly { readonly letters: readonly string[]; readonly designators: readonly string[] }[];
  /** How towns are written short, where that is all that stands for the town: LA, Mpls. */
  readonly shortCities: readonly { readonly alias: string; readonly city: string }[];
  /** Words that lose their vowel, and with the apostrophe the blank: dell'Indipendenza, l'Église; longest first. */
  readonly elided: readonly string[];
  /** What begins a surname and is written apart as often as not, in front of the rest of it: O' Connell Street, Mc Kinley Ave. */
  readonly prefixes: readonly string[];
  /** Letters around a colon, and the word that they are short for. */
  readonly colons: readonly { readonly letters: string; readonly word: string }[];
  /** How words of scripts that leave vowels out are read. */
  readonly scripts: readonly ScriptRow[];
}

/** What the tables say of the words that they list. */
export interface AddressRows {
  readonly rules: AddressRules;
  /** By the alias written without blanks: "po box" and "pobox" are one. */
  readonly byAlias: ReadonlyMap<string, AliasRows>;
  /** Aliases of several words. */
  readonly phrases: readonly (readonly string[])[];
  /** Types (canonical) of roads that go by numbers, and those that numbers may follow where they stand in front: Calle 26. */
  readonly numberedRoads: ReadonlySet<string>;
  readonly numberedInFront: ReadonlySet<string>;
  /** What stands between two streets that meet: Main Street at Elm Street. */
  readonly crossings: ReadonlyMap<string, number>;
  /** Types (canonical, without blanks) that name other places than streets, too. */
  readonly sites: ReadonlySet<string>;
  /** Types (canonical) of houses whose flats have numbers, and words for houses. None in the United States, where these are streets. */
  readonly flats: ReadonlySet<string>;
  /** Types (canonical, without blanks) of what has streets of its own or stands at one: Foxhall Retail Park. */
  readonly complexes: ReadonlySet<string>;
  /** Types (canonical, without blanks) of what leaves a street and goes by its number: Lane 30. */
  readonly lanes: ReadonlySet<string>;
  /** Words that firms and institutions are named with. */
  readonly generic: ReadonlySet<string>;
}

/** Languages whose street types, units and numbers occur in addresses of the United States. */
const US_LANGUAGES = /\b(en|es|fr)\b/;
const ENGLISH = /\b(en)\b|\*/;
/** Countries that an address written for the United States names. */
const US_COUNTRIES = /\b(US|CA|PR)\b/;

/** Classes of venue words that firms and institutions are named with. */
const IN_NAMES: ReadonlySet<string> = new Set(['institution', 'company']);
/** Classes of street types that are none by themselves. */
const NO_WORDS: ReadonlySet<string> = new Set(['joined', 'between', 'letters']);
const PLACE_SLOTS: ReadonlySet<string> = new Set(['state', 'country', 'city']);

const known = new Map<AddressRealm, AddressRows>();

/** Read once for all readers of the thread. */
export function addressRows(realm: AddressRealm): AddressRows {
  let rows = known.get(realm);
  if (rows === undefined) known.set(realm, (rows = read(realm)));
  return rows;
}

function read(realm: AddressRealm): AddressRows {
  const us = realm === 'us';
  const aliases = new Aliases();
  readTypes(aliases, us);
  readWords(aliases, us);
  readPlaces(aliases, us);
  for (const entry of lexiconTable('connectives')) {
    if (entry.class.endsWith('-marker') || (us && !US_LANGUAGES.test(entry.scope) && entry.scope !== '*')) continue;
    if (entry.words.length === 1) aliases.put('connective', entry);
  }
  const numberedRoads = new Set(traits('numbered'));
  return {
    rules: readRules(us),
    byAlias: aliases.byAlias,
    phrases: aliases.phrases,
    numberedRoads,
    numberedInFront: new Set([...numberedRoads, ...traits('numbered-behind')]),
    crossings: new Map([
      ...streetWords('crossing').map((word) => [word, Crossing.and] as const),
      ...streetWords('corner').map((word) => [word, Crossing.corner] as const),
    ]),
    sites: new Set(traits('site').map((type) => type.replaceAll(' ', ''))),
    flats: new Set(us ? [] : [...traits('flats'), ...houseWords()]),
    complexes: new Set(traits('complex').map((type) => type.replaceAll(' ', ''))),
    lanes: new Set(traits('lane')),
    generic: genericWords(us, aliases.byAlias),
  };
}

/** What is told of each alias; of rows of one table the first one counts. */
class Aliases {
  readonly byAlias = new Map<string, AliasRows>();
  readonly phrases: (readonly string[])[] = [];
  readonly #saints = new Set(streetWords('town'));

  put(slot: keyof AliasRows, entry: LexiconEntry): void {
    const alias = entry.words.join('');
    let rows = this.byAlias.get(alias);
    if (rows === undefined) this.byAlias.set(alias, (rows = {}));
    if (rows[slot] !== undefined) return;
    rows[slot] = entry;
    // a saint may be written in several ways: St. Louis is read word by word
    if (entry.words.length > 1 && !(PLACE_SLOTS.has(slot) && this.#saints.has(entry.words[0]))) this.phrases.push(entry.words);
  }
}

function readTypes(aliases: Aliases, us: boolean): void {
  const leading = new Set(traits('leading'));
  for (const entry of lexiconTable('streetTypes')) {
    if (NO_WORDS.has(entry.class) || (us && !US_LANGUAGES.test(entry.scope))) continue;
    // in English only avenues and numbered roads have their type in front
    if (entry.class !== 'after' && !(us && entry.class === 'either' && !leading.has(entry.canonical))) aliases.put('typeBefore', entry);
    if (entry.class !== 'before') aliases.put('typeAfter', entry);
  }
}

/** Directions, units, words of streets and numbers. */
function readWords(aliases: Aliases, us: boolean): void {
  const isSpoken = ({ scope }: LexiconEntry): boolean => !us || ENGLISH.test(scope);
  for (const entry of lexiconTable('directions')) if (isSpoken(entry)) aliases.put('direction', entry);
  for (const entry of lexiconTable('units')) if (entry.class !== 'front' && entry.class !== 'pair' && isSpoken(entry)) aliases.put('unit', entry);
  for (const entry of lexiconTable('streetWords'))
    if (entry.class !== 'modifier' && entry.class !== 'crossing' && entry.class !== 'corner' && isSpoken(entry)) aliases.put('written', entry);
  for (const entry of lexiconTable('numbers')) {
    // XX Settembre is Venti Settembre; one Roman letter is an initial
    if (us ? entry.class === 'roman' || !ENGLISH.test(entry.scope) : entry.class === 'roman' && entry.ambiguous !== '') continue;
    aliases.put('number', entry);
  }
}

function readPlaces(aliases: Aliases, us: boolean): void {
  for (const table of ['places', 'regions'] as const) {
    for (const entry of lexiconTable(table)) {
      if (us && !US_COUNTRIES.test(entry.scope)) continue;
      if (entry.class === 'state' || entry.class === 'region') {
        // Washington DC: a town and its state
        const { words } = entry;
        const last = words[words.length - 1];
        if (words.length > 1 && last.length === 2 && aliases.byAlias.get(last)?.state?.canonical === entry.canonical) continue;
        aliases.put('state', entry);
      }
      if (entry.class === 'country') aliases.put('country', entry);
      // (a part of a country stands where countries do: Edinburgh, Scotland)
      else if (entry.class === 'part') aliases.put('country', wholeFor(entry));
      else if (entry.class === 'city') aliases.put('city', entry);
    }
  }
}

/** The row of a part of a country, with the name of the country that it belongs to. */
function wholeFor({ table, words, class: cls, ambiguous, scope, source }: LexiconEntry): LexiconEntry {
  const { canonical, canonicalWords } = lexiconTable('places').find((entry) => entry.class === 'country' && entry.scope === scope) as LexiconEntry;
  return { table, words, class: cls, ambiguous, scope, source, canonical, canonicalWords };
}

function readRules(us: boolean): AddressRules {
  const joined = lexiconTable('streetTypes').filter(({ class: cls, scope }) => cls === 'joined' && (!us || ENGLISH.test(scope)));
  const codes = lexiconTable('postcodes').filter((entry) => !us || US_COUNTRIES.test(entry.scope));
  const [postcodes, districts] = [codes.filter(({ class: cls }) => cls !== 'district'), codes.filter(({ class: cls }) => cls === 'district')];
  return {
    joined: joined
      .map(({ words, canonicalWords, ambiguous }) => ({ ending: words.join(''), type: canonicalWords.join(''), doubtful: ambiguous !== '' }))
      .sort((a, b) => b.ending.length - a.ending.length || (a.ending < b.ending ? -1 : 1)),
    postcodes: postcodes.map(({ words, ambiguous }) => ({ words, doubtful: ambiguous !== '' })),
    districts: districts.map(({ words, scope }) => [scope, words[0].length] as const),
    modifiers: streetWords('modifier'),
    months: us ? [] : streetWords('month'),
    locatives: lexiconTable('venueWords')
      .filter(({ class: cls }) => cls === 'locative')
      .map(({ words }) => words[0]),
    ordinalEndings: endings(({ class: cls, ambiguous }) => cls === 'ordinal' && ambiguous === ''),
    englishOrdinals: endings(({ class: cls, ambiguous, scope }) => cls === 'ordinal' && ambiguous === '' && scope === 'en'),
    hyphenOrdinals: us ? [] : endings(({ class: cls, ambiguous }) => cls === 'ordinal' && ambiguous === 'hyphen'),
    frontOrdinals: us ? [] : endings(({ class: cls, ambiguous }) => cls === 'ordinal' && ambiguous === 'front'),
    typeOrdinals: us ? [] : endings(({ class: cls, ambiguous }) => cls === 'ordinal' && ambiguous === 'type'),
    ordinalTypes: us ? [] : traitRows('ordinal').map(({ words }) => words[0]),
    phones: phones(({ ambiguous }) => ambiguous === ''),
    signedPhones: phones(({ ambiguous }) => ambiguous === 'sign'),
    labels: lexiconTable('venueWords').flatMap((entry) => (entry.class === 'label' ? [entry.words[0]] : [])),
    joinedTails: endings(({ class: cls, ambiguous }) => cls === 'tail' && ambiguous === ''),
    tails: tails(({ ambiguous }) => ambiguous !== 'hyphen'),
    hyphenTails: us ? [] : tails(({ ambiguous }) => ambiguous === 'hyphen'),
    between: us
      ? lexiconTable('streetTypes').flatMap(({ class: cls, words, canonicalWords }) => (cls === 'between' ? [{ words, type: canonicalWords.join('') }] : []))
      : [],
    typeLetters: us
      ? []
      : lexiconTable('streetTypes').flatMap(({ class: cls, words, canonicalWords }) =>
          cls === 'letters' ? [{ letters: words[0], type: canonicalWords.join('') }] : [],
        ),
    regionCodes: us
      ? []
      : lexiconTable('regionCodes').map(({ words, canonicalWords, scope }) => ({
          code: words[0],
          country: codeCountryOf(scope),
          region: canonicalWords.join(''),
        })),
    fronts: us ? [] : unitsOf('front').map(({ words, canonicalWords }) => ({ letters: words[0], designator: canonicalWords.join('') })),
    pairs: us ? [] : unitsOf('pair').map(({ words, canonicalWords }) => ({ letters: [...words.join('')], designators: canonicalWords })),
    shortCities: lexiconTable('shortTowns')
      .filter(({ scope }) => !us || US_COUNTRIES.test(scope))
      .map(({ words, canonicalWords }) => ({ alias: words.join(''), city: canonicalWords.join('') })),
    elided: lexiconTable('elidedWords')
      .filter(({ class: cls, ambiguous }) => cls === 'article' && ambiguous === '')
      .map(({ words }) => words[0])
      .sort((a, b) => b.length - a.length || (a < b ? -1 : 1)),
    prefixes: lexiconTable('elidedWords').flatMap(({ class: cls, words }) => (cls === 'prefix' ? [words[0]] : [])),
    colons: lexiconTable('elidedWords').flatMap(({ class: cls, words, canonicalWords }) =>
      cls === 'colon' ? [{ letters: words.join(''), word: canonicalWords[0] }] : [],
    ),
    scripts: us
      ? []
      : tableText('address', 'scriptWords')
          .split('\n')
          .map((line) => line.split('\t') as unknown as ScriptRow),
  };
}

/** What houses with a name are: Rose Cottage. */
function houseWords(): string[] {
  return lexiconTable('venueWords').flatMap(({ words, class: cls }) => (cls === 'house' ? [words.join('')] : []));
}

/** Words of the kind that stand in names of firms and institutions, those left out that name streets or regions. */
function genericWords(us: boolean, byAlias: ReadonlyMap<string, AliasRows>): Set<string> {
  const generic = new Set<string>();
  for (const entry of lexiconTable('genericWords')) {
    if (entry.words.length > 1 || entry.class === 'descriptor' || (us && !ENGLISH.test(entry.scope))) continue;
    const rows = byAlias.get(entry.words[0]);
    if (rows?.typeAfter === undefined && rows?.typeBefore === undefined && rows?.state === undefined && rows?.city === undefined) generic.add(entry.words[0]);
  }
  for (const entry of lexiconTable('venueWords')) if (IN_NAMES.has(entry.class) && (!us || ENGLISH.test(entry.scope))) generic.add(entry.words.join(''));
  return generic;
}

/** Countries whose regions go by letters in addresses, and the languages that no other such country has; a bit each. */
const CODE_COUNTRIES: readonly { readonly country: string; readonly languages: RegExp }[] = [
  { country: 'IT', languages: /^it$/ },
  { country: 'BR', languages: /^(gl,)?pt$/ },
];

function codeCountryOf(scope: string): number {
  return 1 << CODE_COUNTRIES.findIndex(({ country }) => country === scope);
}

/** The countries (bits) that a street type of these languages, or a town of this country, says an address is in. */
export function codeCountriesOf(scope: string): number {
  let countries = 0;
  for (const [bit, { country, languages }] of CODE_COUNTRIES.entries()) if (country === scope || languages.test(scope)) countries |= 1 << bit;
  return countries;
}

function unitsOf(cls: string): LexiconEntry[] {
  return lexiconTable('units').filter((unit) => unit.class === cls);
}

/** Street types (canonical) of a trait. */
function traits(cls: string): string[] {
  return traitRows(cls).map((entry) => entry.canonical);
}

function traitRows(cls: string): LexiconEntry[] {
  return lexiconTable('streetTypeTraits').filter((entry) => entry.class === cls);
}

/** Words in front of telephone numbers. */
function phones(wanted: (entry: LexiconEntry) => boolean): string[] {
  return lexiconTable('venueWords').flatMap((entry) => (entry.class === 'phone' && wanted(entry) ? [entry.words[0]] : []));
}

/** Words of streets of a class, which are one word each. */
function streetWords(cls: string): string[] {
  return lexiconTable('streetWords')
    .filter((entry) => entry.class === cls)
    .map(({ words }) => words[0]);
}

function tails(wanted: (entry: LexiconEntry) => boolean): (readonly [tail: string, letter: string])[] {
  return lexiconTable('numberEndings').flatMap((entry) =>
    entry.class === 'tail' && wanted(entry) ? [[entry.words[0], entry.canonicalWords[0]] as const] : [],
  );
}

function endings(wanted: (entry: LexiconEntry) => boolean): string[] {
  return lexiconTable('numberEndings')
    .filter(wanted)
    .map((entry) => entry.words[0]);
}
