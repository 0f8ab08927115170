import { ProductRole } from '../../category/product/roles.js';
import type { ProductReader } from '../../category/product/reader.js';
import type { LinkTable, NodeId } from '../link-table.js';
import { Match } from '../match-manner.js';
import type { UnitPairing } from '../unit-pairing.js';

/** What the tables call what another maker made to fit. */
const COMPATIBLE = 'compatible';
/** The class of words for parts of things. */
const PART = 'part';
/** Parts by which a thing is known. */
const TELLING: ReadonlySet<number> = new Set([ProductRole.name, ProductRole.sort, ProductRole.model, ProductRole.number]);

/** Whether one of two products is not the other, but for it, a part of it, or another maker's that fits. */
export function isOfOther(table: LinkTable, pairing: UnitPairing, a: NodeId, b: NodeId): boolean {
  return (
    isMadeFor(table, pairing, a, b) ||
    isPartOfOther(table, pairing, a, b) ||
    isCompatible(table, pairing.aStart, pairing.aCount) !== isCompatible(table, pairing.bStart, pairing.bCount)
  );
}

/** Whether a value says first that it is another maker's ("Compatible ink cartridge for HP 301XL"); "XP compatible" says what it runs on. */
function isCompatible({ unitWord, words }: LinkTable, start: number, count: number): boolean {
  return count > 0 && words.text[unitWord[start]] === COMPATIBLE;
}

/**
 * Whether one of two products is made for the other ("Battery for Canon EOS 80D", "Canon EOS 80D"): what the other says stands behind "for", in front of it nothing
 * of that but perhaps the brand; or each for something else ("Lens for Canon", "Lens for Nikon"). A lens for a make of cameras is no accessory of another listing of itself: there what stands in front agrees.
 */
function isMadeFor(table: LinkTable, pairing: UnitPairing, a: NodeId, b: NodeId): boolean {
  const { aStart, aCount, bStart, bCount, manner, taken, partner } = pairing;
  const { unitRole } = table;
  const aUses = countHidden(table, a, aCount, ProductRole.use);
  const bUses = countHidden(table, b, bCount, ProductRole.use);
  if (aUses > 0 && bUses > 0) return standsForOther(table, aStart, aCount, manner, aUses) && standsForOther(table, bStart, bCount, taken, bUses);
  if (aUses === bUses) return false;
  // the last word of both is one number: their own, but where the other is no more than what stands behind "for" ("Battery for Latitude E6400", "Latitude E6400")
  const isOwn = partner[aCount - 1] === bCount - 1 && unitRole[aStart + aCount - 1] === ProductRole.model;
  if (
    isOwn &&
    !(aUses > 0 ? isAllBehind(table, aStart, aCount, manner, aUses, bCount, taken) : isAllBehind(table, bStart, bCount, taken, bUses, aCount, manner))
  )
    return false;
  return aUses > 0 ? standsBehind(table, aStart, aCount, manner, aUses) : standsBehind(table, bStart, bCount, taken, bUses);
}

/** Whether what agrees of a value stands behind the first `uses` of its units, and something in front of it is its own. */
function standsBehind({ unitRole }: LinkTable, start: number, count: number, manner: Uint8Array, uses: number): boolean {
  let own = 0;
  let behind = 0;
  // "Grill Cover for Spirit": what a grill is, its cover is not
  const isAccessory = unitRole[start + uses - 1] === ProductRole.accessory && manner[uses - 1] === Match.none;
  for (let i = 0; i < count; i++) {
    const role = unitRole[start + i];
    const isMatched = manner[i] !== Match.none;
    if (i >= uses) behind += Number(isMatched && TELLING.has(role));
    else if (!isMatched) own++;
    else if (role === ProductRole.colour || role === ProductRole.size) continue;
    // what one value is, the other is as well
    else if (!isAccessory && (i > 0 || (role !== ProductRole.name && role !== ProductRole.sort))) return false;
  }
  return own > 0 && behind > 0;
}

/**
 * Whether of one value all that stands behind its first `uses` units, and nothing in front of it, has a partner, and all of the other, which is more than a brand and a number, where
 * what stands in front is no accessory or part ("Ink for Canon CL41").
 */
function isAllBehind(table: LinkTable, start: number, count: number, manner: Uint8Array, uses: number, otherCount: number, otherManner: Uint8Array): boolean {
  for (let i = 0; i < count; i++) if ((manner[i] !== Match.none) !== i >= uses) return false;
  for (let i = 0; i < otherCount; i++) if (otherManner[i] === Match.none) return false;
  const { reader, words, unitRole, unitWord } = table;
  const last = start + uses - 1;
  const isAccessory = unitRole[last] === ProductRole.accessory || (reader as ProductReader).words.isOfClass(words.readerId[unitWord[last]], PART);
  return otherCount > (isAccessory ? 1 : 2);
}

/** Whether nothing agrees of what stands behind the first `uses` units of a value, and it is named there. */
function standsForOther({ unitRole }: LinkTable, start: number, count: number, manner: Uint8Array, uses: number): boolean {
  const units = Array.from({ length: count - uses }, (_, i) => uses + i).filter((i) => TELLING.has(unitRole[start + i]));
  return units.length > 0 && units.every((i) => manner[i] === Match.none);
}

/**
 * Whether one side says what comes with the thing, and the other says nothing of it ("Scrabble", "Scrabble with Bonus Clue"): rather a bundle.
 */
export function isBundleOne(table: LinkTable, { aStart, aCount, bStart, bCount, manner, taken }: UnitPairing, a: NodeId, b: NodeId): boolean {
  const aIncluded = countHidden(table, a, aCount, ProductRole.included);
  const bIncluded = countHidden(table, b, bCount, ProductRole.included);
  if (aIncluded > 0 === bIncluded > 0) return false;
  return aIncluded > 0 ? standsForOther(table, aStart, aCount, manner, aCount - aIncluded) : standsForOther(table, bStart, bCount, taken, bCount - bIncluded);
}

/**
 * Whether one side ends with an accessory or a part behind a model number, and the other names none ("Kestrel W120", "Kestrel W120 Charger"; but "Kestrel Charger W120" has
 * a number of its own).
 */
export function isAccessoryOne(table: LinkTable, { aStart, aCount, bStart, bCount }: UnitPairing, a: NodeId, b: NodeId): boolean {
  const aParts = countHidden(table, a, aCount, ProductRole.part);
  const bParts = countHidden(table, b, bCount, ProductRole.part);
  if (aParts > 0 === bParts > 0) return false;
  const [last, start, count] = aParts > 0 ? [aStart + aCount - aParts, bStart, bCount] : [bStart + bCount - bParts, aStart, aCount];
  return table.unitRole[last - 1] === ProductRole.model && !hasAccessory(table, start, count);
}

function hasAccessory({ unitRole, unitWord, reader, words }: LinkTable, start: number, count: number): boolean {
  for (let unit = start; unit < start + count; unit++)
    if (unitRole[unit] === ProductRole.accessory || (reader as ProductReader).words.isOfClass(words.readerId[unitWord[unit]], PART)) return true;
  return false;
}

/** What the tables call that something does not come with a thing. */
const WITHOUT = 'without';

/** Whether one side says what comes with the thing, and the other what does not ("Driver with battery", "Driver without battery"). */
export function isWithoutOther(table: LinkTable, { aStart, aCount, bStart, bCount }: UnitPairing, a: NodeId, b: NodeId): boolean {
  return (
    (hasWord(table, aStart, aCount, WITHOUT) && countHidden(table, b, bCount, ProductRole.included) > 0) ||
    (hasWord(table, bStart, bCount, WITHOUT) && countHidden(table, a, aCount, ProductRole.included) > 0)
  );
}

function hasWord({ unitWord, words }: LinkTable, start: number, count: number, text: string): boolean {
  for (let unit = start; unit < start + count; unit++) if (words.text[unitWord[unit]] === text) return true;
  return false;
}

/** What things are called of which something is a part. */
const THINGS: ReadonlySet<number> = new Set([ProductRole.generic, ProductRole.thing, ProductRole.sort]);

/** What tells that a thing is another one. */
const KINDS: ReadonlySet<number> = new Set([ProductRole.thing, ProductRole.sort, ProductRole.accessory]);

/** Whether one side ends with a part of what both are ("Grill", "Grill Cover"), which the other does not name. */
function isPartOfOther(table: LinkTable, { aStart, aCount, bStart, bCount, manner, taken }: UnitPairing, a: NodeId, b: NodeId): boolean {
  const aPart = countHidden(table, a, aCount, ProductRole.part);
  const bPart = countHidden(table, b, bCount, ProductRole.part);
  if (aPart > 0 === bPart > 0) return false;
  const [start, count, matched, part] = aPart > 0 ? [aStart, aCount, manner, aPart] : [bStart, bCount, taken, bPart];
  const at = count - part;
  if (at <= 0 || matched[at] !== Match.none) return false;
  // "Replacement Carafe", "Replacement Battery": what is replaced needs no thing in front of it
  if (at + 1 < count && matched[at + 1] === Match.none && table.unitRole[start + at] === ProductRole.generic) return true;
  const [otherStart, otherCount, otherMatched] = aPart > 0 ? [bStart, bCount, taken] : [aStart, aCount, manner];
  // "Laptop Bag", "Laptop Backpack": each is a thing of its own
  for (let i = 0; i < otherCount; i++) if (otherMatched[i] === Match.none && KINDS.has(table.unitRole[otherStart + i])) return false;
  return matched[at - 1] !== Match.none && THINGS.has(table.unitRole[start + at - 1]);
}

/** How many units behind the `count` ones of a value that are compared have a role. */
export function countHidden({ unitStart, unitRole }: LinkTable, node: NodeId, count: number, role: number): number {
  let found = 0;
  for (let unit = unitStart[node] + count; unit < unitStart[node + 1]; unit++) found += Number(unitRole[unit] === role);
  return found;
}
