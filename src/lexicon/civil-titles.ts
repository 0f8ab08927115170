/** Classes of titles that anybody has, and nobody is named by (Mr, Frau), of whichever sex. */
const CIVIL: ReadonlySet<string> = new Set(['civil', 'man', 'woman']);

/** Whether titles of a class are those that anybody has. */
export function isCivil(titleClass: string): boolean {
  return CIVIL.has(titleClass);
}
