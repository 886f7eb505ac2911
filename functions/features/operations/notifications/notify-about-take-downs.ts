import type { NotificationFact } from '../../../../shared/features/operations/notifications/fact.ts';
import type { ReactionContext } from '../../../composition/reaction-context.ts';
import { adminIds, type NotificationReaction, notifyFromPlatform } from './notify.ts';

/** The content of the notification; undefined if the event no longer applies to the course. */
async function factOf(
  courseId: string,
  isTakenDown: boolean,
  { publishedCourses }: ReactionContext,
): Promise<NotificationFact | undefined> {
  const course = await publishedCourses.get(courseId);
  if (!course) return undefined;
  const { title, takeDown } = course;
  if (!isTakenDown) return takeDown ? undefined : { kind: 'course.reinstated', courseId, title };
  return takeDown ? { kind: 'course.taken-down', courseId, title, reason: takeDown.reason } : undefined;
}

/** Ids of the people to notify: the given person, if still an active member, and the admins. */
async function concerned(person: string | undefined, context: ReactionContext): Promise<string[]> {
  const member = person === undefined ? undefined : await context.members.get(person);
  const first = member?.status === 'active' ? [member.id] : [];
  return [...new Set([...first, ...(await adminIds(context))])];
}

/** Updates the library. Then notifies the author and admins that the course was taken down or reinstated. */
const notifyAuthors: NotificationReaction = {
  name: 'tell-course-author',
  on: ['course.taken-down', 'course.reinstated'],
  react: async (entry, context) => {
    const publisher = await context.openPublisher();
    await publisher.followPlatform(entry.record);
    const fact = await factOf(entry.record, entry.act === 'course.taken-down', context);
    const author = await publisher.authorOf(entry.record);
    if (!fact) return [];
    return notifyFromPlatform(entry, context, await concerned(author, context), fact);
  },
};

/**
 * Notifies a subscribing organisation that a course was taken down or reinstated: its admins, and the member
 * who requested the course.
 */
const notifySubscribers: NotificationReaction = {
  name: 'tell-course-subscriber',
  on: ['subscription.taken-down', 'subscription.reinstated'],
  react: async (entry, context) => {
    const fact = await factOf(entry.record, entry.act === 'subscription.taken-down', context);
    const subscription = await context.subscriptions.get(entry.record);
    if (!fact) return [];
    return notifyFromPlatform(entry, context, await concerned(subscription?.request.by.id, context), fact);
  },
};

export const takeDownReactions = [notifyAuthors, notifySubscribers];
