// Rows of any (async) iterable with their similarity keys; run after `npm run build`: node examples/stream.mjs
import { keyStream } from 'namesake/stream';

async function* rows() {
  yield { id: 1, name: 'IBM' };
  yield { id: 2, name: 'Intl. Business Machines, Inc.' };
  yield { id: 3, name: 'Siemens AG' };
}

const groups = new Map();
for await (const { id, SimKey } of keyStream(rows(), { column: 'name' })) groups.set(SimKey, [...(groups.get(SimKey) ?? []), id]);
console.log([...groups.values()].map((ids) => ids.join(' ')).join('\n'));
