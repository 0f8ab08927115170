export { entityType } from './entity/entity-type.js';
export type { IdentifierScheme } from './entity/identifiers.js';
export type { EntityKind, Verdict } from './entity/verdict.js';
export { type GenderOptions, genderFromName, type NameGender } from './names/gender-from-name.js';
export { nameOrigin, type NameOrigin, type OriginCandidate } from './names/name-origin.js';
