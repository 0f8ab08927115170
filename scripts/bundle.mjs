// Bundles dist (a module a file, as the sources are) into lib: what is published. A hundred modules less to find and open make loading twice as fast.
// What asks for tables and images is a module of its own, "#texts" ("imports" of package.json): Node reads files, anybody else gets modules, from lib/browser. All else is the same for both.
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** Not bundled: Node's own, and the dependencies. */
const EXTERNAL = [
  /^node:/,
  'any-ascii',
  'csv-parse',
  'piscina',
  'apache-arrow',
  '@duckdb/node-api',
  'hyparquet',
  'hyparquet-compressors',
  /^hucre/,
  '@streamparser/json',
  'disposable-email-domains-js',
  /^eld\//,
  'tldts',
  /^libphonenumber-js/,
  'fzstd',
  'pg',
  'pg-cursor',
  /^mysql2/,
  'tedious',
  /^hono/,
  /^@hono\//,
  'pino',
  'node-sqlite3-wasm',
];
/** Folders of tables that keys are made with: every start reads some of them. */
const KEY_FOLDERS = ['address', 'company', 'individual', 'product', 'shared'];
const ENTRIES = {
  index: 'dist/index.js',
  classify: 'dist/classify/index.js',
  'classify/language': 'dist/classify/language/index.js',
  column: 'dist/column/index.js',
  email: 'dist/email/index.js',
  'email/dns': 'dist/email/dns/index.js',
  functions: 'dist/catalogue/index.js',
  database: 'dist/source/database/index.js',
  jobs: 'dist/job/index.js',
  key: 'dist/key/index.js',
  link: 'dist/link/index.js',
  phone: 'dist/phone/index.js',
  pool: 'dist/pool/index.js',
  profile: 'dist/profile/index.js',
  similarity: 'dist/similarity/index.js',
  standardize: 'dist/standardize/index.js',
  stream: 'dist/stream/index.js',
  'stream/node': 'dist/stream/node.js',
  arrow: 'dist/arrow/index.js',
  duckdb: 'dist/duckdb/index.js',
  worker: 'dist/pool/worker.js',
  service: 'dist/service/index.js',
  'job-thread': 'dist/service/job-thread.js',
  'cli/main': 'dist/cli/main.js',
  'cli/program': 'dist/cli/program.js',
};

rmSync('lib', { recursive: true, force: true });
/** The kernel stays a file of its own, and so does what differs where there are no files. */
const apart = {
  name: 'apart',
  resolveId(/** @type {string} */ source) {
    if (source === './wasm.gen.js') return { id: source, external: true };
    return source.endsWith('/texts.node.js') ? { id: '#texts', external: true } : null;
  },
};
const library = await rolldown({ input: ENTRIES, platform: 'node', external: EXTERNAL, logLevel: 'warn', plugins: [apart] });
// (what is left out and shorter names take 125 KB of the package packed; names of functions and classes stay, for those who read a stack)
const minify = { mangle: { toplevel: true, keepNames: { function: true, class: true } }, compress: true, codegen: { removeWhitespace: true } };
await library.write({ dir: 'lib', format: 'esm', minify, comments: { jsdoc: false }, entryFileNames: '[name].js', chunkFileNames: 'shared-[name]-[hash].js' });
copyFileSync('dist/kernel/wasm.gen.js', 'lib/wasm.gen.js');
// the tables are read as texts, and what was made of them as bytes, beside the code that reads them; the texts of functions packed
for (const name of readdirSync('dist/lexicon')) {
  const [folder] = name.split('.');
  // (5 ms a megabyte, for a quarter of what they take in a package that is packed once more)
  if (name.endsWith('.image')) writeFileSync(`lib/${name}.br`, brotliCompressSync(readFileSync(`dist/lexicon/${name}`)));
  if (!name.endsWith('.gen.js')) continue;
  if (KEY_FOLDERS.includes(folder)) copyFileSync(`dist/lexicon/${name}`, `lib/${name}`);
  else writeFileSync(`lib/${folder}.gen.br`, brotliCompressSync(readFileSync(`dist/lexicon/${name}`)));
}

/** @param {string} input module of dist @param {string} file of lib */
async function writeTexts(input, file) {
  const texts = await rolldown({
    input,
    platform: 'neutral',
    external: /^node:/,
    logLevel: 'warn',
    // (one copy of the tables is enough)
    plugins: [{ name: 'tables', resolveId: (source) => (source.endsWith('.gen.js') ? { id: `.${source}`, external: true } : null) }],
  });
  await texts.write({ file, format: 'esm', minify, comments: { jsdoc: false } });
}
await writeTexts('dist/lexicon/texts.node.js', 'lib/texts.js');
await writeTexts('dist/lexicon/texts.js', 'lib/browser/texts.js');
