import type { PartName } from '../category/address/parts.js';
import type { FunctionDeclaration } from './function-declaration.js';

/** The fields of an address, in the order in which they are given, and the parts that each is made of. */
const FIELDS: readonly (readonly [name: string, about: string, ...parts: PartName[]])[] = [
  ['Recipient', 'what stands in front of the street: a firm, a building with a name, c/o', 'venue'],
  ['Number', 'house number, with letters and fractions', 'number', 'numberTail'],
  ['Street', 'street with its type and directions', 'direction', 'street', 'streetType'],
  ['Unit', 'apartment, suite, floor, building', 'designator', 'unit', 'level', 'building'],
  ['Box', 'post office box, rural or military route', 'box'],
  ['City', 'town', 'city'],
  ['State', 'state or province', 'state'],
  ['PostalCode', 'postcode, ZIP and ZIP+4', 'postcode', 'postcodeTail'],
  ['Country', 'country', 'country'],
];

export const addressParse: FunctionDeclaration = {
  name: 'address-parse',
  aliases: [],
  family: 'standardize',
  summary: 'Takes an address apart',
  inputs: [{ name: 'address', about: 'one address as typed, any country', required: true }],
  outputs: FIELDS.map(([name, about]) => ({ name, about })),
  class: 'embedded',
  data: [{ name: "namesake's tables of street types, units and places", version: '1', licence: 'MIT' }],
  examples: [
    {
      inputs: { address: '500 N Main St Apt 3, Springfield, IL 62701' },
      outputs: { Number: '500', Street: 'N Main St', Unit: 'Apt 3', City: 'Springfield', State: 'IL', PostalCode: '62701' },
    },
  ],
  async load() {
    const { parseAddress } = await import('../key/index.js');
    return ([address]) => {
      const found = parseAddress(address, { category: 'global-address' });
      return FIELDS.map(([, , ...parts]) =>
        found
          .filter(({ part }) => parts.includes(part))
          .map(({ text }) => text)
          .join(' '),
      );
    };
  },
};
