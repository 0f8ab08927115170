import type { Outcome, Provider } from '../../provider.js';
import { sicPlace } from './classifications.js';
import { counterparts, SYSTEMS, type System, titlesOf } from './crosswalk.js';
import type { TitledCode, TitleMatch } from './title-search.js';

const NOT_FOUND: Outcome = { status: 'not-found' };

/** Codes of industries by code or in words, from tables of the package. */
export const industryProvider: Provider = {
  id: 'industry-codes',
  functions: ['industry-codes', 'sic-codes'],
  kind: 'embedded',
  needs: {},
  isReady: () => true,
  lookup: (fn, { lookup }) => (fn === 'sic-codes' ? sicFields(lookup.trim()) : industryFields(lookup.trim())),
};

/** How codes are written. Four digits are a code of SIC: ISIC is asked for by its name. */
const CODES: readonly (readonly [System, RegExp])[] = [
  ['sic', /^(?:sic\s*)?(\d{4})$/i],
  ['naics', /^(?:naics\s*)?(\d{6})$/i],
  ['nace', /^(?:nace\s*)?(\d\d\.\d\d)$/i],
  ['isic', /^isic\s*(\d{4})$/i],
];

/** Codes that a field holds; where more correspond, they say too little. */
const MOST = 8;

function sicFields(text: string): Outcome {
  const asked = byCode(text);
  const found = asked === null ? titlesOf.sic().find(text) : onlyOne(asked);
  if (found === null) return NOT_FOUND;
  const { division, majorGroup } = sicPlace(found.code);
  return { status: 'found', fields: { SIC: found.code, Title: found.title, Division: division, MajorGroup: majorGroup, Confidence: shown(found.confidence) } };
}

/** The SIC code that a code of another classification corresponds to, null where there are several. */
function onlyOne(asked: Matches): TitleMatch | null {
  const codes = acrossSystems(asked).get('sic') ?? [];
  return codes.length === 1 ? { ...codes[0], confidence: 1 } : null;
}

function industryFields(text: string): Outcome {
  const asked = byCode(text) ?? byWords(text);
  if (asked.size === 0) return NOT_FOUND;
  const all = acrossSystems(asked);
  const joined = (system: System, what: keyof TitledCode, separator: string): string => {
    const codes = all.get(system) ?? [];
    return codes.length > MOST ? '' : codes.map((code) => code[what]).join(separator);
  };
  return {
    status: 'found',
    fields: {
      NAICS: joined('naics', 'code', ' '),
      NAICSTitle: joined('naics', 'title', '; '),
      SIC: joined('sic', 'code', ' '),
      SICTitle: joined('sic', 'title', '; '),
      NACE: joined('nace', 'code', ' '),
      ISIC: joined('isic', 'code', ' '),
      Confidence: shown(Math.min(...[...asked.values()].map(({ confidence }) => confidence))),
    },
  };
}

type Matches = ReadonlyMap<System, TitleMatch>;

/** The code that a text is, null where it is none. */
function byCode(text: string): Matches | null {
  for (const [system, shape] of CODES) {
    const code = shape.exec(text)?.[1];
    const titled = code === undefined ? null : titlesOf[system]().byCode(code);
    if (titled !== null) return new Map([[system, { ...titled, confidence: 1 }]]);
  }
  return null;
}

/** What titles of SIC and NAICS say, the surer of two that do not correspond; otherwise what one of NACE or ISIC says. */
function byWords(text: string): Matches {
  const [sic, naics] = [titlesOf.sic().find(text), titlesOf.naics().find(text)];
  if (sic !== null && naics !== null && counterparts('sic', [sic.code], 'naics').includes(naics.code))
    return new Map([
      ['sic', sic],
      ['naics', naics],
    ]);
  if (sic !== null || naics !== null)
    return surest([
      ['naics', naics],
      ['sic', sic],
    ]);
  return surest([
    ['isic', titlesOf.isic().find(text)],
    ['nace', titlesOf.nace().find(text)],
  ]);
}

/** The match of most confidence, the first of equals. */
function surest(found: readonly (readonly [System, TitleMatch | null])[]): Matches {
  let best: readonly [System, TitleMatch] | null = null;
  for (const [system, match] of found) if (match !== null && (best === null || match.confidence > best[1].confidence)) best = [system, match];
  return new Map(best === null ? [] : [best]);
}

/**
 * What is known of one classification, or of two that correspond, carried over to the others, neighbour by neighbour: every code that the published
 * correspondences have, that with the likest title first. A choice between them would be a guess: two parts of an industry are both its parts.
 */
function acrossSystems(known: Matches): ReadonlyMap<System, readonly TitledCode[]> {
  const places = new Map<System, readonly TitledCode[]>([...known].map(([system, { code, title }]) => [system, [{ code, title }]]));
  const [{ title }] = known.values();
  const step = (from: System, to: System): void => {
    const codes = places.get(from);
    if (codes === undefined || places.has(to)) return;
    const others = counterparts(
      from,
      codes.map(({ code }) => code),
      to,
    );
    places.set(to, titlesOf[to]().byLikeness(title, others));
  };
  for (let i = 1; i < SYSTEMS.length; i++) step(SYSTEMS[i - 1], SYSTEMS[i]);
  for (let i = SYSTEMS.length - 1; i > 0; i--) step(SYSTEMS[i], SYSTEMS[i - 1]);
  return places;
}

const shown = (confidence: number): string => String(Math.round(confidence * 100) / 100);
