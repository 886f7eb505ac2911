import { defineConfig } from 'vitest/config';
import { guards, withoutGuard } from '../support/callers/guards.ts';

/** Runs the suites from the sources as they are but for the guard that `WITHOUT_GUARD` names. */
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
    /** A module without its guard must not be met in the next run. */
    fsModuleCache: false,
    setupFiles: ['test/support/setup.ts'],
    pool: 'threads',
    isolate: false,
    /** The shortest of the suites begins with the others, and is often the one that notices. */
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
