import { expect, test } from 'vitest';
import { subscriptionKey } from '../../functions/features/courses/subscription-keys.ts';
import type { Item } from '../../functions/platform/storage/write.ts';
import { findViolations } from '../../lib/restore/find-violations.ts';
import { subscriptions } from '../../shared/features/courses/subscriptions/endpoints.ts';
import { requestCourse } from '../features/courses/subscriptions/samples.ts';
import { openClinic, openSuperadmin } from '../support/clinic.ts';
import { organizationItems } from '../support/integrity.ts';

test('the repair of a table lists a subscription that an earlier version withdrew', async () => {
  const [{ slug, admin }, sam] = [await openClinic(), await openSuperadmin()];
  const { courseId, version } = await requestCourse(admin);
  const about = { organizationId: slug, courseId };
  const granted = await sam.call(subscriptions.grantSubscription, { ...about, version, until: '2099-01-31' });
  await sam.call(subscriptions.closeSubscription, {
    ...{ ...about, version: granted.data.version, reason: 'Paused' },
  });
  const items = await organizationItems(slug);
  expect(findViolations(items)).toEqual([]);
  const at = subscriptionKey(slug, courseId);
  const isIt = ({ pk, sk }: Item) => pk === at.pk && sk === at.sk;
  const listed = items.find(isIt) as Item;
  const { gsi1pk: _, gsi1sk: __, ...earlier } = listed;
  const faults = findViolations([...items.filter(item => !isIt(item)), earlier as Item]);
  expect(faults).toMatchObject([{ at, repair: { put: listed } }]);
});
