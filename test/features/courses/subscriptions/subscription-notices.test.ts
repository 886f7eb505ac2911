import { expect, test } from 'vitest';
import type { WorkContext } from '../../../../functions/composition/work-context.ts';
import { announceSubscriptionExpiry } from '../../../../functions/features/courses/subscriptions/announce-expiry.ts';
import { subscriptionExpiryMessage } from '../../../../functions/features/courses/subscriptions/expiry-message.ts';
import { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { openClinic, openSuperadmin, type Principal } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { makePublishedCourse } from '../published-courses/make-published-course.ts';

async function toldTo(reader: Principal): Promise<string[]> {
  await settled();
  const { data } = await reader.call(notifications.listNotifications, {});
  return data.data.map(({ description }) => description);
}

test('admins are notified of a request for a course; the requester is notified of the decision and of the subscription’s end', async () => {
  const { slug, admin, join } = await openClinic();
  const [user, sam, { backend }] = [await join(), await openSuperadmin(), await openWorld()];
  const { id: courseId } = await makePublishedCourse('library-author');
  const { data } = await user.call(subscriptions.requestSubscription, { courseId });
  expect((await toldTo(admin))[0]).toBe('Uma User asked for “Eyes along the line”');
  const about = { organizationId: slug, courseId, version: data.version };
  await sam.call(subscriptions.grantSubscription, { ...about, until: '2099-01-31' });
  const approved = 'Your organisation can use “Eyes along the line” until 31 January 2099';
  expect(await toldTo(user)).toEqual([approved]);
  const letters = () => backend.mail.received(user.person.email).map(({ subject }) => subject);
  expect(letters()).toContain('Your organisation can use “Eyes along the line”');
  const { table } = await openRawTable();
  const context = { tableOf: () => table, now: Date.now } as unknown as WorkContext;
  const message = { organization: slug, courseId, days: 30 };
  for (const subscriptionEndsOn of ['2099-01-31', '2099-01-31', '2098-12-31'])
    await subscriptionExpiryMessage.work({ ...message, subscriptionEndsOn }, context);
  expect(await toldTo(user)).toEqual([
    'Your subscription to “Eyes along the line” ends on 31 January 2099',
    approved,
  ]);
  expect(letters().filter(subject => subject.endsWith('ends soon'))).toHaveLength(1);
});

test('an organisation is notified a month and a week before its subscription ends', async () => {
  const sent: object[] = [];
  const context = {
    now: () => Date.UTC(2026, 10, 22, 12),
    ownTable: {
      queryAll: async ({ pk }: { pk: string }) =>
        pk.endsWith('2026-12-22') || pk.endsWith('2026-11-29') ? [{ pk, sk: 'lake#crs_1' }] : [],
    },
    queue: { send: async (_: string, message: object) => void sent.push(message) },
  } as unknown as WorkContext;
  await announceSubscriptionExpiry(context);
  const about = { organization: 'lake', courseId: 'crs_1' };
  expect(sent).toEqual([
    { ...about, subscriptionEndsOn: '2026-12-22', days: 30 },
    { ...about, subscriptionEndsOn: '2026-11-29', days: 7 },
  ]);
});
