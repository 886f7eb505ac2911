import { expect, test } from 'vitest';
import { CaseRightsRecord, nothingDecided } from '../../../../shared/features/privacy/case-rights/record.ts';

test('for a case without decisions about its data, no restriction, legal hold, erasure or copy is shown', () => {
  const id = `case_${'a'.repeat(22)}`;
  expect(nothingDecided(id)).toEqual({
    ...{ id, version: 0, restriction: null, hold: null, erasure: null, bundle: null, keepUntil: null },
    ...{ statusBefore: null, erasureJob: null, bundleJob: null },
  });
  expect(CaseRightsRecord.safeParse(nothingDecided(id)).success).toBe(true);
});
