const CYRILLIC = /[\u0400-\u04FF]/;
/** A number of a house with the building of that number, 12к2, and the latter alone; the letters are those of Cyrillic. */
const JOINED_BUILDING = /^(\d+[а-я]?)?([кс])(\d+)$/i;
/** What is short for something else in Latin letters: there стр is a street, буд a building, к and ш are letters. */
const SHORT: Readonly<Record<string, string>> = { стр: 'строение', буд: 'будинок', к: 'корпус', ш: 'шоссе' };
const BUILDINGS: Readonly<Record<string, string>> = { к: 'корпус', с: 'строение' };

/**
 * A token of Cyrillic letters as it would be written out where its letters alone tell what it is; `null`: it is no such token.
 *
 * @example spelledBuilding('12к2')  // => ['12', 'корпус', '2']
 */
export function spelledBuilding(token: string): string[] | null {
  if (!CYRILLIC.test(token)) return null;
  const short = SHORT[token.toLowerCase()];
  if (short !== undefined) return [short];
  const joined = JOINED_BUILDING.exec(token);
  if (joined === null) return null;
  const [, house, letter, number] = joined;
  const building = [BUILDINGS[letter.toLowerCase()], number];
  return house === undefined ? building : [house, ...building];
}
