import { refuseUnknown } from '../../options.js';
import { placeKey } from '../../text/place-key.js';
import { boundedText } from '../bounded-text.js';
import { countryOf } from '../country/standardize-country.js';
import { stateIn } from '../state/standardize-state.js';
import { canonicalKey, consonantKey, otherKey, soundKey } from './city-key.js';
import { type CityRow, cityTable } from './city-table.js';
import { type Towns, townsOf } from './spelling-table.js';

export interface CityOptions {
  /** State or province in any form that {@link standardizeState} reads; narrows the choice. */
  readonly state?: string | null;
  /** Country in any form that {@link standardizeCountry} reads; narrows the choice. */
  readonly country?: string | null;
}

export interface StandardCity {
  /** One spelling for all of the city's names: 'München', 'New York City'. */
  readonly name: string;
  /** GeoNames id, stable; null of a small place of the United States that only the postal service's list has. */
  readonly id: number | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The part of the ISO 3166-2 code behind the country, 'TX'; '' where it is not known. */
  readonly state: string;
  /** Inhabitants about 2010, to three digits; 0 where they are not known. */
  readonly population: number;
  /** Whether other cities have this name, too, after narrowing; then this is the largest. */
  readonly ambiguous: boolean;
  /** 'spelling': not as listed, but written short, joined, without vowels or in another transliteration. */
  readonly how: 'name' | 'spelling' | 'typo';
}

const MAX_LENGTH = 150;
/** One letter wrong is read in a known state or country, or where so many live there. */
const TYPO_POPULATION = 300_000;
/** And another transliteration, where it is short and so says little, where so many do. */
const SOUND_POPULATION = 100_000;

/**
 * The city that a value names.
 *
 * Read are names in many languages and scripts (exonyms, former names, transliterations), nicknames and abbreviations (NYC, Philly, LA), words written short (Ft, Mt, St, Hts, Spgs; Mc and Mac apart or not), "City of …", and
 * a state or country behind a comma ("Paris, TX"). Where several cities share a name, the largest is answered and `ambiguous` says so.
 *
 * @param value one value as typed; of more than 150 code units nothing is read.
 * @param options {@link CityOptions}; a state or country that is none gives `null`.
 * @returns {@link StandardCity}, or `null` where no city of 15,000 inhabitants (in the United States: no post office) has the name. Text never throws.
 * @throws {NamesakeError} `ERR_OPTION_UNKNOWN`
 * @cost 2 µs a value; the first call reads the tables, 0.3 s, and the first that looks for other spellings files them, 0.3 s. For columns: {@link standardizeCityColumn}.
 * @example standardizeCity('Philly')?.name  // => 'Philadelphia'
 * @example standardizeCity('Paris, TX')?.state  // => 'TX'
 * @example standardizeCity('Munich')?.id === standardizeCity('München')?.id  // => true
 */
export function standardizeCity(value: string | null | undefined, options: CityOptions = {}): StandardCity | null {
  refuseUnknown(options, ['state', 'country']);
  const text = boundedText(value, MAX_LENGTH);
  if (text === '') return null;
  const within = narrowing(boundedText(options.state, MAX_LENGTH), boundedText(options.country, MAX_LENGTH));
  if (within === null) return null;
  const at = Math.max(text.lastIndexOf(','), text.lastIndexOf('('));
  if (at <= 0) return cityIn(text, within) ?? withStateBehind(text, within);
  // "Washington, D.C." is a name; "Paris, TX" is a name and a state
  const whole = cityIn(text, within);
  if (whole?.how === 'name' && within.country === null) return whole;
  const inner = insideOf(
    text
      .slice(at + 1)
      .replace(/\)\s*$/, '')
      .trim(),
    within,
  );
  return inner === null ? whole : standardInside(text.slice(0, at).trim(), inner);
}

/** What a city must be in; null: anywhere. */
interface Within {
  readonly country: string | null;
  readonly state: string | null;
}

function narrowing(state: string, country: string): Within | null {
  const found = country === '' ? null : countryOf(country);
  if (country !== '' && found === null) return null;
  if (state === '') return { country: found?.iso2 ?? null, state: null };
  const inState = stateIn(state, found?.iso2 ?? 'US+CA');
  if (inState === null) return null;
  return { country: inState.country, state: inState.code };
}

/** What stands behind a comma or in brackets: a state or a country, which must not contradict the options; null where it is neither. */
function insideOf(text: string, within: Within): Within | null {
  const comma = text.indexOf(',');
  // "Paris, TX, USA" was cut at its last comma
  if (comma >= 0 || text === '') return null;
  const state = stateIn(text, within.country ?? 'US+CA');
  if (state !== null && state.how !== 'typo' && (within.state === null || within.state === state.code)) return { country: state.country, state: state.code };
  const country = countryOf(text);
  if (country !== null && (within.country === null || within.country === country.iso2)) return { country: country.iso2, state: within.state };
  return null;
}

function standardInside(text: string, within: Within): StandardCity | null {
  const comma = text.lastIndexOf(',');
  const found = cityIn(text, within);
  if (found !== null || comma <= 0) return found;
  const inner = insideOf(text.slice(comma + 1).trim(), within);
  return inner === null ? null : cityIn(text.slice(0, comma).trim(), inner);
}

/** "Portland OR": the last word is a state in capitals. */
function withStateBehind(text: string, within: Within): StandardCity | null {
  const [, city, code] = /^(.*\S)\s+([A-Z]{2})$/.exec(text) ?? [];
  if (code === undefined || within.state !== null) return null;
  const state = stateIn(code, within.country ?? 'US+CA');
  return state?.how === 'code' ? cityIn(city, { country: state.country, state: state.code }) : null;
}

const PREFIX =
  /^(?:the )?(?:city|town|township|village|borough|municipality|metropolitan city|greater city|corporation|ciudad|ville|cidade|citta|comune|stadt|gemeinde|municipio) (?:of|de|di|da|do|du) /;
const SUFFIX = / (?:city|town|township|village|metro|metropolitan area|municipality)$/;

function cityIn(text: string, within: Within): StandardCity | null {
  const table = cityTable();
  const key = canonicalKey(placeKey(text));
  if (key === '') return null;
  const narrowed = within.country !== null;
  const short = key.replace(PREFIX, '').replace(/^greater /, '');
  const found = answer(table.names.get(key), within, 'name') ?? (short === key ? null : answer(table.names.get(short), within, 'name'));
  if (found !== null) return found;
  for (const each of short === key ? [key] : [short, key]) {
    const joined = each.replaceAll(' ', '');
    const spelled =
      answer(table.names.get(joined), within, 'spelling') ??
      answer(table.joined().get(joined), within, 'spelling') ??
      answer(table.names.get(each.replace(SUFFIX, '')), within, 'spelling');
    if (spelled !== null) return spelled;
  }
  const other = narrowed ? answer(table.names.get(otherKey(placeKey(text))), within, 'spelling') : null;
  if (other !== null) return other;
  const typo = typoIn(short.replaceAll(' ', ''), within, narrowed);
  if (typo !== null) return typo;
  if (within.country === 'US' && within.state !== null) {
    const consonants = consonantKey(short);
    const towns = consonants === '' ? undefined : table.consonants().get(`${within.state} ${consonants}`);
    if (typeof towns === 'number') return answer(towns, within, 'spelling');
  }
  const sound = soundKey(short);
  return sound === '' ? null : answer(table.sounds().get(sound), within, 'spelling', narrowed || sound.length > 5 ? 0 : SOUND_POPULATION);
}

function typoIn(letters: string, within: Within, narrowed: boolean): StandardCity | null {
  const { rows, typos } = cityTable();
  const towns = typos().find(
    letters,
    (_, place) => inside(rows[place], within) && (narrowed || (rows[place].population >= TYPO_POPULATION && letters.length > 6)),
  );
  const best = [...towns].sort((a, b) => rows[b].population - rows[a].population);
  // with one letter wrong it must be clear which is meant
  if (best.length === 0 || (best.length > 1 && rows[best[0]].population < 20 * rows[best[1]].population)) return null;
  return answer(best[0], within, 'typo');
}

function inside({ country, state }: CityRow, within: Within): boolean {
  return (within.country === null || within.country === country) && (within.state === null || within.state === state);
}

function answer(towns: Towns | undefined, within: Within, how: StandardCity['how'], leastPopulation = 0): StandardCity | null {
  if (towns === undefined) return null;
  const { rows } = cityTable();
  let first: CityRow | undefined;
  let ambiguous = false;
  for (const place of townsOf(towns)) {
    const row = rows[place];
    // a place that only the postal service knows is meant where its state is said
    if (!inside(row, within) || row.population < leastPopulation || (row.id === null && within.state === null)) continue;
    if (first === undefined) first = row;
    else {
      ambiguous = true;
      break;
    }
  }
  return first === undefined ? null : { ...first, ambiguous, how };
}
