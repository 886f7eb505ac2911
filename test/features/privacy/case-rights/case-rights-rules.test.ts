import { expect, test } from 'vitest';
import { CaseRightsRecord, nothingDecided } from '../../../../shared/features/privacy/case-rights/record.ts';

test('a case without decisions about the child’s data shows no restriction, legal hold, planned erasure or copy of data', () => {
  const id = `case_${'a'.repeat(22)}`;
  expect(nothingDecided(id)).toEqual({
    ...{ id, version: 0, restriction: null, hold: null, erasure: null, bundle: null, keepUntil: null },
    ...{ statusBefore: null, erasureJob: null, bundleJob: null },
  });
  expect(CaseRightsRecord.safeParse(nothingDecided(id)).success).toBe(true);
});
