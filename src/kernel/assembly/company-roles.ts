/** What a unit is (CompanyRole, src/category/company/roles.ts). */
export const enum Role { name, generic, place, number, tail, legal, structure, note, alias, where, level, famous, written, site, characters, spoken }
export const ROLES: i32 = 16;
