import { defineConfig } from 'vitest/config';

/** Tests that call only pure rules, so that a mutation test need not start any stand-in. */
export default defineConfig({
  test: {
    setupFiles: ['test/support/setup.ts'],
    include: [
      'test/core/*.test.ts',
      'test/features/**/*-rules.test.ts',
      'test/features/cases/cases/{age,can-see-case}.test.ts',
      'test/features/classes/**/{day-ranges,score-means,stays,write-calendar}.test.ts',
      'test/features/eye/eye-reports/*.test.ts',
      'test/features/intake/imports/read-lists.test.ts',
      'test/features/operations/audit/csv.test.ts',
      'test/features/operations/locations/readable-phone.test.ts',
      'test/features/screening/{tree-drawing/tree-drawing,tree-entries/tree-state}.test.ts',
      'test/features/notes/digests/digest-times.test.ts',
      'test/platform/files/file-rules.test.ts',
      'test/platform/rich-document/{fill-fields,rich-document}.test.ts',
      'test/web/{addresses,rich-text}.test.ts',
    ],
    exclude: [
      'test/features/eye/eye-reports/{eye-reports,fhir,find-eye-reports,many-at-once,module-access,recalls,refused-changes}.test.ts',
      'test/features/people/account-security/password-rules.test.ts',
    ],
    pool: 'threads',
    isolate: false,
    testTimeout: 20_000,
  },
});
