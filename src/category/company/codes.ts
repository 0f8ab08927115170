/** A number of an order: letters and digits, two digits at least. */
const ORDER = /^(?=[^\d]*\d[^\d]*\d)(?=.*[a-z])[a-z\d]{5,}$/;

/**
 * Whether a word that no table has is an order's, where a sign stands in front of it ("Kestrel*2K4RT7"). Numbers and codes without one are told apart, however long:
 * trusts, lodges and shelf firms are called by them.
 */
export function isOrder(text: string): boolean {
  return ORDER.test(text);
}
