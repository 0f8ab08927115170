// Jaro-Winkler without the kernel, for pairs with more than 255 different code units: operation for operation what assembly/jaro-winkler.ts
// does, so that the results agree to the last bit.

/** O(|a| · |b|). */
export function plainJaroWinkler(a: string, b: string, prefixWeight: number): number {
  const window = Math.max((Math.max(a.length, b.length) >> 1) - 1, 0);
  const aUsed = new Uint8Array(a.length);
  const bUsed = new Uint8Array(b.length);
  let matches = 0;
  for (let i = 0; i < a.length; i++) {
    const end = Math.min(i + window + 1, b.length);
    for (let j = Math.max(i - window, 0); j < end; j++) {
      if (bUsed[j] !== 0 || b.charCodeAt(j) !== a.charCodeAt(i)) continue;
      aUsed[i] = 1;
      bUsed[j] = 1;
      matches++;
      break;
    }
  }
  if (matches === 0) return 0;
  let outOfOrder = 0;
  let j = 0;
  for (let i = 0; i < a.length; i++) {
    if (aUsed[i] === 0) continue;
    while (bUsed[j] === 0) j++;
    if (a.charCodeAt(i) !== b.charCodeAt(j)) outOfOrder++;
    j++;
  }
  const jaro = (matches / a.length + matches / b.length + (matches - (outOfOrder >> 1)) / matches) / 3;
  if (jaro <= 0.7) return jaro;
  let prefix = 0;
  while (prefix < 4 && prefix < a.length && prefix < b.length && a[prefix] === b[prefix]) prefix++;
  return jaro + prefix * prefixWeight * (1 - jaro);
}
