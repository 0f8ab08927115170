import { at, listAt, textAt } from '../json-path.js';

/** What a statement says of an item. */
export const Property = {
  instanceOf: 'P31',
  subclassOf: 'P279',
  website: 'P856',
  ticker: 'P249',
  exchange: 'P414',
  officialName: 'P1448',
  endTime: 'P582',
} as const;

/** An item of Wikidata, as `wbgetentities` gives it. */
export interface WikidataItem {
  readonly id: string;
  /** Labels and other names, in the languages that were asked for. */
  readonly names: readonly string[];
  readonly classes: readonly string[];
  readonly websites: readonly string[];
  readonly tickers: readonly string[];
  readonly officialNames: readonly { readonly language: string; readonly text: string }[];
}

export function wikidataItem(id: string, entity: unknown): WikidataItem {
  const labels = Object.values(at(entity, 'labels') ?? {}).map((label) => textAt(label, 'value'));
  const aliases = Object.values(at(entity, 'aliases') ?? {}).flatMap((list) => (Array.isArray(list) ? list.map((alias) => textAt(alias, 'value')) : []));
  const officialNames = statements(entity, Property.officialName)
    .map((statement) => ({ language: textAt(valueIn(statement), 'language'), text: textAt(valueIn(statement), 'text') }))
    .filter(({ text }) => text !== '');
  return {
    id,
    names: [...labels, ...aliases, ...officialNames.map(({ text }) => text)].filter((name) => name !== ''),
    classes: itemsOf(entity, Property.instanceOf),
    websites: statements(entity, Property.website)
      .map((statement) => textAt(statement, 'mainsnak', 'datavalue', 'value'))
      .filter(Boolean),
    tickers: tickersOf(entity),
    officialNames,
  };
}

/** Items that statements of a property name. */
export function itemsOf(entity: unknown, property: string): string[] {
  return statements(entity, property)
    .map((statement) => textAt(valueIn(statement), 'id'))
    .filter((id) => id !== '');
}

/** Statements that hold: the preferred ones where there are some, none that is deprecated or has an end. */
function statements(entity: unknown, property: string): readonly unknown[] {
  const held = listAt(entity, 'claims', property).filter(
    (statement) => textAt(statement, 'rank') !== 'deprecated' && listAt(statement, 'qualifiers', Property.endTime).length === 0,
  );
  const preferred = held.filter((statement) => textAt(statement, 'rank') === 'preferred');
  return preferred.length > 0 ? preferred : held;
}

const valueIn = (statement: unknown): unknown => at(statement, 'mainsnak', 'datavalue', 'value');

/** A ticker is told of the exchange that it is used at, or by itself. */
function tickersOf(entity: unknown): string[] {
  const own = statements(entity, Property.ticker).map((statement) => textAt(statement, 'mainsnak', 'datavalue', 'value'));
  const listed = listAt(entity, 'claims', Property.exchange)
    .filter((statement) => textAt(statement, 'rank') !== 'deprecated' && listAt(statement, 'qualifiers', Property.endTime).length === 0)
    .flatMap((statement) => listAt(statement, 'qualifiers', Property.ticker).map((qualifier) => textAt(qualifier, 'datavalue', 'value')));
  return [...own, ...listed].filter((ticker) => ticker !== '');
}
