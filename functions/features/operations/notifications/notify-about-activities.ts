import { courseIdFromChildId } from '../../../../shared/core/ids.ts';
import { adminIds, type NotificationReaction, notify, notifyFromPlatform } from './notify.ts';

/** Tells colleagues that somebody shares a custom activity, while it is still shared. */
const notifyShared: NotificationReaction = {
  name: 'tell-activity-shared',
  on: ['custom-activity.shared'],
  react: async (entry, context) => {
    const [rows, members] = await Promise.all([context.listCustomActivities(), context.members.list()]);
    const activity = rows.find(({ id }) => id === entry.record);
    if (!activity?.isShared) return [];
    const active = members.filter(({ status }) => status === 'active').map(({ id }) => id);
    const fact = { kind: 'activity.shared', activityId: activity.id, title: activity.title } as const;
    return notify(entry, context, active, fact);
  },
};

/** Tells whoever asked for a course, has copies of its activities, or is an admin, of its newest version. */
const notifyUpdated: NotificationReaction = {
  name: 'tell-course-updated',
  on: ['subscription.updated'],
  react: async (entry, context) => {
    const courseId = entry.record;
    const [course, subscription, copies, members] = await Promise.all([
      context.publishedCourses.get(courseId),
      context.subscriptions.get(courseId),
      context.listActivityCopies(),
      context.members.list(),
    ]);
    const isNewest = String(course?.courseVersion) === entry.detail?.courseVersion;
    if (!course || !isNewest || course.takeDown || subscription?.status !== 'subscribed') return [];
    const owners = copies
      .filter(({ source }) => courseIdFromChildId(source.activityId) === courseId)
      .map(({ owner }) => owner.id);
    const wanted = new Set([subscription.request.by.id, ...owners, ...(await adminIds(context))]);
    const told = members.filter(({ id, status }) => status === 'active' && wanted.has(id));
    const fact = { kind: 'course.updated', courseId, title: course.title } as const;
    return notifyFromPlatform(
      entry,
      context,
      told.map(({ id }) => id),
      fact,
    );
  },
};

export const activityReactions = [notifyShared, notifyUpdated];
