/** The features of a pair, in this order. Weights are in nats over ten. */
export const FEATURES = [
  // what agrees
  'exactName',
  'exactGeneric',
  'exactModel',
  'exactSize',
  'exactNumber',
  'exactColour',
  'exactEdition',
  'exactVariant',
  'near',
  'joined',
  'modelPrefix',
  // what is left over: on the side with less and on the side with more of it
  'leftNameLess',
  'leftNameMore',
  'leftGenericLess',
  'leftGenericMore',
  'leftEditionLess',
  'leftEditionMore',
  'leftModelOne',
  'modelsDiffer',
  'otherModel',
  'leftNumberOne',
  'numbersDiffer',
  'leftSizeOne',
  'sizesDiffer',
  'coloursDiffer',
  'leftVariantOne',
  'variantsDiffer',
  'lineOne',
  'linesDiffer',
  'accessoryOne',
  'accessoryOfModel',
  'numberReplaced',
  'wordsReplaced',
  'wordInserted',
  'editionAdded',
  'bundleOne',
  'severalOne',
  // the pair as a whole
  'modelAgrees',
  'codeAgrees',
  'firstAgrees',
  'coverageLess',
  'coverageMore',
  'allMatched',
  'total',
  'rarest',
  'noName',
  'logValues',
] as const;
export const FEATURE_COUNT = FEATURES.length;
/** Index of each feature by its name. */
export const F = Object.fromEntries(FEATURES.map((name, index) => [name, index])) as Record<(typeof FEATURES)[number], number>;

/** Feature of an exact match, by the role of the unit. */
export const EXACT_OF_ROLE: readonly number[] = [
  F.exactName,
  F.exactGeneric,
  F.exactModel,
  F.exactSize,
  F.exactNumber,
  F.exactColour,
  F.exactEdition,
  F.exactVariant,
  F.exactGeneric,
  F.exactGeneric,
  F.exactName,
  // (what stands for something else is compared with nothing)
  F.exactName,
  F.exactGeneric,
  F.exactName,
  F.exactName,
  F.exactGeneric,
  F.exactModel,
];

/** Why a pair is never merged, whatever it scores. */
export const Veto = { none: 0, sizes: 1, models: 2, numbers: 3, use: 4, sorts: 5, edition: 6 } as const;
export const VETOES: readonly string[] = [
  '',
  'their sizes differ',
  'their model numbers differ',
  'their numbers differ',
  'one is made for the other',
  'their sorts differ',
  'one is another edition',
];
