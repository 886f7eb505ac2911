import { defineConfig } from 'vitest/config';

/** The tests of the pure rules, which need none of the stand-ins. */
export default defineConfig({
  test: {
    setupFiles: ['test/support/setup.ts'],
    include: ['test/features/**/*.rules.test.ts', 'test/features/eye/eye-reports/*.test.ts'],
    exclude: ['test/features/eye/eye-reports/{eye-reports,fhir,find-eye-reports,module-access,recalls}.test.ts'],
    pool: 'threads',
    testTimeout: 20_000,
  },
});
