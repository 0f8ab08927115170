import type { Role } from '../category.js';

/** What a part of a person's name is to linkage: indices into {@link INDIVIDUAL_ROLES}. `lone`: the only word of its value, given name or surname. */
export const PersonRole = {
  given: 0,
  middle: 1,
  surname: 2,
  lone: 3,
  nickname: 4,
  particle: 5,
  generation: 6,
  net: 7,
  otherSurname: 8,
  characters: 9,
  title: 10,
  written: 11,
} as const;

export const INDIVIDUAL_ROLES: readonly Role[] = [
  { name: 'given name', share: 0.7, near: true },
  { name: 'middle name', share: 0.5, near: true },
  { name: 'surname', share: 1, near: true },
  { name: 'only name', share: 1, near: true },
  { name: 'nickname', share: 0.5, near: true, aside: true },
  { name: 'particle', share: 0, near: false },
  { name: 'generation', share: 0, near: false },
  // made by the category, only to find candidates: see nets.ts
  { name: 'net', share: 0.3, near: false, apart: true },
  { name: 'surname of birth or marriage', share: 0.5, near: true, aside: true, telling: true },
  // Chinese characters that the name is written in (lexicon/han-characters.ts)
  { name: 'characters', share: 0, near: false, hidden: true },
  // of a man or of a woman: Mr, Mrs
  { name: 'title', share: 0, near: false, hidden: true, aside: true, telling: true },
  // how its names are written in a script in which others are read alike (written-forms.ts), Chinese characters beside names in other letters among them
  { name: 'written', share: 0, near: false, hidden: true, aside: true, telling: true },
];
