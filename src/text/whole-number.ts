/**
 * A count with separators, as people read it.
 *
 * (Not by `toLocaleString`: the first call in a process loads the tables of locales, 20 ms.)
 *
 * @example wholeNumber(1234567.8)  // => '1,234,568'
 */
export function wholeNumber(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
