import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    pool: 'threads',
    reporters: ['default'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
