import { expect, test } from 'vitest';
import { CaseRightsRecord, nothingDecided } from '../../../../shared/features/privacy/case-rights/record.ts';

test('a case without privacy decisions has no restriction, legal hold, erasure or copy of its data', () => {
  const id = `case_${'a'.repeat(22)}`;
  expect(nothingDecided(id)).toEqual({
    ...{ id, version: 0, restriction: null, hold: null, erasure: null, bundle: null, keepUntil: null },
    ...{ statusBefore: null, erasureJob: null, bundleJob: null },
  });
  expect(CaseRightsRecord.safeParse(nothingDecided(id)).success).toBe(true);
});
