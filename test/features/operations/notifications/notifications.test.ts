import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { reportLinks } from '../../../../shared/features/reports/report-links/endpoints.ts';
import { anonymousCaller, openClinic, type Principal } from '../../../support/clinic.ts';
import { settled } from '../../../support/world.ts';
import { child, makeCase } from '../../cases/cases/samples.ts';
import { sendLink } from '../../reports/report-links/send-link.ts';
import { createNotification } from './create-notification.ts';

/** Waits until all notifications are created, and returns a page of the reader's notifications. */
async function panel(reader: Principal, page = 1) {
  await settled();
  return (await reader.call(notifications.listNotifications, { page })).data;
}

test('when a user archives a case, all other users assigned to the case are notified', async () => {
  const { admin, join } = await openClinic();
  const user = await join();
  const { id } = await makeCase(user, { fullName: '陈小明' });
  await admin.call(cases.archiveCase, { caseId: id });
  const { data, unseen } = await panel(user);
  expect(unseen).toBe(1);
  expect(data).toEqual([
    {
      id: '0000000001',
      name: 'Case archived',
      description: 'Ada Admin archived 陈小明',
      seen: false,
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      link: `/cases/${id}`,
      sender: { fullName: 'Ada Admin', profilePicture: { url: null } },
    },
  ]);
});

test('a notification shows the child’s current name, and no name once the child is hidden', async () => {
  const { admin, join } = await openClinic();
  const [user, other] = [await join({ visibility: 'selected' }), await join()];
  const { id } = await makeCase(user, { fullName: 'Quentin Old' });
  await admin.call(cases.assignCases, { caseIds: [id], addIds: [other.person.id] });
  await admin.call(cases.archiveCase, { caseId: id });
  const { version } = (await admin.call(cases.restoreCase, { caseId: id })).data;
  await admin.call(cases.changeCase, { ...child, fullName: 'Quentin New', caseId: id, version });
  expect((await panel(user)).data[0]).toMatchObject({
    description: 'Ada Admin archived Quentin New',
    link: `/cases/${id}`,
  });
  await admin.call(cases.assignCases, { caseIds: [id], removeIds: [user.person.id] });
  const hidden = await panel(user);
  expect(hidden.data).toMatchObject([
    {
      name: 'Case archived',
      description: 'It is about a child whose record you can no longer see',
      link: null,
    },
  ]);
  expect(JSON.stringify(hidden)).not.toMatch(/Quentin|case_/);
  expect((await panel(other)).data.map(({ description }) => description)).toContain(
    'Ada Admin archived Quentin New',
  );
});

test('if a report link is locked and the sender of the link no longer sees the child, an admin is notified', async () => {
  const { admin, join } = await openClinic();
  const user = await join({ visibility: 'selected' });
  const { token, child: sentChild } = await sendLink(user);
  await admin.call(cases.assignCases, { caseIds: [sentChild.id], removeIds: [user.person.id] });
  const stranger = await anonymousCaller();
  for (let tries = 0; tries < 5; tries++)
    await stranger.expectError(reportLinks.readLinkedReports, { token, birthDate: '2001-01-01' });
  expect((await panel(user)).data).toEqual([]);
  expect((await panel(admin)).data[0]).toMatchObject({
    name: 'Link to a report closed',
    link: `/cases/${sentChild.id}`,
  });
});

test('users are not notified of their own actions', async () => {
  const { join } = await openClinic();
  const user = await join();
  const { id } = await makeCase(user);
  await user.call(cases.archiveCase, { caseId: id });
  await user.call(cases.archiveCase, { caseId: id });
  expect(await panel(user)).toMatchObject({ data: [], unseen: 0 });
});

test('admins are notified when the platform adds a member; the new member is not notified', async () => {
  const { admin, join } = await openClinic();
  await panel(admin);
  const second = await join({ role: 'admin' });
  await join();
  expect((await panel(admin)).data.map(({ description, sender }) => [description, sender])).toEqual([
    ['Uma User accepted the invitation', null],
    ['Uma User accepted the invitation', null],
  ]);
  expect((await panel(second)).data).toHaveLength(1);
});

test('an empty list of notifications has one page', async () => {
  const { admin } = await openClinic();
  expect((await panel(admin)).meta).toMatchObject({ current_page: 1, last_page: 1, per_page: 10, total: 0 });
  expect(await panel(admin, 2)).toMatchObject({ data: [], meta: { current_page: 2, last_page: 1 } });
});

test('25 notifications are listed newest first on three pages, and each notification is on one page', async () => {
  const { slug, admin } = await openClinic();
  for (let number = 1; number <= 25; number++) await createNotification(slug, admin.person.id);
  const pages = [await panel(admin, 1), await panel(admin, 2), await panel(admin, 3), await panel(admin, 4)];
  expect(pages.map(page => page.data.length)).toEqual([10, 10, 5, 0]);
  const numbers = pages.flatMap(page => page.data.map(({ id }) => Number(id)));
  expect(numbers).toEqual(Array.from({ length: 25 }, (_, index) => 25 - index));
  expect(pages.map(({ meta }) => [meta.current_page, meta.last_page, meta.total])).toEqual([
    [1, 3, 25],
    [2, 3, 25],
    [3, 3, 25],
    [4, 3, 25],
  ]);
  expect(pages.map(page => page.unseen)).toEqual([25, 25, 25, 25]);
});

test('marking a notification as seen several times reduces the number of unseen notifications by only one', async () => {
  const { slug, admin } = await openClinic();
  for (let number = 1; number <= 3; number++) await createNotification(slug, admin.person.id);
  const mark = { notificationId: '0000000002' };
  for (let times = 1; times <= 2; times++) {
    const { data } = await admin.call(notifications.markNotificationSeen, mark);
    expect(data).toEqual({ id: '0000000002', seen: true });
  }
  await Promise.all([1, 2, 3].map(() => admin.call(notifications.markNotificationSeen, mark)));
  const { data, unseen } = await panel(admin);
  expect(unseen).toBe(2);
  expect(data.map(({ id, seen }) => [Number(id), seen])).toEqual([
    [3, false],
    [2, true],
    [1, false],
  ]);
});

test('marking a colleague’s notification as seen returns 404', async () => {
  const { slug, admin, join } = await openClinic();
  const user = await join();
  await createNotification(slug, admin.person.id);
  const mark = { notificationId: '0000000001' };
  expect(await user.expectError(notifications.markNotificationSeen, mark)).toMatchObject({
    status: 404,
    code: 'record.missing',
  });
  const wrong = await user.expectError(notifications.markNotificationSeen, { notificationId: '1' });
  expect(wrong).toMatchObject({ status: 400, fields: { notificationId: 'validation.regex' } });
  expect((await panel(admin)).data.every(({ seen }) => !seen)).toBe(true);
});

test('a user sees only notifications of the organisation they have opened', async () => {
  const [first, second] = await Promise.all([openClinic(), openClinic()]);
  await settled();
  const inBoth = await first.join({ role: 'admin' });
  const there = await second.join({ role: 'admin' }, inBoth.person);
  await createNotification(second.slug, inBoth.person.id);
  expect((await panel(inBoth)).data).toEqual([]);
  expect((await panel(there)).data).toHaveLength(1);
});

test('one request can mark any number of notifications as seen; later notifications stay unseen', async () => {
  const { slug, admin } = await openClinic();
  for (let number = 1; number <= 23; number++) await createNotification(slug, admin.person.id);
  const seen = await admin.call(notifications.markAllNotificationsSeen, { notificationId: '0000000023' });
  expect(seen.data).toEqual({ unseen: 0 });
  const pages = [await panel(admin), await panel(admin, 3)];
  expect(pages.map(({ unseen, data }) => [unseen, data.every(row => row.seen)])).toEqual([
    [0, true],
    [0, true],
  ]);
  await createNotification(slug, admin.person.id);
  const { data, unseen } = await panel(admin);
  expect([unseen, ...data.map(({ seen }) => seen).slice(0, 2)]).toEqual([1, false, true]);
});

test('marking all notifications up to a certain notification as seen leaves later notifications unseen', async () => {
  const { slug, admin } = await openClinic();
  for (let number = 1; number <= 5; number++) await createNotification(slug, admin.person.id);
  const upTo = (id: string) => admin.call(notifications.markAllNotificationsSeen, { notificationId: id });
  await admin.call(notifications.markNotificationSeen, { notificationId: '0000000005' });
  expect((await upTo('0000000003')).data).toEqual({ unseen: 1 });
  expect((await upTo('0000000001')).data).toEqual({ unseen: 1 });
  await admin.call(notifications.markNotificationSeen, { notificationId: '0000000002' });
  const { data, unseen } = await panel(admin);
  expect([unseen, ...data.map(row => row.seen)]).toEqual([1, true, false, true, true, true]);
});

test('if notifications are marked as seen one by one and all together at the same time, no notification is counted twice', async () => {
  const { slug, admin } = await openClinic();
  for (let number = 1; number <= 12; number++) await createNotification(slug, admin.person.id);
  const ids = (await panel(admin)).data.map(({ id }) => id);
  const each = ids.map(id => admin.call(notifications.markNotificationSeen, { notificationId: id }));
  const all = [1, 2].map(() =>
    admin.call(notifications.markAllNotificationsSeen, { notificationId: '0000000012' }),
  );
  await Promise.all([...each, ...all]);
  expect(await panel(admin)).toMatchObject({ unseen: 0 });
});
