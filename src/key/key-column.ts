/** Characters of a key. */
export const KEY_LENGTH = 43;

/** Keys of a column: key i is `data[i * 43 .. i * 43 + 43)` where `present[i]` is 1. */
export interface KeyColumn {
  readonly data: Uint8Array;
  readonly present: Uint8Array;
  readonly length: number;
}
