import { expect, test } from 'vitest';
import { eyeChoices } from '../../../../shared/features/eye/eye-choices/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { comparison } from './samples.ts';

test('the organisation’s choice is an admin’s to make, and a member’s own stands beside it', async () => {
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
  expect((await user.call(eyeChoices.getEyeChoices, {})).data.own).toEqual({ ...none, version: 2 });
  expect(await violationsOf(slug)).toEqual([]);
});
