import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // tests run the sources, beside which no built tables lie
  resolve: { alias: [{ find: /^\.\/texts\.node\.js$/, replacement: fileURLToPath(new URL('src/lexicon/function-texts.ts', import.meta.url)) }] },
  test: {
    include: ['test/**/*.test.ts'],
    pool: 'threads',
    reporters: ['default'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
