import type { Role } from '../category.js';

/** What a part of a company name is to linkage: indices into {@link COMPANY_ROLES}. */
export const CompanyRole = {
  name: 0,
  generic: 1,
  place: 2,
  number: 3,
  tail: 4,
  legal: 5,
  structure: 6,
  note: 7,
  alias: 8,
  where: 9,
  level: 10,
  famous: 11,
  written: 12,
  site: 13,
  characters: 14,
  spoken: 15,
  otherName: 16,
  otherGeneric: 17,
  otherPlace: 18,
  otherNumber: 19,
  otherStructure: 20,
} as const;

export const COMPANY_ROLES: readonly Role[] = [
  { name: 'name', share: 1, near: true },
  { name: 'generic word', share: 0.35, near: true, closed: true },
  { name: 'place', share: 0.3, near: true, closed: true },
  { name: 'number', share: 0.8, near: false, listed: true },
  { name: 'behind the legal form', share: 0.25, near: true, behind: true },
  { name: 'legal form', share: 0, near: false, ending: true },
  { name: 'structure', share: 0.25, near: true, closed: true },
  // a security, a par value, a role: it says nothing of the firm
  { name: 'note', share: 0.25, near: true, behind: true },
  // ("VBZ" of "Verkehrsbetriebe Zürich (VBZ)" is in no text)
  { name: 'another name', share: 1, near: true, behind: true, alias: true, aside: true },
  // where it is (place-marks.ts)
  { name: 'where', share: 0, near: false, hidden: true, where: true },
  // what the place of the name is to those who govern it (City of Greenville)
  { name: 'level of its place', share: 0.25, near: true, behind: true, closed: true },
  // all of the name is a firm that everybody knows by several words (famous-firms.ts)
  { name: 'famous', share: 0, near: false, hidden: true },
  // an abbreviation as it is written, of which a unit of the name has the word that it stands for (written-forms.ts)
  { name: 'as written', share: 0, near: false, hidden: true, written: true },
  // the number of a store behind a name that everybody knows (site-numbers.ts), the year of a club: that one of two lacks it says nothing, that it differs forbids the pair
  { name: 'number of a site', share: 0.25, near: false, behind: true },
  // Chinese characters that a name is written in: names that are read alike are two where both say these (lexicon/han-characters.ts)
  { name: 'characters', share: 0, near: false, hidden: true, readings: true },
  // katakana and Hangul that it is written in, and what they were read as
  { name: 'as it is spoken', share: 0, near: false, hidden: true, readings: true },
  // what another name is made of that may be compared by itself ("trading as Kestrel Foods Group")
  otherRole(CompanyRole.name),
  otherRole(CompanyRole.generic),
  otherRole(CompanyRole.place),
  otherRole(CompanyRole.number),
  otherRole(CompanyRole.structure),
];

/** Of another name, beside the rest of its value; by itself it has the role `own`. */
function otherRole(own: number): Role {
  return { name: 'another name', share: 1, near: true, behind: true, alias: true, aside: true, own };
}

/** What a unit of a name is where that is another name of its value. */
export function roleInOtherName(role: number): number {
  const at = COMPANY_ROLES.findIndex(({ own }) => own === role);
  return at < 0 ? CompanyRole.otherName : at;
}
