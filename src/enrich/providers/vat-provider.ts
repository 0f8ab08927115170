import { lazily } from '../../lexicon/lazily.js';
import { tableText } from '../../lexicon/table-text.js';
import { standardizeCountry } from '../../standardize/index.js';
import type { Provider } from '../provider.js';

/** Country, then the fields in the order of the table. */
const rates = lazily((): ReadonlyMap<string, readonly string[]> => {
  const lines = tableText('enrichment', 'vatRates').split('\n');
  return new Map(lines.map((line) => [line.slice(0, 2), line.split('\t')]));
});

/** What the VAT system calls a country otherwise than ISO 3166 does. Northern Ireland (XI) has rates of the United Kingdom: it is not among them. */
const VAT_PREFIXES: Readonly<Record<string, string>> = { EL: 'GR' };

/** Rates of value added tax in the European Union, from a table of the package. */
export const vatProvider: Provider = {
  id: 'vat-rates',
  functions: ['eu-vat-rates'],
  kind: 'embedded',
  needs: {},
  isReady: () => true,
  lookup(_, { lookup }) {
    const code = lookup.trim().toUpperCase();
    const country = VAT_PREFIXES[code] ?? (rates().has(code) ? code : wholeCountry(lookup));
    const row = rates().get(country);
    if (row === undefined) return { status: 'not-found' };
    const [Country, StandardRate, ReducedRates, SuperReducedRate, ParkingRate, EffectiveDate] = row;
    return { status: 'found', fields: { Country, StandardRate, ReducedRates, SuperReducedRate, ParkingRate, EffectiveDate } };
  },
};

/** Parts of countries (Madeira, the Canary Islands) have rates of their own. */
function wholeCountry(text: string): string {
  const country = standardizeCountry(text);
  return country === null || country.how === 'part' ? '' : country.iso2;
}
