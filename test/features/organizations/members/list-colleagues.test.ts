import { expect, test } from 'vitest';
import { memberKey } from '../../../../functions/platform/storage/keys.ts';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { newPerson, openClinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';

test('colleagues are listed by name, without suspended and invited members', async () => {
  const clinic = await openClinic();
  const zoe = await clinic.join({ visibility: 'selected' }, newPerson('Zoe Zhang'));
  const gone = await clinic.join({}, newPerson('Sue Suspended'));
  const invited = await clinic.join({}, newPerson('Ian Invited'));
  const { table } = await openRawTable();
  await table.transact([
    { update: memberKey(clinic.slug, gone.person.id), set: { status: 'suspended' } },
    { update: memberKey(clinic.slug, invited.person.id), set: { status: 'invited' } },
  ]);
  const { data } = await zoe.call(members.listColleagues, {});
  expect(data.data).toEqual([
    {
      id: clinic.admin.person.id,
      fullName: 'Ada Admin',
      role: 'admin',
      status: 'active',
      profilePicture: { url: null },
    },
    {
      id: zoe.person.id,
      fullName: 'Zoe Zhang',
      role: 'user',
      status: 'active',
      profilePicture: { url: null },
    },
  ]);
  expect(data.meta).toMatchObject({ total: 2, next: null });
});

test('members learn how many people are invited and have not joined, but not who', async () => {
  const clinic = await openClinic();
  const zoe = await clinic.join({}, newPerson('Zoe Zhang'));
  const nobody = (await zoe.call(members.listColleagues, {})).data;
  await clinic.admin.call(invitations.invite, {
    organizationId: clinic.slug,
    email: newPerson('Ian Invited').email,
    role: 'user',
    visibility: 'all',
  });
  const { data } = await zoe.call(members.listColleagues, {});
  expect([nobody.invited, data.invited]).toEqual([0, 1]);
  expect(data.data).toHaveLength(2);
});
