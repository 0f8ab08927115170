/** Shorter words have no slips. */
export const MIN_SLIP_LENGTH = 4;
const MAX_SLIP_PLACE = 32;
export const MIN_PREFIX_LENGTH = 3;
/** How alike two words are that share a skeleton or a family, and a word and its abbreviation. */
export const Likeness = { spelling: 0.95, expansion: 0.8 } as const;
/** So many words at most are looked at from one of a crowd that share a skeleton, a family or a spelling with a letter left out. */
export const MAX_CROWD = 48;
/** And from one of those that begin with it. */
export const MAX_PREFIXED = 24;

/** Calls `visit` with the word and each spelling of it with one letter left out; words one slip apart share one. Short words have none. */
export function slipVariants(text: string, visit: (variant: string) => void): void {
  if (text.length < MIN_SLIP_LENGTH) return;
  visit(text);
  eachSlipPlace(text, (i) => visit(text.slice(0, i) + text.slice(i + 1)));
}

/** Calls `visit` with each place of a letter that is left out: of equal neighbours with the first. */
export function eachSlipPlace(text: string, visit: (place: number) => void): void {
  for (let i = 0; i < text.length && i < MAX_SLIP_PLACE; i++) if (text[i] !== text[i - 1]) visit(i);
}

/** Edits up to which two words may be slips of each other. */
export function slipBound(a: string, b: string): number {
  return Math.min(a.length, b.length) >= 8 ? 2 : 1;
}

export function likenessOfSlip(edits: number, a: string, b: string): number {
  return 1 - edits / (Math.min(a.length, b.length) + 1);
}

export function likenessOfPrefix(shorter: string, longer: string): number {
  return 0.5 + (0.4 * shorter.length) / longer.length;
}
