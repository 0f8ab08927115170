/** As in the rows of GB in postcodes.tsv, without the blank. */
const BRITISH_POSTCODE = /^[a-z]{1,2}\d[a-z\d]?\d[a-z]{2}$/;

/** Whether a postcode, its words joined, is British. */
export function isBritish(postcode: string): boolean {
  return BRITISH_POSTCODE.test(postcode);
}
