import { expect, test } from 'vitest';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { changeMemberRecord } from '../../../support/change-item.ts';
import { openClinic, openSuperadmin, type Principal } from '../../../support/clinic.ts';

const about = (slug: string, { person }: Principal) => ({ organizationId: slug, memberId: person.id });
const asAdmin = { version: 1, role: 'admin', visibility: 'all' } as const;

test('nobody can change their own role in an organisation', async () => {
  const { admin, slug } = await openClinic();
  const refused = await admin.expectError(members.changeMember, { ...about(slug, admin), ...asAdmin });
  expect(refused).toMatchObject({ status: 403, code: 'member.self' });
});

test('a platform administrator can neither make a user an admin nor reactivate a suspended user', async () => {
  const clinic = await openClinic();
  const [superadmin, user] = [await openSuperadmin(), await clinic.join()];
  const input = about(clinic.slug, user);
  const made = await superadmin.expectError(members.changeMember, { ...input, ...asAdmin });
  await changeMemberRecord(clinic, user.person, { status: 'suspended' });
  const letIn = await superadmin.expectError(members.unsuspendMember, input);
  for (const refused of [made, letIn]) expect(refused).toMatchObject({ status: 404, code: 'record.missing' });
});

test('a member who is being removed cannot be reactivated', async () => {
  const clinic = await openClinic();
  const user = await clinic.join();
  const leaving = `job_${'0'.repeat(22)}`;
  await changeMemberRecord(clinic, user.person, { status: 'suspended', leaving });
  const refused = await clinic.admin.expectError(members.unsuspendMember, about(clinic.slug, user));
  expect(refused.code).toBe('member.leaving');
});

test('an accepted invitation can be neither resent nor revoked', async () => {
  const clinic = await openClinic();
  const input = about(clinic.slug, await clinic.join());
  for (const endpoint of [invitations.resendInvitation, invitations.revokeInvitation])
    expect((await clinic.admin.expectError(endpoint, input)).code).toBe('member.not-invited');
});
