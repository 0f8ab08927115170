// Two strings → two byte strings in the kernel's memory that agree in the same places. Everything the kernel computes of a pair hangs on
// which symbols are equal and on nothing else, so any one-to-one renaming of code units to bytes gives the same result.
import { Kernel, type KernelExports } from '../kernel/kernel.js';

/** A pair as the kernel sees it: addresses, valid until the next {@link bytePair}. */
export interface BytePair {
  readonly call: KernelExports;
  /** The bytes of the first text, one a code unit. */
  readonly a: number;
  /** The bytes of the second text. */
  readonly b: number;
  /** 2,048 zeroed bytes, to be left zeroed; the working bytes lie right behind them. */
  readonly masks: number;
  /** The working bytes asked for, with anything in them. */
  readonly work: number;
}

const MASK_BYTES = 2048;
const MAX_SYMBOLS = 255;
const FIRST_REGION_BYTES = 1 << 16;

let kernel: Kernel | undefined;
let region = 0;
let regionBytes = 0;
/** Byte given to each code unit of the pair at hand, 0 = none yet; all 0 between calls. */
const symbolOf = new Uint8Array(1 << 16);
/** Code unit behind each byte given. */
const unitOf = new Uint16Array(MAX_SYMBOLS + 1);

/**
 * Writes a pair of strings into the kernel's memory as bytes: code units below 256 as they are, others renamed. The one kernel behind it is made
 * with the first pair and keeps the room of the longest.
 *
 * @param workBytes  room the kernel's function needs besides the texts.
 * @returns `null` where the two have more than 255 different code units, too many for bytes.
 * @throws {NamesakeError} `ERR_COLUMN_TOO_LARGE` where texts and working bytes exceed the kernel's memory.
 * @cost O(length).
 */
export function bytePair(a: string, b: string, workBytes: number): BytePair | null {
  kernel ??= new Kernel();
  const needed = MASK_BYTES + workBytes + a.length + b.length;
  if (needed > regionBytes) {
    // The region left behind is lost, so the next one is at least twice as large: all of them together cost as much as the last.
    const bytes = Math.max(needed, regionBytes * 2, FIRST_REGION_BYTES);
    region = kernel.alloc(bytes);
    regionBytes = bytes;
  }
  const work = region + MASK_BYTES;
  const atA = work + workBytes;
  const atB = atA + a.length;
  const { u8, call } = kernel;
  const fits = (writeNarrow(a, u8, atA) && writeNarrow(b, u8, atB)) || writeRenamed(a, b, u8, atA, atB);
  return fits ? { call, a: atA, b: atB, masks: region, work } : null;
}

/** Writes a text whose code units are all below 256; false where one is not. */
function writeNarrow(text: string, u8: Uint8Array, at: number): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > 0xff) return false;
    u8[at + i] = unit;
  }
  return true;
}

/** Writes both texts with code units renamed 1, 2, 3 … in order of first sight; false where 255 names are not enough. */
function writeRenamed(a: string, b: string, u8: Uint8Array, atA: number, atB: number): boolean {
  const between = rename(a, u8, atA, 0);
  const symbols = between < 0 ? -1 : rename(b, u8, atB, between);
  const named = symbols < 0 ? MAX_SYMBOLS : symbols;
  for (let i = 1; i <= named; i++) symbolOf[unitOf[i]] = 0;
  return symbols >= 0;
}

/** Writes a text after `symbols` names were given; returns how many are given now, -1 where they ran out (all are then given). */
function rename(text: string, u8: Uint8Array, at: number, symbols: number): number {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (symbolOf[unit] === 0) {
      if (symbols === MAX_SYMBOLS) return -1;
      symbolOf[unit] = ++symbols;
      unitOf[symbols] = unit;
    }
    u8[at + i] = symbolOf[unit];
  }
  return symbols;
}
