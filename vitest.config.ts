import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

/** DuckDB's functions end the process with a worker thread that has registered them: their tests run in a process of their own. */
const IN_PROCESSES = 'test/duckdb/**/*.test.ts';

export default defineConfig({
  // tests run the sources, beside which no built tables lie
  resolve: { alias: [{ find: /^\.\/texts\.node\.js$/, replacement: fileURLToPath(new URL('src/lexicon/texts.ts', import.meta.url)) }] },
  test: {
    reporters: ['default'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'threads', pool: 'threads', include: ['test/**/*.test.ts'], exclude: [...configDefaults.exclude, IN_PROCESSES] } },
      { extends: true, test: { name: 'processes', pool: 'forks', include: [IN_PROCESSES] } },
    ],
  },
});
