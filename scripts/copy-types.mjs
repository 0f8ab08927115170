// The declarations that the package's exports lead to, beside the bundles in lib/types: what is within stays within, and out of the package.
import { cpSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const packed = 'lib/types';
/** What a declaration takes from another one: `from './a.js'`, `import('./a.js')`, `import './a.js'`. */
const TAKEN = /(?:from |import\(|import )['"](\.[^'"]+)\.js['"]/g;

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const reached = new Set(Object.values(exports).flatMap(({ types }) => (types === undefined ? [] : [join('dist', relative(packed, types))])));
for (const file of reached) {
  for (const [, module] of readFileSync(file, 'utf8').matchAll(TAKEN)) reached.add(join(dirname(file), `${module}.d.ts`));
  cpSync(file, join(packed, relative('dist', file)));
}
