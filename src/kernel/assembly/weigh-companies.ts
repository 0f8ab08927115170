// What a model says of many pairs of company names of one column.
import { CompanyPair, compareCompanies, get, set } from './company-pairs';
import { Side } from './word-pairs';

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
  // of each term: its feature (u8), which counts up to a limit, and what it weighs (f64)
  terms: i32;
  termFeature: usize;
  termLimit: usize;
  termWeight: usize;
}

/** Log-odds (f64) and vetoes (u8) of `count` pairs of values (i32, left and right in turns). */
export function weighCompanies(companies: CompanyPair, table: CompanyTable, pairs: usize, count: i32, odds: usize, vetoes: usize): void {
  let before = -1;
  for (let i = 0; i < count; i++) {
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
  let sum = table.bias;
  for (let term = 0; term < table.terms; term++) {
    const value = get(companies.features, <i32>load<u8>(table.termFeature + <usize>term));
    sum += get(table.termWeight, term) * min(value, get(table.termLimit, term));
  }
  return companies.within != 0 ? sum + table.columnShift : sum;
}
