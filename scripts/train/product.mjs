// What the weights of product names are learned from, and what they may say.

/** @type {Record<string, number>} */
export const CORPORA = { abt_buy_clusters: 1, amazon_google_clusters: 1 };

/** Pairs of offers of 26 shelves, as two shops write them (corpora/product/shops.tsv): two catalogues are electronics and software alone. */
export const WRITTEN = { shops: 0.5 };

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
  for: 'exactName exactGeneric exactModel exactSize exactNumber exactColour exactEdition exactVariant near joined modelPrefix modelAgrees codeAgrees firstAgrees coverageLess coverageMore allMatched total rarest',
  against:
    'accessoryOne accessoryOfModel numberReplaced wordsReplaced wordInserted editionAdded bundleOne severalOne lineOne linesDiffer leftNameLess leftNameMore leftGenericLess leftGenericMore leftEditionLess leftEditionMore leftModelOne modelsDiffer otherModel leftNumberOne numbersDiffer leftSizeOne sizesDiffer coloursDiffer leftVariantOne variantsDiffer logValues',
  either: 'noName',
};

/**
 * Words that tell two products of one line apart (sizes of clothes, left and right, decaf, paperback) hardly occur in the labelled corpora, which are of
 * electronics and software: two of them weigh as two colours do there, one that only one side names is enough for a doubt, an equal one says nothing. What the
 * length of a column says cannot be learned from two of them. What one side alone has behind the number of a line ("35 II", "7 Plus"): of such pairs that look like
 * a match 7 are one and 58 are two, all of software; where both have something there ("RX100 VI", "RX100 VII") 5 of 5 are two.
 * What stands in the place of something else (replaced.ts): of such pairs that look like a match 2 are one and 62 two where words do, 9 and 36 where one word stands amid
 * the others, none and 14 where numbers do; an accessory on one side alone 2 and 4. Beside a usual share of one in two these are -3, -1.3, -2 and -2.5 at most.
 * What one side alone says, an edition among it ("13", "13 Pro"): of such pairs that look like a match 9 are one and 101 two, -2.4 beside a usual share;
 * more as listings of one thing that agree in all else are what a column is full of.
 * What comes with it on one side alone ("with Bonus Clue"), no model number agreeing: of such pairs that look like a match 3 are one and 35 two;
 * beside a code that agrees, two others of the same letters and other digits (CH16, CH18): 2 are one and 82 two (none and 27 of those that look like a match);
 * that there are several of it, or that it is for several users, 7 and 58 (of software, whose labels lack pairs); -3, as a pack is another product in any shop.
 * An accessory behind a model number that both have: the labelled files have none on one side alone; made from them, all are two.
 */
export const FIXED = {
  exactVariant: 0,
  leftVariantOne: -1.2,
  variantsDiffer: -5,
  lineOne: -1.5,
  linesDiffer: -4,
  otherModel: -6,
  codeAgrees: 0.7,
  accessoryOne: -2.5,
  accessoryOfModel: -4,
  numberReplaced: -2,
  wordsReplaced: -3,
  wordInserted: -1.3,
  editionAdded: -3,
  bundleOne: -2.4,
  severalOne: -5,
  logValues: -5.7,
};
