import { PostcodeRelation } from './postcodes.js';

/** How two words were found to be the same. */
export const Match = { none: 0, exact: 1, spelling: 2, slip: 3, knownSlip: 4, truncation: 5, abbreviation: 6, joined: 7, elsewhere: 8 } as const;

export const MATCH_TEXT: readonly string[] = [
  'left over',
  'the same word',
  'the same but for spelling',
  'a slip',
  'one letter apart, both known words',
  'cut short',
  'abbreviated',
  'written as one',
  'the same word in another part',
];

/** Weights are in nats over ten. */
export const SCALE = 0.1;

/** The features of a pair of addresses, in this order. Weights are in nats over ten, so that each lies about between 0 and 2; the others are 0 or 1. */
export const FEATURES = [
  // number
  'numberSame',
  'numberWeight',
  'numberElsewhere',
  'numberMissing',
  'noNumbers',
  'numbersDiffer',
  'letterMissing',
  'endingMissing',
  'lettersDiffer',
  // street: what agrees, and how; what is left over on the side with less and on the side with more
  'streetExact',
  'streetSpelling',
  'streetSlip',
  'streetKnownSlip',
  'streetTruncation',
  'streetAbbreviation',
  'streetJoined',
  'streetElsewhere',
  'streetRarest',
  'leftStreetLess',
  'leftStreetMore',
  'leftKnownLess',
  'noStreet',
  'streetsDiffer',
  'headsDiffer',
  'headsDifferAlone',
  'streetsDifferAlone',
  'otherStreet',
  'namesDifferInTown',
  'namesDifferInPostcode',
  'headApart',
  'streetWhole',
  'typeSame',
  'typesDiffer',
  'typesDifferCommon',
  'typesDifferAlone',
  'typesDifferInTown',
  'typesDifferInFront',
  'typesDifferLowNumber',
  'typesDifferInZip',
  'typeMissing',
  'directionSame',
  'directionMissing',
  'directionsDiffer',
  // units
  'unitSame',
  'unitMissing',
  'unitsOverlap',
  'unitsDiffer',
  'levelSame',
  'levelMissing',
  'levelsDiffer',
  'buildingsDiffer',
  'boxSame',
  'boxMissing',
  'boxesDiffer',
  // town and what stands behind it
  'cityExact',
  'cityNear',
  'cityElsewhere',
  'leftCityLess',
  'leftCityMore',
  'cityMissing',
  'citiesDiffer',
  'townsDiffer',
  'stateSame',
  'statesDiffer',
  'postcodeSame',
  'postcodeNear',
  'postcodeBegins',
  'postcodesDiffer',
  'postcodeMissing',
  'countrySame',
  'countriesDiffer',
  // what stands in front
  'venueExact',
  'leftVenueLess',
  'leftVenueMore',
  'housesDiffer',
  // the pair as a whole
  'coverageLess',
  'bare',
  'logValues',
  'identical',
] as const;
export const FEATURE_COUNT = FEATURES.length;
/** Index of each feature by its name. */
export const F = Object.fromEntries(FEATURES.map((name, index) => [name, index])) as Record<(typeof FEATURES)[number], number>;

/** Why two addresses are never merged, whatever they score. */
export const Veto = {
  none: 0,
  numbers: 1,
  units: 2,
  directions: 3,
  numberedStreets: 4,
  boxes: 5,
  letters: 6,
  dwellings: 7,
  beside: 8,
  names: 9,
  districts: 10,
} as const;
export const VETO_TEXT: readonly string[] = [
  '',
  'their house numbers differ',
  'their units differ',
  'directions that exclude each other',
  'different numbered streets',
  'their boxes differ',
  'the letters of their numbers differ',
  'one is a dwelling in the house that the other is',
  'one stands at the house that the other is',
  'names of streets that exclude each other',
  'their districts differ',
];

/** Which feature it is how a word of a street was matched. */
export const STREET_FEATURE: Readonly<Record<number, number>> = {
  [Match.exact]: F.streetExact,
  [Match.spelling]: F.streetSpelling,
  [Match.slip]: F.streetSlip,
  [Match.knownSlip]: F.streetKnownSlip,
  [Match.truncation]: F.streetTruncation,
  [Match.abbreviation]: F.streetAbbreviation,
  [Match.joined]: F.streetJoined,
  [Match.elsewhere]: F.streetElsewhere,
};
/** Which one the postcodes are. */
export const POSTCODE_FEATURE: Readonly<Record<number, number>> = {
  [PostcodeRelation.same]: F.postcodeSame,
  [PostcodeRelation.near]: F.postcodeNear,
  [PostcodeRelation.begins]: F.postcodeBegins,
  [PostcodeRelation.differ]: F.postcodesDiffer,
  [PostcodeRelation.untold]: F.postcodeMissing,
};
