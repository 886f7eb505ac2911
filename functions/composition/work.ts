import * as z from 'zod';
import type { BackgroundWork } from '../../shared/features/organizations/organizations/schema.ts';
import {
  queueMessages as classMessages,
  hourlyTasks as hourlyTasksOfClasses,
} from '../features/classes/feature.ts';
import {
  queueMessages as courseMessages,
  hourlyTasks as hourlyTasksOfCourses,
  pendingRequests as pendingRequestsOfCourses,
} from '../features/courses/feature.ts';
import {
  hourlyTasks as hourlyTasksOfIntake,
  queueMessage as qrExpiryMessage,
} from '../features/intake/feature.ts';
import {
  hourlyTasks as hourlyTasksOfNotes,
  queueMessages as noteMessages,
} from '../features/notes/feature.ts';
import {
  hourlyTasks as hourlyTasksOfOperations,
  queueMessages as operationsMessages,
} from '../features/operations/feature.ts';
import {
  hourlyTasks as hourlyTasksOfOrganizations,
  queueMessages as organizationMessages,
  pendingRequests as pendingRequestsOfOrganizations,
} from '../features/organizations/feature.ts';
import {
  queueMessage as accountDeletionMessage,
  hourlyTasks as hourlyTasksOfPeople,
  pendingRequests as pendingRequestsOfPeople,
} from '../features/people/feature.ts';
import {
  queueMessage as erasureMessage,
  hourlyTasks as hourlyTasksOfPrivacy,
} from '../features/privacy/feature.ts';
import type { HourlyTask, PendingRequests, QueueMessage, WorkContext } from './work-context.ts';

/** Hourly tasks of all features. They run concurrently. */
export const hourlyTasks: Partial<Record<BackgroundWork, HourlyTask>> = {
  ...hourlyTasksOfOperations,
  ...hourlyTasksOfPeople,
  ...hourlyTasksOfOrganizations,
  ...hourlyTasksOfIntake,
  ...hourlyTasksOfCourses,
  ...hourlyTasksOfPrivacy,
  ...hourlyTasksOfNotes,
  ...hourlyTasksOfClasses,
};

/** Requests that wait for a superadmin's decision, the most urgent first. */
export const pendingRequests: PendingRequests[] = [
  ...pendingRequestsOfOrganizations,
  ...pendingRequestsOfPeople,
  ...pendingRequestsOfCourses,
];

/** Parses a message of the jobs queue. Returns its kind, and a function that handles it. */
export const QueuedWork = z.union([
  readAs('jobs', operationsMessages.jobMessage),
  readAs('accountDeletions', accountDeletionMessage),
  readAs('expirations', organizationMessages.expirationsMessage),
  readAs('counts', organizationMessages.countMessage),
  readAs('qrCodes', qrExpiryMessage),
  readAs('subscriptions', courseMessages.subscriptionExpiryMessage),
  readAs('courses', courseMessages.takeDownMessage),
  readAs('courses', courseMessages.newVersionMessage),
  readAs('erasures', erasureMessage),
  readAs('digests', noteMessages.digestMessage),
  readAs('bins', noteMessages.purgeMessage),
  readAs('notifications', operationsMessages.notificationMessage),
  readAs('reminders', classMessages.remindersMessage),
]);

function readAs<Schema extends z.ZodType>(kind: BackgroundWork, { schema, work }: QueueMessage<Schema>) {
  return schema.transform(message => ({
    kind,
    /** Id of the record that the message is about, such as a job; empty if it has no id. */
    id: (message as { id?: string }).id ?? '',
    run: (context: WorkContext) => work(message, context),
  }));
}
