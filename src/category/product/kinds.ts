/** What a word of a product name is. */
export const Kind = {
  name: 0,
  generic: 1,
  model: 2,
  size: 3,
  number: 4,
  colour: 5,
  edition: 6,
  connective: 7,
  unit: 8,
  variant: 9,
  thing: 10,
  record: 11,
} as const;

/** The kind of a row's words, by its class. */
export const KIND_OF_CLASS: Readonly<Record<string, number>> = {
  colour: Kind.colour,
  edition: Kind.edition,
  // without what others of it have
  free: Kind.edition,
  variant: Kind.variant,
  generic: Kind.generic,
  thing: Kind.thing,
  // what an accessory is, its keys say
  accessory: Kind.name,
  part: Kind.generic,
  sort: Kind.name,
  brand: Kind.name,
  platform: Kind.generic,
  carrier: Kind.generic,
  company: Kind.connective,
  connective: Kind.connective,
  inclusive: Kind.connective,
  // (it stays in the keys: a tool with its battery is another article than one without)
  exclusive: Kind.name,
  purpose: Kind.connective,
  least: Kind.connective,
  // in front of the number of a record: SKU; and of one that may be another word
  record: Kind.connective,
  'record-doubtful': Kind.name,
  // where no number follows: "no pulp"
  'number-sign': Kind.edition,
};

/** Evidence of sharing a word of a kind, in nats, where no list of words says more. */
export const WEIGHT_OF_KIND: Readonly<Record<number, number>> = {
  [Kind.generic]: 3,
  [Kind.thing]: 3,
  [Kind.colour]: 2.5,
  [Kind.edition]: 3,
  [Kind.variant]: 3,
  [Kind.connective]: 1,
  [Kind.unit]: 1,
  [Kind.size]: 4,
};
/** The most that a model number weighs, in nats. */
export const MODEL_WEIGHT = 13;
export const WEIGHT_OF_STANDARD = 3;
