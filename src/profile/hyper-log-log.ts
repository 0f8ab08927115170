/** Bits of a hash that choose a register: 2^14 registers of a byte. */
const PRECISION = 14;
const REGISTERS = 1 << PRECISION;
/** Bits that are left of two words of 32. */
const LEFT_BITS = 64 - PRECISION;

/**
 * How many different values there are, told from their hashes in 16 KiB: HyperLogLog (P. Flajolet, É. Fusy, O. Gandouet, F. Meunier, 2007) with the estimator of
 * O. Ertl ("New cardinality estimation algorithms for HyperLogLog sketches", 2017), which needs no correction at either end.
 */
export class HyperLogLog {
  /** Standard error, as a share of the number. */
  static readonly standardError = 1.04 / Math.sqrt(REGISTERS);
  readonly #registers = new Uint8Array(REGISTERS);

  /** @param high, low  32 bits each of the value's hash. O(1). */
  add(high: number, low: number): void {
    const register = high >>> (32 - PRECISION);
    const rest = high & ((1 << (32 - PRECISION)) - 1);
    // zeros in front of what is left of the hash, and one
    const zeros = rest !== 0 ? Math.clz32(rest) - PRECISION : 32 - PRECISION + Math.clz32(low);
    if (zeros + 1 > this.#registers[register]) this.#registers[register] = zeros + 1;
  }

  estimate(): number {
    const counts = new Float64Array(LEFT_BITS + 2);
    for (const register of this.#registers) counts[register]++;
    let z = REGISTERS * tau(1 - counts[LEFT_BITS + 1] / REGISTERS);
    for (let k = LEFT_BITS; k >= 1; k--) z = (z + counts[k]) / 2;
    z += REGISTERS * sigma(counts[0] / REGISTERS);
    return (REGISTERS * REGISTERS) / (2 * Math.LN2 * z);
  }
}

/** Ertl's σ: x + Σ x^(2^k) · 2^(k−1). */
function sigma(share: number): number {
  if (share === 1) return Number.POSITIVE_INFINITY;
  let x = share;
  let y = 1;
  let z = x;
  for (let before = -1; before !== z; ) {
    x *= x;
    before = z;
    z += x * y;
    y += y;
  }
  return z;
}

/** Ertl's τ. */
function tau(share: number): number {
  if (share === 0 || share === 1) return 0;
  let x = share;
  let y = 1;
  let z = 1 - x;
  for (let before = -1; before !== z; ) {
    x = Math.sqrt(x);
    before = z;
    y /= 2;
    z -= (1 - x) ** 2 * y;
  }
  return z / 3;
}
