// What the link model of personal names is learned from, and what it may learn.

/**
 * Corpora by their names in corpora/registry.json, and how much each counts.
 * @type {Record<string, number>}
 */
export const CORPORA = {
  acl_anthology_name_variants: 1,
  us_congress_legislators: 1,
  openstates_people_noinitials: 1,
  baseball_register_nicknames: 1,
  ofac_sdn_strict: 1,
  // made-up typing errors
  febrl123_names: 0.7,
  splink_fake_1000: 0.5,
  // labels that miss about as much as they find
  mozambique_person_aliases: 0.3,
  politicians_m17n_multiscript: 0.4,
  // few, but of the kinds that lists of distinct people hardly have: conflicting middle names and initials
  human_name_consistent_pairs: 5,
  nomenklatura_name_bench_pairs: 2,
  // single names: they teach the features of single names only
  ancestry_given_token_pairs: 0.3,
  ancestry_surname_token_pairs: 0.5,
};

/** Limits at which a feature's weight may change. */
export const LIMITS = {
  total: [0.7, 1.2, 1.8],
  surnameRarity: [0.5, 0.9],
  givenRarity: [0.4, 0.8],
  rarest: [0.6, 0.9],
  leftRarity: [0.3, 0.7],
  matchedWords: [1, 2],
  coverageLess: [0.5, 0.8],
  loneEdits: [0.15, 0.3],
  wholeClose: [0.5],
  crowd: [0.05, 0.2],
  surnameAttested: [0.7],
  givenAttested: [0.7],
  givenConflictClose: [0.5],
  surnameConflictClose: [0.5],
};

/** What a feature may say: agreement never speaks against a pair, what is left over never for it. */
export const SIGNS = {
  for: 'writtenSame givenExact givenSpelling givenHeard givenNickname givenUsual givenShort givenSlip givenSound givenTruncation givenInitial givenRarity surnameExact surnameSpelling surnameHeard surnameSlip surnameSound surnameTruncation surnameRarity middleExact middleNear middleInitial calledByMiddle crossExact crossNear crossRarity swapped joined nickname generationSame matchedWords total rarest coverageLess coverageMore allMatched loneSame loneSound lonePrefix loneFamily sameLetters wholeClose givenConflictClose surnameConflictClose middleConflictClose',
  against:
    'givenConflict givenConflictKnown initialConflict surnameConflict surnameConflictKnown surnameExtra middleConflict middleConflictInitial middleMissing initialMissing givenMissing leftRarity particlesDiffer generationOne slipShort slipFirst slips outOfOrder nothingSure loneEdits loneKnown givenCommonSlip givenOtherReading givenFar givenCut loneGiven loneFamilyName givenUnlike givenOther givenEdge surnameUnlike surnameOther middleOther surnameFar crossFar exchanged familyRarity givenInitialMissing initialOnly givenAttested surnameAttested chain crowd loneCrowd writtenOtherwise',
  either: 'givenSyllables givenOtherSyllables calledByInitial givenSeveral givenTranslation givenRare givenKnownSlip surnameKnownSlip lone loneBoth',
};

/**
 * Set by hand: lists of one person's spellings hold few names that are near another known one and not it (Tim, Tom; Rajesh, Rakesh), so what is learned from
 * them speaks for such a pair (1.1). Set without learning the others again: that took .003 of acl and .010 of human_name. Those that sound otherwise are
 * two names, given names and surnames; what they weigh moves no file by more than .001 between -0.6 and -2.5 (surnames) and between 0 and -1.6 (given names).
 * How the one is changed into the other says more (src/link/individual/name-changes.ts): of pairs of these lists that share all else, 18 of 112 given names and 21
 * of 426 surnames that lists have and that differ as other names do are one person. What that weighs moves no file by more than .001 between -1 and -2.2 (givenOther), and from -2
 * on (surnameOther); slips where a name begins or ends are made by machines alone, and more than -1.6 for them took .005 of splink.
 */
export const FIXED = {
  givenOtherReading: -3,
  givenKnownSlip: 0.5,
  givenUnlike: -1.2,
  givenOther: -1.5,
  givenEdge: -1.6,
  surnameUnlike: -1.2,
  surnameOther: -3,
  middleOther: -4,
  writtenOtherwise: -4.5,
  writtenSame: 4,
};
