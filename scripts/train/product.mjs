// What the weights of product names are learned from, and what they may say.

/** @type {Record<string, number>} */
export const CORPORA = { abt_buy_clusters: 1, amazon_google_clusters: 1 };

/** Limits at which a feature's weight may change. */
export const LIMITS = {
  exactName: [0.8, 1.6],
  total: [1, 2],
  exactModel: [0.5],
  leftNameMore: [0.8, 2],
  leftNameLess: [0.5],
  leftGenericMore: [0.6],
  coverageLess: [0.4, 0.7],
  coverageMore: [0.8],
};

export const SIGNS = {
  for: 'exactName exactGeneric exactModel exactSize exactNumber exactColour exactEdition near joined modelPrefix modelAgrees firstAgrees coverageLess coverageMore allMatched total rarest',
  against:
    'leftNameLess leftNameMore leftGenericLess leftGenericMore leftEditionLess leftEditionMore leftModelOne modelsDiffer leftNumberOne numbersDiffer leftSizeOne sizesDiffer coloursDiffer logValues',
  either: 'noName',
};
