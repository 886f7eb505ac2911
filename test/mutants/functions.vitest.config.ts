import { defineConfig } from 'vitest/config';

/** Tests that only call rules of the Lambdas: no stand-in needs to start for a mutant. */
export default defineConfig({
  test: {
    setupFiles: ['test/support/setup.ts'],
    include: [
      'test/features/**/*-rules.test.ts',
      'test/features/cases/cases/search-words.test.ts',
      'test/platform/**/*-rules.test.ts',
      'test/platform/http/truncate-network-address.test.ts',
      'test/platform/memoize-async.test.ts',
    ],
    exclude: ['test/features/people/account-security/password-rules.test.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 20_000,
  },
});
