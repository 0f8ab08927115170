const CYRILLIC = /[\u0400-\u04FF]/;
/** A number of a house with the building of that number, 12к2, and the latter alone; the letters are those of Cyrillic. */
const JOINED_BUILDING = /^(\d+[а-я]?)?([кс])(\d+)$/i;
/** Short for what stands at one number, where in Latin letters the same is short for a street. */
const SHORT_BUILDING = /^стр$/i;
const BUILDINGS: Readonly<Record<string, string>> = { к: 'корпус', с: 'строение' };

/**
 * A token of Cyrillic letters as it would be written out where its letters alone tell what it is; `null`: it is no such token.
 *
 * @example spelledBuilding('12к2')  // => ['12', 'корпус', '2']
 */
export function spelledBuilding(token: string): string[] | null {
  if (!CYRILLIC.test(token)) return null;
  if (SHORT_BUILDING.test(token)) return [BUILDINGS.с];
  const joined = JOINED_BUILDING.exec(token);
  if (joined === null) return null;
  const [, house, letter, number] = joined;
  const building = [BUILDINGS[letter.toLowerCase()], number];
  return house === undefined ? building : [house, ...building];
}
