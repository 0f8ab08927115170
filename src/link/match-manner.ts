/** How two words were found to be the same. */
export const Match = { none: 0, exact: 1, variant: 2, spelling: 3, slip: 4, knownSlip: 5, truncation: 6, abbreviation: 7, joined: 8, initials: 9 } as const;

export const MATCH_TEXT: readonly string[] = [
  'left over',
  'the same word',
  'the same by inflection or translation',
  'the same but for spelling',
  'a slip',
  'one letter apart, both known words',
  'cut short',
  'abbreviated',
  'written as one',
  'initials',
];
