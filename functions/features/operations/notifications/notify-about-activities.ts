import { courseIdFromChildId } from '../../../../shared/core/ids.ts';
import { adminIds, type NotificationReaction, notify, notifyFromPlatform } from './notify.ts';

/** Notifies colleagues of a shared custom activity, if it is still shared. */
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

/**
 * Notifies people of a new version of a course: admins, the member who requested the course, and members who
 * have copies of its activities.
 */
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
    if (!course || !isNewest || course.takeDown || !subscription) return [];
    const owners = copies
      .filter(({ source }) => courseIdFromChildId(source.activityId) === courseId)
      .map(({ owner }) => owner.id);
    const recipientIds = new Set([subscription.request.by.id, ...owners, ...(await adminIds(context))]);
    const recipients = members.filter(({ id, status }) => status === 'active' && recipientIds.has(id));
    const fact = { kind: 'course.updated', courseId, title: course.title } as const;
    return notifyFromPlatform(
      entry,
      context,
      recipients.map(({ id }) => id),
      fact,
    );
  },
};

export const activityReactions = [notifyShared, notifyUpdated];
