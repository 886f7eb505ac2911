import { expect, test } from 'vitest';
import { memberKey, organizationKey } from '../../../../functions/platform/storage/keys.ts';
import { dayMs, minuteMs } from '../../../../shared/core/dates/durations.ts';
import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { dataExport } from '../../../../shared/features/people/data-export/endpoints.ts';
import { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import { newPerson, openClinic, openSuperadmin } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { invitationTokenOf, inviteAndReadToken, personIdOf } from '../../../support/invite.ts';
import { mailsTo } from '../../../support/mail.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';

async function seatsOf(slug: string): Promise<unknown> {
  const { table } = await openRawTable();
  const [organization] = await table.get([organizationKey(slug)]);
  return organization?.seatsTaken;
}

test('an invited person takes a seat and gets one bilingual email with a link', async () => {
  const { slug, admin } = await openClinic({ script: 'simplified' });
  const { email } = newPerson('Ivy Invited');
  const { data } = await admin.call(invitations.invite, {
    organizationId: slug,
    email,
    role: 'user',
    locale: 'zh',
  });
  expect(data).toMatchObject({ email, fullName: email, role: 'user', status: 'invited', visibility: 'all' });
  expect(await seatsOf(slug)).toBe(2);
  const letters = await mailsTo(email);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.subject).toContain('邀请您加入明树');
  expect(letters[0]?.body.text).toMatch(/\/zh\/register\?token=[\w-]{43}/);
  expect(letters[0]?.body.text).toContain('invites you to work with');
  expect(await violationsOf(slug)).toEqual([]);
});

testInTurn(
  'fifty concurrent invitations for three free seats create exactly three invited members',
  { timeout: 60_000 },
  async () => {
    const { slug, admin } = await openClinic({ seats: 4 });
    const inviting = Array.from({ length: 50 }, () =>
      admin.send('POST', `organizations/${slug}/invitations`, {
        body: JSON.stringify({ email: newPerson('Many').email, role: 'user' }),
      }),
    );
    const replies = await Promise.all(inviting);
    const statuses = Map.groupBy(replies, ({ status }) => status);
    expect(statuses.get(201)).toHaveLength(3);
    expect(replies.filter(({ text }) => text.includes('"seats.taken"')).length).toBe(
      replies.filter(({ status }) => status === 409).length,
    );
    expect(await seatsOf(slug)).toBe(4);
    expect(await violationsOf(slug)).toEqual([]);
  },
);

test('somebody who is already a member of the organisation cannot be invited again', async () => {
  const clinic = await openClinic();
  const { member } = await inviteAndReadToken(clinic);
  const again = { organizationId: clinic.slug, role: 'user' as const };
  const colleague = await clinic.join();
  for (const email of [member.email, member.email.toUpperCase(), colleague.person.email])
    expect((await clinic.admin.expectError(invitations.invite, { ...again, email })).code).toBe(
      'member.exists',
    );
  expect(await seatsOf(clinic.slug)).toBe(3);
});

testInTurn('revoking an invitation frees its seat and makes its link invalid', async () => {
  const clinic = await openClinic({ seats: 2 });
  const { member, token } = await inviteAndReadToken(clinic);
  const about = { organizationId: clinic.slug, memberId: member.id };
  await clinic.admin.call(invitations.revokeInvitation, about);
  expect(await seatsOf(clinic.slug)).toBe(1);
  expect((await clinic.admin.expectError(invitations.openInvitation, { token })).code).toBe(
    'invitation.unusable',
  );
  expect((await clinic.admin.expectError(invitations.revokeInvitation, about)).code).toBe('record.missing');
  const again = (await inviteAndReadToken(clinic, { email: member.email })).member;
  expect(again).toMatchObject({ email: member.email, status: 'invited' });
  expect(again.id).not.toBe(member.id);
  expect(await violationsOf(clinic.slug)).toEqual([]);
});

test('resending an invitation makes the earlier link invalid', async () => {
  const clinic = await openClinic();
  const { member, token } = await inviteAndReadToken(clinic);
  const about = { organizationId: clinic.slug, memberId: member.id };
  await clinic.admin.call(invitations.resendInvitation, about);
  const next = await invitationTokenOf(member.email);
  expect(next).not.toBe(token);
  expect((await clinic.admin.expectError(invitations.openInvitation, { token })).status).toBe(410);
  await clinic.admin.call(invitations.openInvitation, { token: next });
  expect(await seatsOf(clinic.slug)).toBe(2);
});

testInTurn('an invitation expires after seven days and frees its seat', async () => {
  const { withClockAhead } = await openWorld();
  const clinic = await openClinic({ seats: 2 });
  const { token, member } = await inviteAndReadToken(clinic);
  await withClockAhead(7 * dayMs - minuteMs, () => clinic.admin.call(invitations.openInvitation, { token }));
  const { table } = await openRawTable();
  const at = memberKey(clinic.slug, await personIdOf(member));
  const makeOld = { ...((await table.get([at]))[0]?.invitation as object) };
  const expiresAt = new Date(Date.now() - 1_000).toISOString();
  await table.transact([{ update: at, set: { invitation: { ...makeOld, expiresAt } } }]);
  expect((await clinic.admin.expectError(invitations.openInvitation, { token })).message).toBe(
    'Token expired',
  );
  const next = await inviteAndReadToken(clinic);
  expect(await seatsOf(clinic.slug)).toBe(2);
  const again = { organizationId: clinic.slug, memberId: member.id };
  expect((await clinic.admin.expectError(invitations.resendInvitation, again)).code).toBe('seats.taken');
  await clinic.admin.call(invitations.revokeInvitation, { ...again, memberId: next.member.id });
  await clinic.admin.call(invitations.resendInvitation, again);
  expect(await seatsOf(clinic.slug)).toBe(2);
  expect(await violationsOf(clinic.slug)).toEqual([]);
});

testInTurn(
  'a platform administrator can invite admins of any organisation, but cannot invite users',
  async () => {
    const sam = await openSuperadmin();
    const clinic = await openClinic();
    const { email } = newPerson('Alma Admin');
    const input = { organizationId: clinic.slug, email };
    const refused = await sam.expectError(invitations.invite, { ...input, role: 'user' });
    expect(refused.fields).toEqual({ role: 'validation.invalid_value' });
    const { data } = await sam.call(invitations.invite, { ...input, role: 'admin' });
    expect(data).toMatchObject({ role: 'admin', visibility: 'all' });
    const user = (await inviteAndReadToken(clinic)).member;
    const about = { organizationId: clinic.slug, memberId: user.id };
    expect((await sam.expectError(invitations.revokeInvitation, about)).code).toBe('record.missing');
    expect(await violationsOf(clinic.slug)).toEqual([]);
  },
);

testInTurn(
  'until invited people join, they are shown by email address, even if they belong to another organisation',
  async () => {
    const [clinic, elsewhere] = [await openClinic(), await openClinic()];
    const { person } = await elsewhere.join({}, newPerson('Quentin Elsewhere'));
    for (const known of [person]) {
      const { member } = await inviteAndReadToken(clinic, { email: known.email });
      const memberId = member.id;
      const about = { organizationId: clinic.slug, memberId };
      await clinic.admin.call(invitations.resendInvitation, about);
      const { data: changed } = await clinic.admin.call(members.changeMember, {
        ...about,
        version: member.version + 1,
        role: 'user',
        visibility: 'selected',
      });
      const { data: list } = await clinic.admin.call(members.listMembers, { organizationId: clinic.slug });
      const { data: lines } = await clinic.admin.call(audit.searchAudit, { kind: 'changes' });
      expect(changed).toMatchObject({ id: memberId, fullName: known.email, email: known.email });
      expect(list.data.find(({ id }) => id === memberId)).toMatchObject({ fullName: known.email });
      expect(JSON.stringify([member, changed, list, lines])).not.toMatch(
        new RegExp(`${known.fullName}|${known.id}`),
      );
      const invited = lines.data.find(({ act }) => act === 'member.invited');
      expect(invited?.record).toEqual({ id: memberId, name: known.email });
    }
  },
);

testInTurn('changes of an invited person’s profile are shown only after this person joins', async () => {
  const [clinic, elsewhere] = [await openClinic(), await openClinic()];
  const user = await elsewhere.join({}, newPerson('Quentin Elsewhere'));
  const { member, token } = await inviteAndReadToken(clinic, { email: user.person.email });
  const rows = async () =>
    (await clinic.admin.call(members.listMembers, { organizationId: clinic.slug })).data.data;
  const before = await rows();
  await user.call(profile.changeProfile, {
    fullName: 'Quentin Changed',
    mobile: '+85291234567',
    profession: 'Optometrist',
    qualification: 'BSc',
  });
  await user.call(account.changeLanguage, { locale: 'zh' });
  expect(await rows()).toEqual(before);
  const { data: own } = await user.call(dataExport.getOwnData, {});
  expect(own.memberships.map(({ status }) => status).sort()).toEqual(['active', 'invited']);
  await user.call(invitations.acceptInvitation, { token, locale: 'en' });
  const after = await rows();
  expect(after.find(({ id }) => id === user.person.id)).toMatchObject({ fullName: 'Quentin Changed' });
  expect(after.map(({ id }) => id)).not.toContain(member.id);
  expect(await violationsOf(clinic.slug)).toEqual([]);
});

testInTurn(
  'an admin grants a module to an invited person by the ID of the invitation, not by the ID of the person',
  async () => {
    const [clinic, elsewhere] = [await openClinic(), await openClinic()];
    const user = await elsewhere.join();
    const { member, token } = await inviteAndReadToken(clinic, { email: user.person.email });
    const about = { organizationId: clinic.slug, memberId: member.id, module: 'eye' as const };
    await clinic.admin.call(organizations.decideModule, { ...about, changedAt: null, isOpen: true });
    expect(
      await clinic.admin.expectError(members.suspendMember, {
        organizationId: clinic.slug,
        memberId: user.person.id,
      }),
    ).toMatchObject({ status: 404 });
    await user.call(invitations.acceptInvitation, { token, locale: 'en' });
    const { data } = await clinic.admin.call(members.listMembers, { organizationId: clinic.slug });
    const [eye] = data.data.find(({ id }) => id === user.person.id)?.modules ?? [];
    expect(eye).toMatchObject({ module: 'eye', status: 'granted' });
    expect(await violationsOf(clinic.slug)).toEqual([]);
  },
);
