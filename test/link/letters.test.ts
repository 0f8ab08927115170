import { expect, it } from 'vitest';
import { givesOtherInitials, initialsOf, initialsOfUnits } from '../../src/link/letters.js';

it('initialsOf: of each word', () => {
  expect(initialsOf('academy of sciences')).toBe('aos');
});

it.each([
  [['kestrel', 'bakery'], ['kb']],
  // a phrase is one word, all of its words, or these without short ones
  [
    ['institute', 'academy of sciences'],
    ['ia', 'iaos', 'ias'],
  ],
  // an article in front of the second word and of later ones
  [
    ['centre', 'decologie', 'marine'],
    ['cdm', 'cem'],
  ],
  [['decologie', 'marine'], ['dm']],
])('initialsOfUnits: %j', (units, initials) => {
  expect(initialsOfUnits(units)).toEqual(initials);
  if (initials.length > 1) expect(units.some(givesOtherInitials)).toBe(true);
});
