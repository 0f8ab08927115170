// What the weights of addresses are learned from, and what they may say.

/**
 * Corpora by their names in corpora/registry.json, and how much each counts.
 * @type {Record<string, number>}
 */
export const CORPORA = {
  // their labels are made of equal ZIPs and numbers: they cannot teach what another ZIP says
  us_congress_offices_street: 2,
  us_congress_offices_suite: 2,
  postalcrawl_us_street_half: 1,
  postalcrawl_us_full_half: 1,
  us_parse_address_tests: 0.1,
  // Australian and European: slips, other postcodes, streets alone
  febrl123_addresses: 0.2,
  postalcrawl_global_street_half: 0.25,
};

/** Strong: the files are few and each has a habit of its own. */
export const PENALTY = 15;

/** Limits at which a feature's weight may change: a rare word of a street is no endless proof. */
export const LIMITS = {
  streetExact: [0.5, 1],
  streetRarest: [0.6],
  leftStreetLess: [0.2],
  leftStreetMore: [0.3, 0.7],
  leftVenueMore: [0.5],
  leftCityMore: [0.5],
  coverageLess: [0.5, 0.8],
};

/**
 * Weights that are not learned. Labels made of equal postcodes and numbers call two addresses different where nothing is, and the same where only the type differs: of
 * 1,900 pairs of US full lines and 570 of the world that are identical as far as both are told, and lack a postcode on one side or on both, two are not the same.
 * Streets of towns that have no word in common are two where no postcode says otherwise: the numbers of a house in Japan are so many that they outweighed all else.
 * Of one town, types that differ ("Bd. Unirii", "Str. Unirii") and names that share a word ("Rua Augusto Severo", "Rua Augusto Lima") are two streets where no postcode is the same.
 * Of streets without their town whose types stand in front and differ ("R. Augusta", "Al. Augusta"), two pairs of the labelled files are one, one of them for lack of a row, five are not.
 * Of pairs of one house number whose streets begin with other words and whose postcodes are told and not the same, none that scored enough to match was one (seven in all files).
 * Streets by name without a word in common of one ZIP are two, whatever else agrees: learned, a house in the same ZIP and country makes one of a fifth of all such pairs, as six streets of the
 * labelled files have two names.
 * A storey on one side alone says hardly more than a suite does (-1.95); learned it is -3.3, from a few offices, and no figure moves.
 */
export const FIXED = {
  identical: 5,
  typesDifferAlone: -2,
  typesDifferInTown: -3,
  typesDifferInFront: -4,
  typesDifferLowNumber: -8,
  typesDifferCommon: -1,
  headsDifferAlone: -2,
  streetsDifferAlone: -3,
  otherStreet: -4,
  namesDifferInTown: -4,
  namesDifferInPostcode: -5,
  headApart: -9,
  typesDifferInZip: -5,
  endingMissing: -4,
  townsDiffer: -6,
  housesDiffer: -4,
  levelMissing: -2.2,
};

export const SIGNS = {
  for: 'numberSame numberWeight streetExact streetSpelling streetSlip streetKnownSlip streetTruncation streetAbbreviation streetJoined streetElsewhere streetRarest streetWhole typeSame directionSame unitSame unitsOverlap levelSame boxSame cityExact cityNear cityElsewhere stateSame postcodeSame postcodeNear postcodeBegins countrySame venueExact coverageLess identical',
  against:
    'numberMissing numberElsewhere numbersDiffer letterMissing endingMissing lettersDiffer leftStreetLess leftStreetMore leftKnownLess noStreet streetsDiffer headsDiffer headsDifferAlone streetsDifferAlone otherStreet namesDifferInTown namesDifferInPostcode headApart typesDiffer typesDifferCommon typesDifferAlone typesDifferInTown typesDifferInFront typesDifferLowNumber typesDifferInZip typeMissing directionMissing directionsDiffer unitMissing unitsDiffer levelMissing levelsDiffer buildingsDiffer boxMissing boxesDiffer leftCityLess leftCityMore citiesDiffer townsDiffer statesDiffer postcodesDiffer countriesDiffer leftVenueLess leftVenueMore housesDiffer logValues',
  either: 'noNumbers cityMissing postcodeMissing bare',
};
