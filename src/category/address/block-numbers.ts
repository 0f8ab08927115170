import { Gap } from '../../text/byte-classes.js';

/** Whether an address has the number of a Japanese house ("2-21-1 Shibuya"): three numbers with hyphens between. Beside it "Hikarie 27F" is a storey, where "Hauptstr. 27F" is a house. */
export function hasBlockNumber(count: number, gap: Uint8Array, isDigits: (i: number) => boolean): boolean {
  for (let i = 2; i < count; i++) if (gap[i - 1] === Gap.hyphen && gap[i] === Gap.hyphen && isDigits(i - 2) && isDigits(i - 1) && isDigits(i)) return true;
  return false;
}
