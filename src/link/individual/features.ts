/** How two words of names were found to be the same, surest first. */
export const Match = {
  none: 0,
  exact: 1,
  spelling: 2, // one name in two spellings or transliterations
  nickname: 3, // surely short for it
  usual: 4, // usually short for it
  several: 5, // short for it among others
  translation: 6, // the same name in another language
  rare: 7,
  slip: 8, // one or two letters, and one of them is no known name
  knownSlip: 9, // near each other, and both known names
  sound: 10, // the same consonants by class
  truncation: 11, // one begins the other
  joined: 12, // written as one
  initial: 13,
  heard: 14, // spelled as it sounds
  short: 15, // a nickname by the tables, and cut from the name: Ed, Edwin
} as const;

export const MATCH_TEXT: readonly string[] = [
  'left over',
  'the same name',
  'the same but for spelling',
  'a nickname',
  'usually a nickname',
  'a nickname of several names',
  'the same in another language',
  'seldom a nickname',
  'a slip',
  'near each other, both known names',
  'sounds alike',
  'cut short',
  'written as one',
  'initial',
  'spelled as it sounds',
  'short for it',
];

/** Rarities are in nats over ten. */
export const SCALE = 0.1;
/** What an initial is worth. */
export const INITIAL_RARITY = 0.2;

/** The features of a pair, in this order. */
export const FEATURES = [
  // given names that agree, and how
  'givenExact',
  'givenSpelling',
  'givenHeard',
  'givenNickname',
  'givenUsual',
  'givenShort',
  'givenSeveral',
  'givenTranslation',
  'givenRare',
  'givenSlip',
  'givenKnownSlip',
  'givenUnlike',
  'givenOther',
  'givenEdge',
  'givenCommonSlip',
  'givenSyllables',
  'givenOtherSyllables',
  'givenOtherReading',
  'givenSound',
  'givenFar',
  'givenAttested',
  'givenTruncation',
  'givenCut',
  'givenInitial',
  'givenRarity',
  // surnames that agree, and how
  'surnameExact',
  'surnameSpelling',
  'surnameHeard',
  'surnameSlip',
  'surnameKnownSlip',
  'surnameUnlike',
  'surnameOther',
  'surnameSound',
  'surnameFar',
  'surnameAttested',
  'surnameTruncation',
  'surnameRarity',
  // middle names, and given names that are middle names on the other side
  'middleExact',
  'middleNear',
  'middleOther',
  'middleInitial',
  'calledByMiddle',
  'calledByInitial',
  // a surname that is a given or middle name on the other side
  'crossExact',
  'crossNear',
  'crossFar',
  'crossRarity',
  'swapped',
  'exchanged',
  'chain',
  'joined',
  'nickname',
  // what is left over
  'givenConflict',
  'givenConflictClose',
  'givenConflictKnown',
  'initialConflict',
  'surnameConflict',
  'surnameConflictClose',
  'surnameConflictKnown',
  'surnameExtra',
  'familyRarity',
  'middleConflict',
  'middleConflictClose',
  'middleConflictInitial',
  'middleMissing',
  'initialMissing',
  'givenMissing',
  'givenInitialMissing',
  'initialOnly',
  'leftRarity',
  'particlesDiffer',
  'generationOne',
  'generationSame',
  // the pair as a whole
  'matchedWords',
  'total',
  'crowd',
  'rarest',
  'coverageLess',
  'coverageMore',
  'allMatched',
  'slipShort',
  'slipFirst',
  'slips',
  'outOfOrder',
  'nothingSure',
  'sameLetters',
  'wholeClose',
  // one of the values, or both, is a single word
  'lone',
  'loneBoth',
  'loneSame',
  'loneGiven',
  'loneEdits',
  'loneSound',
  'lonePrefix',
  'loneFamily',
  'loneKnown',
  'loneFamilyName',
  'loneCrowd',
  'writtenOtherwise',
  'writtenSame',
] as const;
export const FEATURE_COUNT = FEATURES.length;
/** Index of each feature by its name. */
export const F = Object.fromEntries(FEATURES.map((name, index) => [name, index])) as Record<(typeof FEATURES)[number], number>;

/** Why a pair is never merged, whatever it scores. */
export const Veto = {
  none: 0,
  generation: 1,
  descent: 2,
  life: 3,
  middleInitials: 4,
  gender: 5,
  middleNames: 6,
  otherSurnames: 7,
  characters: 8,
  titles: 9,
  readings: 10,
} as const;
export const VETO_TEXT: readonly string[] = [
  '',
  'their generations differ',
  'the one is named as the father of the other',
  'their years of birth or death differ',
  'their middle initials differ',
  "one has a woman's given name, the other a man's",
  'their middle names differ',
  'their surnames of birth or marriage differ',
  'their characters differ',
  'one is said to be a woman, the other a man',
  'their given names have other syllables',
];
