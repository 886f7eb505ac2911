import * as z from 'zod';
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

/** In order. */
export const hourlyTasks: HourlyTask[] = [
  ...hourlyTasksOfOperations,
  ...hourlyTasksOfPeople,
  ...hourlyTasksOfOrganizations,
  ...hourlyTasksOfIntake,
  ...hourlyTasksOfCourses,
  ...hourlyTasksOfPrivacy,
  ...hourlyTasksOfNotes,
  ...hourlyTasksOfClasses,
];

/** The most urgent first. */
export const pendingRequests: PendingRequests[] = [
  ...pendingRequestsOfOrganizations,
  ...pendingRequestsOfPeople,
  ...pendingRequestsOfCourses,
];

/** A message of the jobs' queue, parsed to a function that does the work. */
export const QueuedWork = z.union([
  readAs(operationsMessages.jobMessage),
  readAs(accountDeletionMessage),
  readAs(organizationMessages.expirationsMessage),
  readAs(organizationMessages.countMessage),
  readAs(qrExpiryMessage),
  readAs(courseMessages.subscriptionExpiryMessage),
  readAs(courseMessages.takeDownMessage),
  readAs(courseMessages.newVersionMessage),
  readAs(erasureMessage),
  readAs(noteMessages.digestMessage),
  readAs(noteMessages.purgeMessage),
  readAs(operationsMessages.notificationMessage),
  readAs(classMessages.remindersMessage),
]);

function readAs<Schema extends z.ZodType>({ schema, work }: QueueMessage<Schema>) {
  return schema.transform(message => (context: WorkContext) => work(message, context));
}
