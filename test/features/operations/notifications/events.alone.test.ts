import { beforeAll, expect, test, vi } from 'vitest';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { moduleAccess } from '../../../../shared/features/organizations/module-access/endpoints.ts';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { newPerson, openClinic, openSuperadmin, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { invite } from '../../../support/invite.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled, tickJobs } from '../../../support/world.ts';

let sam: Principal;
beforeAll(async () => {
  sam = await openSuperadmin();
});

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** Notifications of a reader, newest first, as the reader sees them. */
async function notificationsOf(reader: Principal, language: { locale?: 'zh'; script?: 'traditional' } = {}) {
  await settled();
  const { data } = await reader.call(notifications.listNotifications, language);
  return data.data.map(({ name, description, link, sender }) => ({
    name,
    description,
    link,
    from: sender?.fullName ?? null,
  }));
}

test('when an admin invites somebody, the other admins are notified', async () => {
  const clinic = await openClinic();
  const second = await clinic.join({ role: 'admin' });
  const { email } = await invite(clinic);
  expect((await notificationsOf(second))[0]).toEqual({
    name: 'Invitation sent',
    description: `Ada Admin invited ${email}`,
    link: '/users',
    from: 'Ada Admin',
  });
  const own = await notificationsOf(clinic.admin);
  expect(own.map(({ name }) => name)).toEqual(['New member']);
});

test('admins are notified of a request for a module, and the requester is notified of the decision', async () => {
  const clinic = await openClinic();
  const user = await clinic.join({ modules: [] });
  const about = { organizationId: clinic.slug, memberId: user.person.id, module: 'curriculum' as const };
  const { data: asked } = await user.call(moduleAccess.requestModule, { module: 'curriculum' });
  expect((await notificationsOf(clinic.admin))[0]).toMatchObject({
    description: 'Uma User requested the Curriculum module',
    link: '/users/licences',
  });
  const { changedAt } = (
    await sam.call(organizations.decideModule, {
      ...about,
      changedAt: asked.changedAt,
      isOpen: true,
      until: '2099-01-31',
    })
  ).data;
  expect((await notificationsOf(user))[0]).toEqual({
    name: 'Access granted',
    description: 'You have access to the Curriculum module until 31 January 2099',
    link: '/activity/curriculum',
    from: null,
  });
  await sam.call(organizations.decideModule, {
    ...about,
    changedAt,
    isOpen: false,
    reason: 'No certificate',
  });
  expect((await notificationsOf(user))[0]?.description).toBe(
    'You have no access to the Curriculum module: No certificate',
  );
  expect((await notificationsOf(user, { locale: 'zh', script: 'traditional' }))[0]).toMatchObject({
    name: '模組不可使用',
    description: '您目前不能使用課程模組：No certificate',
  });
});

testInTurn('admins are notified twice that the licence ends: a month before and a week before', async () => {
  const clinic = await openClinic({ endsOn: inDays(40) });
  for (const days of [9, 10, 10, 12, 32, 33, 34]) await tickJobs(days * dayMs);
  const told = await notificationsOf(clinic.admin);
  expect(told.map(({ name }) => name)).toEqual(['Licence ends soon', 'Licence ends soon']);
  expect(told[0]).toMatchObject({ link: `/organizations/${clinic.slug}`, from: null });
  expect(await violationsOf(clinic.slug)).toEqual([]);
});

testInTurn('nobody is notified of the end of a licence that was extended', async () => {
  const clinic = await openClinic({ endsOn: inDays(30) });
  const { data } = await clinic.admin.call(organizations.getOrganization, { organizationId: clinic.slug });
  const { seats, modules, version } = data;
  const licence = { seats, modules, endsOn: inDays(400) };
  await sam.call(organizations.changeLicence, { organizationId: clinic.slug, version, ...licence });
  await tickJobs(0);
  expect(await notificationsOf(clinic.admin)).toEqual([]);
  await tickJobs(370 * dayMs);
  expect(await notificationsOf(clinic.admin)).toHaveLength(1);
});

test('a member is notified before their access to a module ends', async () => {
  const clinic = await openClinic({ modules: [] });
  const about = {
    organizationId: clinic.slug,
    memberId: clinic.admin.person.id,
    module: 'curriculum' as const,
  };
  await sam.call(organizations.decideModule, { ...about, changedAt: null, isOpen: true, until: inDays(7) });
  await tickJobs(0);
  expect((await notificationsOf(clinic.admin)).map(({ name }) => name)).toEqual([
    'Access ends soon',
    'Access granted',
  ]);
});

test('the user who sent an email is notified if the email cannot be delivered', async () => {
  const clinic = await openClinic();
  await invite(clinic, { email: `bounce-${newPerson('Bo').email}` });
  await vi.waitFor(async () => {
    const [last] = await notificationsOf(clinic.admin);
    expect(last?.description).toMatch(/^An email to bounce-.*@test\.example did not arrive$/);
  }, 5_000);
  expect(await violationsOf(clinic.slug)).toEqual([]);
});

testInTurn(
  'the admin who removed a member is notified when the member’s records are transferred',
  async () => {
    const clinic = await openClinic();
    const lee = await clinic.join({}, newPerson('Lee Leaver'));
    await clinic.admin.call(offboarding.removeMember, { memberId: lee.person.id });
    expect((await notificationsOf(clinic.admin))[0]).toMatchObject({
      name: 'Handover finished',
      description: 'Lee Leaver has left; 0 cases handed over',
      from: null,
    });
  },
);
