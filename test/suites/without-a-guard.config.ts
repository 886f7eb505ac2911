import { defineConfig } from 'vitest/config';
import { guards, withoutGuard } from '../support/callers/guards.ts';

/**
 * The guard (a check in the request chain) that `WITHOUT_GUARD` names. The suites run from the current
 * sources without it.
 */
const gone = guards.find(({ name }) => name === process.env.WITHOUT_GUARD);

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  plugins: [
    {
      name: 'without-a-guard',
      enforce: 'pre',
      transform: (code, id) => (gone && id.endsWith(`/${gone.file}`) ? withoutGuard(gone, code) : undefined),
    },
  ],
  test: {
    /** A module without its guard must not be cached for the next run. */
    fsModuleCache: false,
    setupFiles: ['test/support/setup.ts'],
    pool: 'threads',
    isolate: false,
    /** Three workers, so that all suites start at the same time; the shortest one often fails first. */
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
