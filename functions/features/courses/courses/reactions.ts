import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { CourseImportTask } from '../../../../shared/features/courses/course-imports/task.schema.ts';
import type { PublishedCourse } from '../../../../shared/features/courses/published-courses/schema.ts';
import { OrganizationPurpose } from '../../../../shared/features/operations/files/schema.ts';
import type { ReactionContext } from '../../../composition/reaction-context.ts';
import { idsIn } from '../../../platform/events/ids-in.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';
import { sendAll } from '../../../platform/events/send-all.ts';

/** Marks the file of a removed cover as temporary, so that the bucket's lifecycle rule deletes it. */
const releaseCover: Reaction<ReactionContext> = {
  name: 'release-course-cover',
  on: ['course.changed', 'course.removed'],
  react: async ({ detail }, { files }) => {
    if (typeof detail?.released === 'string') await files.releaseBytes(detail.released, 'course-cover');
    return [];
  },
};

/** Marks the removed files of an activity as temporary, so that the bucket's lifecycle rule deletes them. */
const releaseActivityFiles: Reaction<ReactionContext> = {
  name: 'release-activity-files',
  on: ['activity.changed', 'custom-activity.changed', 'activity-copy.changed', 'activity-copy.updated'],
  react: async ({ detail }, { files }) => {
    for (const name of idsIn(detail?.released)) {
      const [purpose, id = ''] = name.split('/');
      await files.releaseBytes(id, OrganizationPurpose.parse(purpose));
    }
    return [];
  },
};

const removeOrphansOf: Reaction<ReactionContext> = {
  name: 'remove-course-parts',
  on: ['course.part-removed', 'course.removed'],
  react: async ({ record }, { removeCourseOrphans }) => {
    await removeCourseOrphans(record);
    return [];
  },
};

const removeStoppedImport: Reaction<ReactionContext> = {
  name: 'remove-stopped-course-import',
  on: ['job.stopped'],
  react: async ({ record }, { removeCourseOrphans, jobs }) => {
    const task = CourseImportTask.safeParse((await jobs.get(record))?.task);
    if (task.success) await removeCourseOrphans(task.data.courseId);
    return [];
  },
};

const publish: Reaction<ReactionContext> = {
  name: 'publish-course',
  on: ['course.publishing'],
  react: async ({ id, record: courseId }, context) => {
    const publisher = await context.openPublisher();
    const writes = await publisher.publish(courseId);
    const course = await context.publishedCourses.get(courseId);
    if (course && course.courseVersion > 1) await tellOfVersion(id, course, context);
    return writes;
  },
};

async function tellOfVersion(
  journalId: string,
  { id: courseId, courseVersion, publishedAt }: PublishedCourse,
  { courseSubscribers, queues, now }: ReactionContext,
): Promise<void> {
  const subscribers = await courseSubscribers.list(yesterdayAt(now()), courseId);
  await sendAll(subscribers, ({ subscriber: organization }) =>
    queues.jobs.send(
      organization,
      { organization, courseId, courseVersion, publishedAt },
      `${journalId}.${organization}`,
    ),
  );
}

/** Yesterday's date in UTC. In no time zone is it later than today. */
const yesterdayAt = (now: number): string => new Date(now - dayMs).toISOString().slice(0, 10);

/** Withdraws a course from new subscribers, or offers it again, as its author has decided. */
const followAuthor: Reaction<ReactionContext> = {
  name: 'follow-course-author',
  on: ['course.withdrawn', 'course.offered'],
  react: async ({ record }, { openPublisher }) => (await openPublisher()).followAuthor(record),
};

/** Takes a course down from the library, or reinstates it, as the platform has decided. */
const followPlatform: Reaction<ReactionContext> = {
  name: 'follow-platform',
  on: ['course.taken-down', 'course.reinstated'],
  react: async ({ record }, { openPublisher }) => (await openPublisher()).followPlatform(record),
};

const tellSubscribers: Reaction<ReactionContext> = {
  name: 'tell-course-subscribers',
  on: ['course.taken-down', 'course.reinstated'],
  react: async ({ id, act, record: courseId, at }, { courseSubscribers, openPublisher, queues, now }) => {
    await (await openPublisher()).followPlatform(courseId);
    const subscribers = await courseSubscribers.list(yesterdayAt(now()), courseId);
    await sendAll(subscribers, ({ subscriber: organization }) => {
      const message = { organization, courseId, decidedAt: at, isTakenDown: act === 'course.taken-down' };
      return queues.jobs.send(organization, message, `${id}.${organization}`);
    });
    return [];
  },
};

export const courseReactions = [
  releaseCover,
  releaseActivityFiles,
  removeOrphansOf,
  removeStoppedImport,
  publish,
  followAuthor,
  followPlatform,
  tellSubscribers,
];
