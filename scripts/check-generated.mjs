// Makes the generated files again and fails where one differs from what is committed: the kernel's bytes, the lexicon's tables.
import { execSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const lexicon = readdirSync('src/lexicon').filter((name) => name.endsWith('.gen.ts'));
const files = ['src/kernel/wasm.gen.ts', ...lexicon.map((name) => `src/lexicon/${name}`)];
const before = files.map((file) => readFileSync(file, 'utf8'));
execSync('node scripts/build-kernel.mjs && node scripts/build-tables.mjs', { stdio: 'inherit' });
const stale = files.filter((file, i) => readFileSync(file, 'utf8') !== before[i]);
if (stale.length > 0) {
  console.error(`not what its sources make: ${stale.join(', ')} (run "npm run kernel" and "npm run tables", then commit)`);
  process.exit(1);
}
console.error('generated files are up to date');
