import { defineConfig } from 'vitest/config';

const full = process.env.TEST_FULL === '1';

/** What takes minutes runs in CI and by `npm test -- --full` only. */
const slow = full ? [] : ['test/**/*.slow.test.ts'];
/** What counts all that there is, or looks through the whole table again and again. */
const alone = ['test/**/*.alone.test.ts', 'test/suites/**/*.test.ts'];
/** What replaces modules, which other files of a worker may have loaded already. */
const mocked = ['test/**/*.mocked.test.ts'];

export default defineConfig({
  test: {
    setupFiles: ['test/support/setup.ts'],
    pool: 'threads',
    /** On two cores: for a good part of its time a test waits for the stand-ins. */
    maxWorkers: 4,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    /** As page tests: once more on a machine that others use, which the report tells of. */
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: alone,
          exclude: slow,
          /** The product is loaded once in a worker, and a world made for each file. */
          setupFiles: ['test/suites/own-world.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'mocked', include: mocked, isolate: true },
      },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...slow, ...alone, ...mocked],
          /** One world for all files of a worker, each of which makes organisations of its own in it. */
          isolate: false,
        },
      },
    ],
  },
});
