/** The features of a pair, in this order. Weights are in nats over ten, so that each lies about between 0 and 2. */
export const FEATURES = [
  // what agrees, by what it is and how it agrees
  'exactName',
  'exactGeneric',
  'exactStructure',
  'exactPlace',
  'exactNumber',
  'exactTail',
  'variant',
  'spelling',
  'slip',
  'knownSlip',
  'truncation',
  'abbreviation',
  'joined',
  'initials',
  // what is left over: on the side with less and on the side with more of it
  'leftNameLess',
  'leftNameMore',
  'leftGenericLess',
  'leftGenericMore',
  'leftStructureLess',
  'leftStructureMore',
  'leftPlaceLess',
  'leftPlaceMore',
  'leftTail',
  'leftNumberOne',
  'numbersDiffer',
  'knownLeftLess',
  'knownLeftMore',
  'leftFront',
  'leftBack',
  'leftInner',
  // the pair as a whole
  'firstAgrees',
  'outOfOrder',
  'legalSame',
  'legalDiffers',
  'coverageLess',
  'coverageMore',
  'allMatched',
  'oneWord',
  'rarest',
  'total',
  'genericAgainstGeneric',
  'noName',
  'slipAlone',
  'slipLength',
  'noExactName',
  'placesDiffer',
  'smallColumn',
  'identical',
  'identicalForm',
  'acronym',
] as const;
export const FEATURE_COUNT = FEATURES.length;
/** Index of each feature by its name. */
export const F = Object.fromEntries(FEATURES.map((name, index) => [name, index])) as Record<(typeof FEATURES)[number], number>;

/** Feature of an exact match, by the role of the unit. */
export const EXACT_OF_ROLE: readonly number[] = [
  F.exactName,
  F.exactGeneric,
  F.exactPlace,
  F.exactNumber,
  F.exactTail,
  F.exactTail,
  F.exactStructure,
  F.exactTail,
];

/** Why a pair is never merged, whatever it scores. */
export const Veto = { none: 0, numbers: 1, opposites: 2, series: 3, legalForms: 4 } as const;
export const VETO_TEXT: readonly string[] = ['', 'their numbers differ', 'opposite words', 'their letters differ', 'their legal forms differ'];
