import type { JobContext } from '../../composition/job-context.ts';
import type { OpenOwnedRecords, TakeStep } from '../../composition/job-step.ts';
import type { PendingRequests } from '../../composition/work-context.ts';
import type { linksOfTaken as links, takeActivity as take } from './activities/take-activity.ts';
import { courseRecords } from './course-records.ts';
import { courseReactions } from './courses/reactions.ts';
import { libraryRecords } from './library-records.ts';
import { ownActivityRecords } from './own-activity-records.ts';
import { subscriptionRequests } from './subscription-keys.ts';
import { announceSubscriptionExpiry } from './subscriptions/announce-expiry.ts';
import { subscriptionExpiryMessage } from './subscriptions/expiry-message.ts';
import { newVersionMessage } from './subscriptions/new-version-message.ts';
import { takeDownMessage } from './subscriptions/take-down-message.ts';

export const records = {
  ...courseRecords,
  ...libraryRecords,
  ...ownActivityRecords,
};

export const ownedRecords = {
  'own-activities': async (...scope: Parameters<OpenOwnedRecords>) =>
    (await import('./own-activities/owned-activities.ts')).openOwnedActivities(...scope),
  'own-courses': async (...scope: Parameters<OpenOwnedRecords>) =>
    (await import('./courses/owned-courses.ts')).openOwnedCourses(...scope),
};

export type { TakenActivity } from './activities/take-activity.ts';

export const takeActivity: typeof take = async (...args) =>
  (await import('./activities/take-activity.ts')).takeActivity(...args);

export const linksOfTaken: typeof links = async (...args) =>
  (await import('./activities/take-activity.ts')).linksOfTaken(...args);

export const jobSteps: Record<'courseImport', TakeStep<JobContext>> = {
  courseImport: async (job, context) =>
    (await import('./course-imports/take-course-import-step.ts')).takeCourseImportStep(job, context),
};

export const reactions = [courseReactions];

export const queueMessages = { newVersionMessage, subscriptionExpiryMessage, takeDownMessage };

export const hourlyTasks = { subscriptions: announceSubscriptionExpiry };

export const pendingRequests: PendingRequests[] = [
  { name: 'subscriptions', range: subscriptionRequests('pending'), page: '/curriculum' },
];
