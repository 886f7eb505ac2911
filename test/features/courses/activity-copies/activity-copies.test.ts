import { beforeAll, expect, test } from 'vitest';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { activities } from '../../../../shared/features/courses/activities/endpoints.ts';
import { activityCopies } from '../../../../shared/features/courses/activity-copies/endpoints.ts';
import { publications } from '../../../../shared/features/courses/publications/endpoints.ts';
import { parsePublishedActivityId } from '../../../../shared/features/courses/published-courses/schema.ts';
import { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import { type Clinic, openClinic, openSuperadmin, type Principal } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { activityFields } from '../activities/samples.ts';
import { makePublishedCourse } from '../published-courses/make-published-course.ts';
import { publishActivity } from '../published-courses/samples.ts';

let sam: Principal;
beforeAll(async () => {
  sam = await openSuperadmin();
});

/** Requests a course for the organisation, and approves the request as a platform administrator. */
async function subscribe({ slug, admin }: Clinic, courseId: string): Promise<void> {
  const { version } = (await admin.call(subscriptions.requestSubscription, { courseId })).data;
  const until = new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 10);
  await sam.call(subscriptions.grantSubscription, { organizationId: slug, courseId, version, until });
}

const copyOf = async (person: Principal, publishedActivityId: string) =>
  (await person.call(activityCopies.createActivityCopy, { publishedActivityId })).data;

/** Publishes a second version with a changed activity. */
async function publishAgain({ admin }: Clinic, published: Awaited<ReturnType<typeof publishActivity>>) {
  const { course, id } = published;
  const { activityId } = parsePublishedActivityId(id);
  const { data: draft } = await admin.call(activities.getActivity, { activityId });
  await admin.call(activities.changeActivity, {
    ...activityFields({
      material: 'A torch',
      description: 'Five minutes a day',
      attachments: draft.attachments,
    }),
    ...{ activityId, version: draft.version },
  });
  const { version, treeVersion, id: courseId } = course;
  await admin.call(publications.publishCourse, { courseId, version, treeVersion, note: 'Torches' });
  await settled();
}

test('a subscriber can copy an activity once, while the subscription is active, and keeps the copy after the subscription ends', async () => {
  const [author, reader] = [await openClinic(), await openClinic()];
  const { course, id, fileId } = await publishActivity(author.admin);
  const refusal = await reader.admin.expectError(activityCopies.createActivityCopy, {
    publishedActivityId: id,
  });
  expect(refusal).toMatchObject({ status: 409, code: 'subscription.needed' });
  await subscribe(reader, course.id);
  const copy = await copyOf(reader.admin, id);
  expect(copy).toMatchObject({
    ...{ title: '1 Sit, light and distance', material: 'A lamp', customised: [] },
    source: { courseVersion: 1, courseTitle: course.title },
    owner: { id: reader.admin.person.id },
  });
  expect(copy.links).toHaveLength(1);
  expect(copy.links[0]?.fileId).not.toBe(fileId);
  expect((await copyOf(reader.admin, id)).id).toBe(copy.id);
  await settled();
  await makePublishedCourse(author.slug, { id: course.id, state: 'taken-down' });
  const { withClockAhead } = await openWorld();
  await withClockAhead(5 * dayMs, async () => {
    const about = { activityCopyId: copy.id };
    const { data } = await reader.admin.call(activityCopies.getActivityCopy, about);
    const change = {
      ...activityFields({ material: 'A candle', attachments: data.attachments }),
      ...about,
      version: 1,
    };
    const { data: changed } = await reader.admin.call(activityCopies.changeActivityCopy, change);
    expect(changed).toMatchObject({ material: 'A candle', customised: ['material'] });
    const later = { ...about, version: 2, courseVersion: 1, choice: 'discard-mine' as const };
    expect((await reader.admin.expectError(activityCopies.updateActivityCopy, later)).code).toBe(
      'subscription.needed',
    );
    const reset = { ...change, version: 2, attachments: [{ fileId, name: 'x' }] };
    const { data: same } = await reader.admin.call(activityCopies.changeActivityCopy, reset);
    expect(same.attachments[0]?.fileId).toBe(copy.attachments[0]?.fileId);
  });
  const { data: now } = await reader.admin.call(activityCopies.getActivityCopy, { activityCopyId: copy.id });
  expect((await fetch(String(now.links[0]?.url))).status).toBe(200);
});

testInTurn(
  'when the original of a copied activity changes, the user can merge the new version, replace the copy by it, or ignore it',
  async () => {
    const [author, reader] = [await openClinic(), await openClinic()];
    const published = await publishActivity(author.admin);
    await subscribe(reader, published.course.id);
    const { admin } = reader;
    const copy = await copyOf(admin, published.id);
    const about = { activityCopyId: copy.id };
    const { data: mine } = await admin.call(activityCopies.changeActivityCopy, {
      ...{ ...activityFields({ attachments: copy.attachments, material: 'A mirror' }), ...about, version: 1 },
    });
    expect(mine.customised).toEqual(['material']);
    await publishAgain(author, published);
    const update = async (version: number, choice: 'keep-mine' | 'discard-mine' | 'ignore') =>
      (await admin.call(activityCopies.updateActivityCopy, { ...about, version, courseVersion: 2, choice }))
        .data;
    expect((await update(2, 'ignore')).source).toMatchObject({ courseVersion: 1, ignoredVersion: 2 });
    const kept = await update(3, 'keep-mine');
    expect(kept).toMatchObject({
      description: 'Five minutes a day',
      material: 'A mirror',
      customised: ['material'],
    });
    expect(kept.source.courseVersion).toBe(2);
    expect(kept.attachments).toEqual(copy.attachments);
    expect(await update(4, 'discard-mine')).toMatchObject({ material: 'A torch', customised: [] });
    const older = { ...about, version: 5, courseVersion: 1, choice: 'keep-mine' as const };
    expect(await admin.expectError(activityCopies.updateActivityCopy, older)).toMatchObject({
      fields: { courseVersion: 'validation.invalid' },
    });
  },
);

testInTurn(
  'a file removed from a copied activity can be restored until the subscription has ended',
  async () => {
    const [author, reader] = [await openClinic(), await openClinic()];
    const { course, id, fileId } = await publishActivity(author.admin);
    await subscribe(reader, course.id);
    const { admin } = reader;
    const { id: activityCopyId, attachments } = await copyOf(admin, id);
    const change = (version: number, files: typeof attachments) => ({
      ...activityFields({ attachments: files }),
      ...{ activityCopyId, version },
    });
    await admin.call(activityCopies.changeActivityCopy, change(1, []));
    const named = [{ fileId, name: 'Plan.pdf' }];
    const { data } = await admin.call(activityCopies.changeActivityCopy, change(2, named));
    expect(data.attachments).toHaveLength(1);
    expect(data.attachments[0]?.fileId).not.toBe(fileId);
    await admin.call(activityCopies.changeActivityCopy, change(3, []));
    const { withClockAhead } = await openWorld();
    await withClockAhead(5 * dayMs, async () => {
      expect(await admin.expectError(activityCopies.changeActivityCopy, change(4, named))).toMatchObject({
        code: 'subscription.needed',
      });
    });
  },
);

testInTurn(
  'only the user who copied an activity can see the copy; a duplicate of the copy has its own copies of the files',
  async () => {
    const author = await openClinic();
    const { id, fileId } = await publishActivity(author.admin);
    const [owner, colleague, outsider] = [
      await author.join({ modules: ['curriculum'] }),
      await author.join({ modules: ['curriculum'] }),
      await author.join({ modules: [] }),
    ];
    const copy = await copyOf(owner, id);
    const about = { activityCopyId: copy.id };
    for (const call of [activityCopies.getActivityCopy, activityCopies.removeActivityCopy])
      expect(await colleague.expectError(call, about)).toMatchObject({
        status: 403,
        code: 'activity.not-visible',
      });
    expect(await outsider.expectError(activityCopies.getActivityCopy, about)).toMatchObject({
      code: 'module.needed',
    });
    const { admin: stranger } = await openClinic();
    expect((await stranger.expectError(activityCopies.getActivityCopy, about)).status).toBe(404);
    const { data: twin } = await owner.call(activityCopies.duplicateActivityCopy, { ...about, locale: 'zh' });
    expect(twin).toMatchObject({ title: '1 Sit, light and distance的副本', customised: ['title'] });
    expect([fileId, copy.attachments[0]?.fileId]).not.toContain(twin.attachments[0]?.fileId);
    await owner.call(activityCopies.removeActivityCopy, about);
    const { data: left } = await owner.call(activityCopies.searchActivityCopies, { owner: 'mine' });
    expect(left.data.map(row => row.id)).toEqual([twin.id]);
  },
);
