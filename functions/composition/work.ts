import * as z from 'zod';
import {
  hourlyTasks as hourlyTasksOfOperations,
  queueMessage as jobMessage,
} from '../features/operations/feature.ts';
import { hourlyTasks as hourlyTasksOfOrganizations } from '../features/organizations/feature.ts';
import {
  queueMessage as accountDeletionMessage,
  hourlyTasks as hourlyTasksOfPeople,
} from '../features/people/feature.ts';
import type { HourlyTask, QueueMessage, WorkContext } from './work-context.ts';

/** What is done once an hour, in this order. */
export const hourlyTasks: HourlyTask[] = [
  ...hourlyTasksOfOperations,
  ...hourlyTasksOfPeople,
  ...hourlyTasksOfOrganizations,
];

/** A message of the jobs' queue, read as the work that it asks for. */
export const QueuedWork = z.union([readAs(jobMessage), readAs(accountDeletionMessage)]);

function readAs<Schema extends z.ZodType>({ schema, work }: QueueMessage<Schema>) {
  return schema.transform(message => (context: WorkContext) => work(message, context));
}
