import { ENRICH_FUNCTIONS, MAX_RECORDS, MOST_CREDITS } from '../../enrich/index.js';
import { NamesakeError } from '../../errors.js';

/** Millionths of a USD that a credit costs. */
export const MICROS_PER_CREDIT = 10_000;
/** Millionths of a USD for a record, by function. */
export const PRICES: Readonly<Record<string, number>> = Object.fromEntries(ENRICH_FUNCTIONS.map(({ name, credits }) => [name, credits * MICROS_PER_CREDIT]));

/** The most that a job costs: 35 USD. */
export const CEILING = MOST_CREDITS * MICROS_PER_CREDIT * MAX_RECORDS;

/**
 * What a job costs, in millionths of a USD.
 *
 * @param records  from 1 to 100.
 * @throws {NamesakeError} `ERR_OPTION_RANGE`
 */
export function priceOf(functionName: string, records: number): number {
  if (!Object.hasOwn(PRICES, functionName)) throw new NamesakeError('ERR_OPTION_RANGE', 'the function', 'one that has a price', JSON.stringify(functionName));
  if (!Number.isSafeInteger(records) || records < 1 || records > MAX_RECORDS)
    throw new NamesakeError('ERR_OPTION_RANGE', 'the records', `a number from 1 to ${MAX_RECORDS}`, String(records));
  return PRICES[functionName] * records;
}

/** An amount as people write it: `0.10`. */
export const usdText = (micros: number): string => (micros / 1e6).toFixed(6).replace(/0{1,4}$/, '');
