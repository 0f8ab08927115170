import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';
import { tableText } from '../../lexicon/table-text.js';

/** How many of a million women and men of a country bear a given name; estimates where the lists give ranks alone (scripts/derive-name-statistics.mjs). */
export interface GivenCount {
  readonly country: string;
  readonly female: number;
  readonly male: number;
}

/** How many of a million people of a country bear a surname. */
export interface SurnameCount {
  readonly country: string;
  readonly perMillion: number;
}

/** What the ending of a name says. */
export interface NameEnding {
  readonly ending: string;
  readonly gender: '' | 'female' | 'male';
  readonly countries: readonly string[];
  /** 1 (weak) to 10 (hardly anywhere else). */
  readonly strength: number;
}

const lines = (name: string): string[] => tableText('classify', name).split('\n').filter(Boolean);

/** name → what the lists of the countries say of it. */
function byName<T>(table: string, read: (country: string, cells: readonly string[]) => T): ReadonlyMap<string, readonly T[]> {
  const names = new Map<string, T[]>();
  for (const line of lines(table)) {
    const [country, list] = line.split('\t');
    for (const item of list.split('|')) {
      const [name, ...cells] = item.split(' ');
      const said = read(country, cells);
      const known = names.get(name);
      if (known === undefined) names.set(name, [said]);
      else known.push(said);
    }
  }
  return names;
}

export const givenCounts = lazily(() =>
  byName('givenByCountry', (country, [female, male]): GivenCount => ({ country, female: Number(female), male: Number(male) })),
);
export const surnameCounts = lazily(() => byName('surnamesByCountry', (country, [count]): SurnameCount => ({ country, perMillion: Number(count) })));

/** country → the area whose names its own are like. */
export const nameAreas = lazily((): ReadonlyMap<string, string> => new Map(lines('nameAreas').map((line) => line.split('\t') as [string, string])));

/** title → gender. */
export const titleGenders = lazily(() => new Map(lines('titleGenders').map((line) => line.split('\t') as [string, 'female' | 'male'])));

/** ending of a given name → the share of women's names among the names that end so, and how many names these are. */
export const givenEndings = lazily(
  () =>
    new Map(
      lines('givenEndings').map((line) => {
        const [ending, permille, names] = line.split('\t');
        return [ending, { female: Number(permille) / 1000, names: Number(names) }];
      }),
    ),
);

/** word of names of organizations → what kind of organization. */
export const organizationWords = lazily(
  (): ReadonlyMap<string, string> => new Map(lines('organizationWords').map((line) => line.split('\t') as [string, string])),
);

/** feature → how much it speaks for a person (negative: for an organization); see scripts/train-entity.mjs. */
export const entityWeights = lazily(
  (): ReadonlyMap<string, number> =>
    new Map(
      lines('entityWeights').map((line) => {
        const [feature, weight] = line.split('\t');
        return [feature, Number(weight)];
      }),
    ),
);

const endings = lazily(() => {
  const tables = { given: new Map<string, NameEnding>(), surname: new Map<string, NameEnding>() };
  for (const line of lines('nameEndings')) {
    const [ending, part, gender, countries, strength] = line.split('\t');
    tables[part as 'given' | 'surname'].set(ending, {
      ending,
      gender: gender as NameEnding['gender'],
      countries: countries.split(','),
      strength: Number(strength),
    });
  }
  return tables;
});

/** The longest ending that is known, with two letters and more in front of it; null: none. */
export function nameEnding(part: 'given' | 'surname', name: string): NameEnding | null {
  const known = endings()[part];
  for (let from = Math.max(2, name.length - 8); from < name.length - 1; from++) {
    const found = known.get(name.slice(from));
    if (found !== undefined) return found;
  }
  return null;
}

/** Names that are another spelling of the given name, or the name that it is surely short for. */
export const givenVariants = lazily((): ReadonlyMap<string, string> => {
  const variants = new Map<string, string>();
  for (const { words, canonicalWords, class: cls, ambiguous } of lexiconTable('givenNames'))
    if (cls !== 'translation' && ambiguous === '' && words.length === 1) variants.set(words[0], canonicalWords.join(''));
  return variants;
});
