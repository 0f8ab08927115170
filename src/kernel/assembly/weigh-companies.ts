// What a model says of many pairs of company names of one column.
import { CompanyPair, compareCompanies, get, set } from './company-pairs';
import { Side } from './word-pairs';

/** Pairs whose values are fetched before the first of them is weighed. */
const BLOCK: i32 = 32;

/** The values of a column, and the model that weighs their pairs. */
@unmanaged
export class CompanyTable {
  bias: f64;
  columnShift: f64; // in log-odds, where one value is within the other
  // of value n: units unitStart[n] .. unitStart[n + 1]
  unitStart: usize; // i32
  unitWord: usize; // u32 a unit: Word
  unitRole: usize; // u8 a unit
  names: usize; // u8 a value: how many of its units are compared
  // by feature: what it weighs (f64); four at a time
  weightCount: i32;
  weights: usize;
  // of each term that bends: its feature (u8), which counts up to a limit, and what it weighs (f64)
  bends: i32;
  bendFeature: usize;
  bendLimit: usize;
  bendWeight: usize;
  touched: u32; // keeps what is read ahead from being left out
}

/** Log-odds (f64) and vetoes (u8) of `count` pairs of values (i32, left and right in turns). */
export function weighCompanies(companies: CompanyPair, table: CompanyTable, pairs: usize, count: i32, odds: usize, vetoes: usize): void {
  let before = -1;
  for (let i = 0; i < count; i++) {
    if ((i & (BLOCK - 1)) == 0) touch(table, pairs, i, min(i + BLOCK, count));
    const left = load<i32>(pairs + ((<usize>i) << 3));
    // (of sorted pairs many have the left value of the one before)
    if (left != before) enter(companies.pair.left, table, left);
    before = left;
    enter(companies.pair.right, table, load<i32>(pairs + ((<usize>i) << 3), 4));
    compareCompanies(companies);
    set(odds, i, logOdds(companies, table));
    store<u8>(vetoes + <usize>i, <u8>companies.veto);
  }
}

/**
 * Reads what pairs `from` .. `end` (exclusive) will be told by, so that it lies in the cache when they are weighed: right values are all over the column, and to wait for
 * one after the other took longer than weighing them. Here none waits for another.
 */
function touch(table: CompanyTable, pairs: usize, from: i32, end: i32): void {
  let sum: u32 = 0;
  for (let i = from; i < end; i++) {
    const right = <usize>load<i32>(pairs + ((<usize>i) << 3), 4);
    sum += load<u32>(table.unitStart + (right << 2)) + <u32>load<u8>(table.names + right);
  }
  for (let i = from; i < end; i++) {
    const start = <usize>load<i32>(table.unitStart + ((<usize>load<i32>(pairs + ((<usize>i) << 3), 4)) << 2));
    sum += load<u32>(table.unitWord + (start << 2)) + <u32>load<u8>(table.unitRole + start);
  }
  for (let i = from; i < end; i++) {
    const right = <usize>load<i32>(pairs + ((<usize>i) << 3), 4);
    const start = load<i32>(table.unitStart + (right << 2));
    const stop = load<i32>(table.unitStart + (right << 2), 4);
    for (let unit = start; unit < stop; unit++) sum += load<u32>(<usize>load<u32>(table.unitWord + ((<usize>unit) << 2)));
  }
  table.touched = sum;
}

@inline
function enter(side: Side, table: CompanyTable, value: i32): void {
  const start = load<i32>(table.unitStart + ((<usize>value) << 2));
  side.end = load<i32>(table.unitStart + ((<usize>value) << 2), 4) - start;
  side.count = <i32>load<u8>(table.names + <usize>value);
  side.words = table.unitWord + ((<usize>start) << 2);
  side.roles = table.unitRole + <usize>start;
}

/** (As LinkModel.logOdds, src/link/model.ts, to the last bit.) */
function logOdds(companies: CompanyPair, table: CompanyTable): f64 {
  const features = companies.features;
  let ahead = f64x2.splat(0);
  let behind = f64x2.splat(0);
  for (let at: usize = 0, end = <usize>table.weightCount << 3; at < end; at += 32) {
    ahead = f64x2.add(ahead, f64x2.mul(v128.load(table.weights + at), v128.load(features + at)));
    behind = f64x2.add(behind, f64x2.mul(v128.load(table.weights + at, 16), v128.load(features + at, 16)));
  }
  const lanes = f64x2.add(ahead, behind);
  let sum = table.bias + (f64x2.extract_lane(lanes, 0) + f64x2.extract_lane(lanes, 1));
  for (let i = 0; i < table.bends; i++) {
    const value = get(features, <i32>load<u8>(table.bendFeature + <usize>i));
    sum += get(table.bendWeight, i) * min(value, get(table.bendLimit, i));
  }
  return companies.within != 0 ? sum + table.columnShift : sum;
}
