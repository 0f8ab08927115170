import { lazily } from '../../../lexicon/lazily.js';
import { isicCodes, naceCodes, naicsCodes, rowsOf, sicCodes } from './classifications.js';
import type { TitleSearch } from './title-search.js';

export type System = 'sic' | 'naics' | 'isic' | 'nace';

/** The classifications in the order in which correspondences are published: each between neighbours. */
export const SYSTEMS: readonly System[] = ['sic', 'naics', 'isic', 'nace'];

/** The titles of a classification. */
export const titlesOf: Readonly<Record<System, () => TitleSearch>> = { sic: sicCodes, naics: naicsCodes, isic: isicCodes, nace: naceCodes };

type Pairs = readonly (readonly [code: string, others: readonly string[]])[];
type Codes = ReadonlyMap<string, readonly string[]>;

const pairsOf = (table: string, column: number): Pairs => rowsOf(table).map((cells) => [cells[0], cells[column].split(' ')]);

function reversed(pairs: Pairs): Codes {
  const map = new Map<string, string[]>();
  for (const [code, others] of pairs)
    for (const other of others) {
      const known = map.get(other);
      if (known === undefined) map.set(other, [code]);
      else known.push(code);
    }
  return map;
}

/** From a classification to its neighbour. */
const bridges = lazily((): Readonly<Record<string, Codes>> => {
  const [sicNaics, naicsIsic, naceIsic] = [pairsOf('sicToNaics', 1), pairsOf('naicsToIsic', 1), pairsOf('naceCodes', 2)];
  return {
    'sic naics': new Map(sicNaics),
    'naics sic': reversed(sicNaics),
    'naics isic': new Map(naicsIsic),
    'isic naics': reversed(naicsIsic),
    'isic nace': reversed(naceIsic),
    'nace isic': new Map(naceIsic),
  };
});

/** Codes of a neighbour that correspond to any of some codes, in order; none where the published correspondence has none. */
export function counterparts(from: System, codes: readonly string[], to: System): readonly string[] {
  const bridge = bridges()[`${from} ${to}`];
  return [...new Set(codes.flatMap((code) => bridge?.get(code) ?? []))].sort();
}
