import { defineConfig } from 'vitest/config';

/** Tests that call only rules of the Lambdas, so that a mutation test need not start any stand-in. */
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
