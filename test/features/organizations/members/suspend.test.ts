import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import type { Reply } from '../../../support/caller.ts';
import {
  newPerson,
  openClinic,
  openSuperadmin,
  type Principal,
  password,
  signIn,
} from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';

const about = (slug: string, { person }: Principal) => ({ organizationId: slug, memberId: person.id });

testInTurn(
  'suspending a member rejects the member’s next request, ends all sessions of the member and frees the seat',
  async () => {
    const clinic = await openClinic({ seats: 2 });
    const mei = await clinic.join();
    const input = about(clinic.slug, mei);
    const { data } = await clinic.admin.call(members.suspendMember, input);
    expect(data).toMatchObject({ id: mei.person.id, status: 'suspended' });
    expect((await mei.expectError(cases.searchCases, {})).code).toBe('member.suspended');
    const { refreshToken } = mei;
    expect((await mei.expectError(account.refresh, { refreshToken })).code).toBe('sign-in.failed');
    const { email } = mei.person;
    const again = await mei.expectError(account.login, { email, password, organizationSlug: clinic.slug });
    expect(again.code).toBe('member.suspended');
    expect((await clinic.admin.call(members.suspendMember, input)).data.version).toBe(data.version);
    expect(await violationsOf(clinic.slug)).toEqual([]);
  },
);

testInTurn(
  'a reactivated member has the same access as before the suspension; a reactivation needs a free seat',
  async () => {
    const clinic = await openClinic({ seats: 2 });
    const mei = await clinic.join({ visibility: 'selected' });
    const { data: child } = await mei.call(cases.createCase, { fullName: 'Kit' });
    const input = about(clinic.slug, mei);
    await clinic.admin.call(members.suspendMember, input);
    const other = await clinic.join();
    expect((await clinic.admin.expectError(members.unsuspendMember, input)).code).toBe('seats.taken');
    await clinic.admin.call(members.suspendMember, about(clinic.slug, other));
    await clinic.admin.call(members.unsuspendMember, input);
    const back = await signIn(mei.person, clinic.slug);
    expect((await back.call(cases.getCase, { caseId: child.id })).data.fullName).toBe('Kit');
    expect(await violationsOf(clinic.slug)).toEqual([]);
  },
);

test('nobody can suspend themselves, and if two admins suspend each other, exactly one of them stays active', async () => {
  const clinic = await openClinic();
  const self = await clinic.admin.expectError(members.suspendMember, about(clinic.slug, clinic.admin));
  expect(self.code).toBe('member.self');
  const second = await clinic.join({ role: 'admin' });
  const tries = await Promise.allSettled([
    clinic.admin.call(members.suspendMember, about(clinic.slug, second)),
    second.call(members.suspendMember, about(clinic.slug, clinic.admin)),
  ]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

testInTurn(
  'if two admins suspend or demote each other at the same time, one request succeeds and the other is rejected',
  async () => {
    const attempts: ((
      by: Principal,
      about: { organizationId: string; memberId: string },
    ) => Promise<Reply>)[] = [
      (by, { organizationId, memberId }) =>
        by.send('POST', `organizations/${organizationId}/members/${memberId}/suspend`, {}),
      (by, { organizationId, memberId }) =>
        by.send('PUT', `organizations/${organizationId}/members/${memberId}`, {
          body: JSON.stringify({ version: 1, role: 'user', visibility: 'all' }),
        }),
    ];
    for (const attempt of attempts)
      for (let round = 0; round < 4; round++) {
        const clinic = await openClinic();
        const second = await clinic.join({ role: 'admin' });
        const replies = await Promise.all([
          attempt(clinic.admin, about(clinic.slug, second)),
          attempt(second, about(clinic.slug, clinic.admin)),
        ]);
        const [done, refused] = replies.toSorted((a, b) => a.status - b.status);
        expect([done?.status, [403, 409].includes(refused?.status ?? 0)]).toEqual([200, true]);
      }
  },
);

test('a platform administrator can suspend admins, except an organisation’s last admin, but no users', async () => {
  const clinic = await openClinic();
  const superadmin = await openSuperadmin();
  const [second, user] = [await clinic.join({ role: 'admin' }, newPerson('Ben Admin')), await clinic.join()];
  await superadmin.call(members.suspendMember, about(clinic.slug, second));
  const last = await superadmin.expectError(members.suspendMember, about(clinic.slug, clinic.admin));
  expect(last.code).toBe('member.last-admin');
  const hidden = await superadmin.expectError(members.suspendMember, about(clinic.slug, user));
  expect(hidden.code).toBe('record.missing');
});

test('if the suspension of a member is rejected, the member stays signed in', async () => {
  const clinic = await openClinic();
  const superadmin = await openSuperadmin();
  const refused = await superadmin.expectError(members.suspendMember, about(clinic.slug, clinic.admin));
  expect(refused.code).toBe('member.last-admin');
  const { refreshToken } = clinic.admin;
  const { data } = await clinic.admin.call(account.refresh, { refreshToken });
  expect(data.organizationUser?.status).toBe('active');
});
