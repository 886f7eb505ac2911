import { defineConfig } from 'vitest/config';

const full = process.env.TEST_FULL === '1';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    /** What takes minutes runs in CI and by `npm test -- --full` only. */
    exclude: full ? [] : ['test/**/*.slow.test.ts'],
    setupFiles: ['test/support/setup.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
