import { NamesakeError } from '../../errors.js';

/** Millionths of a USD that a credit costs. */
export const MICROS_PER_CREDIT = 10_000;
/** Records of one job. */
export const MAX_RECORDS = 100;

/** Functions by the credits that a record costs. */
const TIERS: Readonly<Record<number, string>> = {
  1: 'address-parse city-standard country-standard email-domain-type entity-type gender-from-name name-origin org-standard state-standard translate',
  5: 'x-handle',
  10: 'business-info-domain business-info-name',
  25: `building-profile business-info buying-signals company-verification competitor-analysis custom email-trust-score esg-profile eu-vat-rates executive-profile
    facilities-profile gov-contracts industry-codes ip-profile irs-per-diem-rates muni-issuer-profile parent-company phone-profile private-company-deal-intel
    property-history sales-use-tax-rates sic-codes stock-analysis tech-stack university-info`,
  35: 'customs-duty-rates',
};

/** Millionths of a USD for a record, by function. */
export const DEFAULT_PRICES: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(TIERS).flatMap(([credits, names]) => names.split(/\s+/).map((name) => [name, Number(credits) * MICROS_PER_CREDIT])),
);

/** The most that a job costs: 35 USD. */
export const CEILING = Math.max(...Object.values(DEFAULT_PRICES)) * MAX_RECORDS;

/**
 * What a job costs, in millionths of a USD.
 *
 * @param prices   for a record, by function.
 * @param records  from 1 to 100.
 * @throws {NamesakeError} `ERR_OPTION_RANGE`
 */
export function priceOf(prices: Readonly<Record<string, number>>, functionName: string, records: number): number {
  if (!Object.hasOwn(prices, functionName)) throw new NamesakeError('ERR_OPTION_RANGE', 'the function', 'one that has a price', JSON.stringify(functionName));
  if (!Number.isSafeInteger(records) || records < 1 || records > MAX_RECORDS)
    throw new NamesakeError('ERR_OPTION_RANGE', 'the records', `a number from 1 to ${MAX_RECORDS}`, String(records));
  return prices[functionName] * records;
}

/** An amount as people write it: `0.10`. */
export const usdText = (micros: number): string => (micros / 1e6).toFixed(6).replace(/0{1,4}$/, '');
