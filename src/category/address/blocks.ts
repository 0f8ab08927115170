import { Gap } from '../../text/byte-classes.js';
import { hasBlockNumber } from './block-numbers.js';
import { Fact, UnitClass } from './facts.js';
import type { AddressItems } from './items.js';
import { Part } from './parts.js';
import { BOUNDARY } from './raw-words.js';

/** Marks the blocks of "Shibaura 1-chome 1-1", "1-1 Shibaura 1-Chome". */
export function markBlock(items: AddressItems): void {
  const { unitClass } = items.words;
  for (let i = 1; i < items.count; i++) {
    if (unitClass[items.word[i]] !== UnitClass.block || !items.is(i - 1, Fact.digits) || items.gap[i] & BOUNDARY) continue;
    items.part[i - 1] = Part.number;
    items.part[i] = Part.designator;
  }
}

/** Marks the storey of "Shibuya Hikarie 27F, 2-21-1 Shibuya": behind a name, where the house has the numbers of a block. */
export function markFloor(items: AddressItems): void {
  const { count, gap, kind, part, words } = items;
  for (let i = 1; i + 1 < count; i++) {
    if (kind[i + 1] !== words.floor || gap[i + 1] !== Gap.slash || !items.is(i, Fact.digits) || gap[i] !== Gap.space) continue;
    if ((i + 2 < count && !(gap[i + 2] & BOUNDARY)) || items.isNumber(i - 1) || !hasBlockNumber(count, gap, (at) => items.is(at, Fact.digits))) continue;
    part[i] = Part.level;
    part[i + 1] = Part.designator;
  }
}
