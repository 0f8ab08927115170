import { ProductRole } from '../../category/product/roles.js';
import { isNumberOf, isSameCount, isSameMeasure } from '../../category/product/unit-scales.js';
import { areCalledAlike } from '../../category/product/word-pairs.js';
import type { LinkTable } from '../link-table.js';
import { Match } from '../match-manner.js';
import type { UnitPairing } from '../unit-pairing.js';
import { Near } from './implied.js';
import { areNearModels, isShortYear } from './near-words.js';

const FIGURE = /^\d/;
/** Parts in which something may be written in two ways. */
const NUMBER_ROLES: ReadonlySet<number> = new Set([ProductRole.model, ProductRole.number, ProductRole.size]);
/** Parts that may be called by another name. */
export const CALLED_ROLES: ReadonlySet<number> = new Set([
  ProductRole.name,
  ProductRole.generic,
  ProductRole.thing,
  ProductRole.sort,
  ProductRole.variant,
  ProductRole.accessory,
]);
/** Numbers of a line, and model numbers. */
export const LINE_NUMBERS: ReadonlySet<number> = new Set([ProductRole.number, ProductRole.model]);

/**
 * Marks units of either side that nothing of the other is and that are written otherwise there: numbers, sizes and counts, things by another name, a number in parts.
 *
 * @param nearLeft, nearRight  of each unit one of {@link Near}; written for all of them.
 */
export function matchNear(table: LinkTable, pairing: UnitPairing, nearLeft: Uint8Array, nearRight: Uint8Array): void {
  nearLeft.fill(0, 0, pairing.aCount);
  nearRight.fill(0, 0, pairing.bCount);
  matchNumbers(table, pairing, nearLeft, nearRight);
  matchParts(table, pairing, nearLeft, nearRight, false);
  matchParts(table, pairing, nearLeft, nearRight, true);
}

/** Model numbers of which one begins the other, or ends it behind letters, and counts that are written in two ways. */
function matchNumbers({ unitWord, unitRole, words }: LinkTable, pairing: UnitPairing, nearLeft: Uint8Array, nearRight: Uint8Array): void {
  for (let i = 0; i < pairing.aCount; i++) {
    const role = unitRole[pairing.aStart + i];
    if (pairing.manner[i] || !(NUMBER_ROLES.has(role) || CALLED_ROLES.has(role))) continue;
    const text = words.text[unitWord[pairing.aStart + i]];
    for (let j = 0; j < pairing.bCount; j++) {
      const otherRole = unitRole[pairing.bStart + j];
      if (pairing.taken[j] || nearRight[j]) continue;
      const other = words.text[unitWord[pairing.bStart + j]];
      // (behind the same word)
      const isYear = i > 0 && j > 0 && pairing.manner[i - 1] !== Match.none && pairing.partner[i - 1] === j - 1 && isShortYear(text, other);
      if (!isYear && !areNear(role, text, otherRole, other)) continue;
      nearLeft[i] = Near.matched;
      nearRight[j] = Near.matched;
      break;
    }
  }
}

/** A number of one side that is written in parts on the other: "RD6", "RD-6"; "8701250", "87 01 250". `swap`: the parts are of the left side. */
function matchParts({ unitWord, unitRole, words }: LinkTable, pairing: UnitPairing, nearLeft: Uint8Array, nearRight: Uint8Array, swap: boolean): void {
  const [wholeStart, wholeCount, wholeTaken, wholeNear] = swap
    ? [pairing.bStart, pairing.bCount, pairing.taken, nearRight]
    : [pairing.aStart, pairing.aCount, pairing.manner, nearLeft];
  const [start, count, taken, near] = swap
    ? [pairing.aStart, pairing.aCount, pairing.manner, nearLeft]
    : [pairing.bStart, pairing.bCount, pairing.taken, nearRight];
  for (let i = 0; i < wholeCount; i++) {
    if (wholeTaken[i] || wholeNear[i] || !LINE_NUMBERS.has(unitRole[wholeStart + i])) continue;
    const whole = words.text[unitWord[wholeStart + i]];
    for (let from = 0; from + 1 < count; from++) {
      if (taken[from] || near[from] || taken[from + 1] || near[from + 1]) continue;
      let text = '';
      let end = from;
      while (end < count && !taken[end] && !near[end] && text.length < whole.length && whole.startsWith(text)) {
        const part = words.text[unitWord[start + end++]];
        // ("030" is the number 30)
        if (FIGURE.test(part) && !whole.startsWith(text + part)) while (whole[text.length] === '0') text += '0';
        text += part;
      }
      if (end < from + 2 || (text !== whole && !areNearModels(text, whole))) continue;
      wholeNear[i] = Near.matched;
      near.fill(Near.matched, from, end);
      break;
    }
  }
}

/** Whether a part of one value is one of the other that is written otherwise: a model number, a count, a size in other units, a thing by another name. */
function areNear(role: number, text: string, otherRole: number, other: string): boolean {
  if (CALLED_ROLES.has(role)) return CALLED_ROLES.has(otherRole) && areCalledAlike(text, other);
  if (!NUMBER_ROLES.has(otherRole)) return false;
  if (role === ProductRole.model) return otherRole === role && areNearModels(text, other);
  return isSameCount(text, other) || isSameMeasure(text, other) || isNumberOf(text, other) || isNumberOf(other, text);
}
