import { OrganizationPurpose } from '../../../../shared/features/operations/files/schema.ts';
import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';
import { sendAll } from '../../../platform/events/send-all.ts';

/** Leaves the bytes of a cover that a course no longer has to the bucket's lifecycle rule. */
const releaseCover: Reaction<ReactionContext> = {
  name: 'release-course-cover',
  on: ['course.changed', 'course.removed'],
  react: async ({ detail }, { files }) => {
    if (typeof detail?.released === 'string') await files.releaseBytes(detail.released, 'course-cover');
    return [];
  },
};

/** Leaves the bytes of files that an activity no longer has to the bucket's lifecycle rule. */
const releaseActivityFiles: Reaction<ReactionContext> = {
  name: 'release-activity-files',
  on: ['activity.changed', 'custom-activity.changed', 'activity-copy.changed', 'activity-copy.updated'],
  react: async ({ detail }, { files }) => {
    const released = typeof detail?.released === 'string' ? detail.released.split(' ') : [];
    for (const name of released) {
      const [purpose, id = ''] = name.split('/');
      await files.releaseBytes(id, OrganizationPurpose.parse(purpose));
    }
    return [];
  },
};

/** Deletes what stood in a folder, or in a course, that has been removed. */
const removeOrphansOf: Reaction<ReactionContext> = {
  name: 'remove-course-parts',
  on: ['course.part-removed', 'course.removed'],
  react: async ({ record }, { courseOrphans, files }) => {
    await courseOrphans.remove(record, files);
    return [];
  },
};

/** Makes the version of a course that its author has asked for. */
const publish: Reaction<ReactionContext> = {
  name: 'publish-course',
  on: ['course.publishing'],
  react: async ({ record }, { publisher }) => publisher.publish(record),
};

/** Offers a withdrawn course to nobody new. */
const withdraw: Reaction<ReactionContext> = {
  name: 'withdraw-course',
  on: ['course.withdrawn'],
  react: async ({ record }, { publisher }) => publisher.withdraw(record),
};

/** Carries what the platform has decided about a course into the library. */
const followPlatform: Reaction<ReactionContext> = {
  name: 'follow-platform',
  on: ['course.taken-down', 'course.reinstated'],
  react: async ({ record }, { publisher }) => publisher.followPlatform(record),
};

/** Has every subscriber told, each by a message of its own. */
const tellSubscribers: Reaction<ReactionContext> = {
  name: 'tell-course-subscribers',
  on: ['course.taken-down', 'course.reinstated'],
  react: async ({ id, act, record: courseId, at }, { courseSubscribers, publisher, queues, now }) => {
    await publisher.followPlatform(courseId);
    const yesterday = new Date(now() - 86_400_000).toISOString().slice(0, 10);
    const told = await courseSubscribers.list(yesterday, courseId);
    await sendAll(told, ({ subscriber: organization }) => {
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
  publish,
  withdraw,
  followPlatform,
  tellSubscribers,
];
