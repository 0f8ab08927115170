import { type NameEnding, givenCounts, nameAreas, nameEnding, surnameCounts } from './name-statistics.js';
import { MAX_NAME, readName } from './read-name.js';
import { scriptCountries } from './script-countries.js';

export interface OriginCandidate {
  /** Code of ISO 3166-1. */
  readonly country: string;
  /** 0 to 1; those of all countries sum to 1. */
  readonly likelihood: number;
}

export interface NameOrigin {
  /** Area of names that are alike ("Spanish", "Nordic", "South Asian"); "unknown" where the evidence is thin. */
  readonly area: string;
  /** Of the area; 0 where nothing is known. Never 1. */
  readonly likelihood: number;
  /** The most likely countries, at most five, from 0.03 on. */
  readonly countries: readonly OriginCandidate[];
  /** What it rests on: "surname Kowalska in lists of PL", "surname ending -ska", "script Hangul". */
  readonly evidence: readonly string[];
}

/** What is less likely is unknown. */
const THRESHOLD = 0.5;
/** Bearers of a million that a name has where a country's list lacks it, and in countries without a list. */
const UNLISTED = { given: 20, surname: 2 };
/** Lists of given names are short, and fashions cross borders: they count half. */
const WEIGHT = { given: 0.5, surname: 1 };
/** A name of a country is as common in those of its area as this share, where their own lists lack it. */
const NEIGHBOUR = 0.08;
/** All names of the world are borne in the United States; in its list of 5,000 a name says this little. */
const IMMIGRANT = 0.02;
/** How much an ending of strength 1 to 10 speaks for its countries: this to the strength. */
const ENDING_BASE = 1.6;
const MIN_SHOWN = 0.03;
const MAX_SHOWN = 5;
const HIGHEST = 0.97;
/** How likely a name is written in a script that its country does not use. */
const OTHER_SCRIPT = 0.001;

const UNKNOWN: NameOrigin = { area: 'unknown', likelihood: 0, countries: [], evidence: [] };

/**
 * Where a name is likely to come from: the countries in whose lists of popular given names (106 countries) and surnames (75) it stands, endings of surnames and
 * the script that it is written in. Every country is as likely as the others before its names are looked at. A statement about names, not about the person.
 *
 * @param name one full name, any script, or a part of one; up to 256 characters, others are unknown.
 * @returns area "unknown" where its likelihood is below 0.5, or nothing is known. Text never throws.
 * @example nameOrigin('Agnieszka Kowalczyk').area  // => 'Polish'
 * @example nameOrigin('Nguyễn Văn An').countries[0].country  // => 'VN'
 * @example nameOrigin('Xqzt').area  // => 'unknown'
 * @cost about 100 µs; the tables are read once, some 200 ms with the reader of names.
 */
export function nameOrigin(name: unknown): NameOrigin {
  if (typeof name !== 'string' || name.length > MAX_NAME) return UNKNOWN;
  const areas = nameAreas();
  const countries = [...areas.keys()];
  const logs = new Float64Array(countries.length);
  const evidence: string[] = [];
  const script = scriptCountries(name);
  if (script !== null) {
    evidence.push(`script ${script.script}`);
    countries.forEach((country, i) => {
      if (!script.countries.includes(country)) logs[i] += Math.log(OTHER_SCRIPT);
    });
  }
  const { given, surname, lone } = readName(name);
  // a lone word may be either
  if (lone) weighLone(given[0], countries, logs, evidence);
  else {
    if (given.length > 0) weigh(isSurnameOnly(given[0]) ? 'surname' : 'given', given[0], countries, logs, evidence);
    for (const word of surname.slice(-2)) weigh('surname', word, countries, logs, evidence);
  }
  return evidence.length === 0 ? UNKNOWN : summed(countries, logs, areas, evidence);
}

/** Known as a surname alone: it stands in front, as in Vietnam and Hungary. */
const isSurnameOnly = (word: string): boolean => surnameCounts().has(word) && !givenCounts().has(word);

function weighLone(word: string | undefined, countries: readonly string[], logs: Float64Array, evidence: string[]): void {
  if (word === undefined) return;
  const bySurname = surnameCounts().has(word) || !givenCounts().has(word);
  weigh(bySurname ? 'surname' : 'given', word, countries, logs, evidence);
}

function weigh(part: 'given' | 'surname', word: string, countries: readonly string[], logs: Float64Array, evidence: string[]): void {
  const found = bearers(part, word);
  if (found.size > 0) {
    const areas = nameAreas();
    const ofArea = new Map<string, number>();
    for (const [country, count] of found) {
      const area = areas.get(country) ?? '';
      ofArea.set(area, Math.max(ofArea.get(area) ?? 0, count * NEIGHBOUR));
    }
    countries.forEach((country, i) => {
      logs[i] += WEIGHT[part] * Math.log(Math.max(found.get(country) ?? 0, ofArea.get(areas.get(country) ?? '') ?? 0, UNLISTED[part]));
    });
    const named = [...found].sort((a, b) => b[1] - a[1]).slice(0, MAX_SHOWN);
    evidence.push(`${part === 'given' ? 'given name' : 'surname'} ${word} in lists of ${named.map(([country]) => country).join(', ')}`);
    return;
  }
  const ending: NameEnding | null = nameEnding(part, word);
  if (ending === null) return;
  const favour = ending.strength * Math.log(ENDING_BASE);
  countries.forEach((country, i) => {
    if (ending.countries.includes(country)) logs[i] += favour;
  });
  evidence.push(`${part === 'given' ? 'given name' : 'surname'} ending -${ending.ending}`);
}

/** country → bearers of a million. */
function bearers(part: 'given' | 'surname', word: string): ReadonlyMap<string, number> {
  if (part === 'surname') return new Map((surnameCounts().get(word) ?? []).map(({ country, perMillion }) => [country, perMillion]));
  const found = new Map<string, number>();
  for (const { country, female, male } of givenCounts().get(word) ?? []) {
    const count = (female + male) * (country === 'US' ? IMMIGRANT : 1);
    if (count > UNLISTED.given) found.set(country, count);
  }
  return found;
}

function summed(countries: readonly string[], logs: Float64Array, areas: ReadonlyMap<string, string>, evidence: readonly string[]): NameOrigin {
  const highest = logs.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const shares = logs.map((log) => Math.exp(log - highest));
  const sum = shares.reduce((a, b) => a + b, 0);
  const ofArea = new Map<string, number>();
  const candidates = countries.map((country, i): OriginCandidate => {
    const area = areas.get(country) ?? '';
    ofArea.set(area, (ofArea.get(area) ?? 0) + shares[i] / sum);
    return { country, likelihood: rounded(shares[i] / sum) };
  });
  candidates.sort((a, b) => b.likelihood - a.likelihood || (a.country < b.country ? -1 : 1));
  const [area, likelihood] = [...ofArea].reduce((best, each) => (each[1] > best[1] ? each : best));
  return {
    area: likelihood < THRESHOLD ? 'unknown' : area,
    likelihood: rounded(Math.min(likelihood, HIGHEST)),
    countries: candidates.filter((each) => each.likelihood >= MIN_SHOWN).slice(0, MAX_SHOWN),
    evidence,
  };
}

const rounded = (share: number): number => Math.round(share * 1000) / 1000;
