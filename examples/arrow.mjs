// A column of keys beside a column of an Arrow table, without a string on the way: node examples/arrow.mjs
import { makeData, makeVector, Table, Utf8, vectorFromArray } from 'apache-arrow';
import { arrowKeys } from 'namesake/arrow';

const table = new Table({ name: vectorFromArray(['IBM', 'Intl. Business Machines, Inc.', null, 'Siemens AG'], new Utf8()) });
const keys = makeVector(makeData({ type: new Utf8(), ...arrowKeys(table.getChild('name')) }));
const keyed = table.assign(new Table({ SimKey: keys }));
for (const { name, SimKey } of keyed) console.log(`${name}\t${SimKey}`);
