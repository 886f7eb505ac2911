import { expect, test } from 'vitest';
import { noComparison, withChanges } from '../../../../shared/features/eye/eye-choices/comparison.ts';
import { eyeChoices } from '../../../../shared/features/eye/eye-choices/endpoints.ts';
import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { comparison } from './samples.ts';

test('only admins choose the comparison in the organisation’s reports; each member can choose another one for their own reports', async () => {
  const { admin, join, slug } = await openClinic();
  const user = await join();
  const none = { comparison: null, watchesPremyopia: false, version: 0 };
  expect((await user.call(eyeChoices.getEyeChoices, {})).data).toEqual({ organization: none, own: none });
  const ours = { scope: 'organization', version: 0, comparison } as const;
  expect(await user.expectError(eyeChoices.changeEyeChoices, ours)).toMatchObject({
    code: 'permission.denied',
  });
  await admin.call(eyeChoices.changeEyeChoices, ours);
  const mine = { version: 0, comparison: { ...comparison, reference: null }, watchesPremyopia: true };
  const { data } = await user.call(eyeChoices.changeEyeChoices, mine);
  expect(data).toEqual({ ...mine, version: 1 });
  expect((await user.call(eyeChoices.getEyeChoices, {})).data).toEqual({
    organization: { comparison, watchesPremyopia: false, version: 1 },
    own: { ...mine, version: 1 },
  });
  expect((await admin.call(eyeChoices.getEyeChoices, {})).data.own).toEqual(none);
  expect(await user.expectError(eyeChoices.changeEyeChoices, mine)).toMatchObject({
    code: 'version.conflict',
  });
  await user.call(eyeChoices.changeEyeChoices, { version: 1, comparison: null });
  expect((await user.call(eyeChoices.getEyeChoices, {})).data.own, 'the list stays on').toEqual({
    comparison: null,
    watchesPremyopia: true,
    version: 2,
  });
  expect(await violationsOf(slug)).toEqual([]);
});

test('switching on the list of children with premyopia writes no audit entry and keeps the chosen comparison for reports', async () => {
  const { admin, join } = await openClinic();
  const user = await join();
  const history = async () => (await admin.call(audit.searchAudit, {})).data.data.map(({ act }) => act);
  await user.call(eyeChoices.changeEyeChoices, { version: 0, comparison });
  const before = await history();
  expect(before).toContain('eyeChoices.changed');
  const { data } = await user.call(eyeChoices.changeEyeChoices, { version: 1, watchesPremyopia: true });
  expect(data).toEqual({ comparison, watchesPremyopia: true, version: 2 });
  const count = (acts: string[]) => acts.filter(act => act === 'eyeChoices.changed').length;
  expect(count(await history())).toBe(count(before));
});

test('changing one field of the comparison for reports keeps its other fields', () => {
  expect(withChanges(comparison, { hasGrowth: false })).toEqual({ ...comparison, hasGrowth: false });
  expect(withChanges(null, { hasGrowth: true })).toEqual({ ...noComparison, hasGrowth: true });
  expect(withChanges({ ...noComparison, hasGrowth: true }, { hasGrowth: false })).toBeNull();
});
