import type * as z from 'zod';
import type { JobRecord } from '../../shared/features/operations/jobs/record.ts';
import type { Queue } from '../platform/events/queue.ts';
import type { GroupMember } from '../platform/identity/user-pool.ts';
import type { Table } from '../platform/storage/table.ts';
import type { AccountDeletionContext } from './account-deletion-context.ts';

/** What messages of the jobs' queue and hourly tasks are given. */
export interface WorkContext {
  /** The table as the role of the jobs sees it, and as an organisation's does. */
  ownTable: Table;
  tableOf: (organization: string) => Table;
  queue: Queue;
  accountDeletion: AccountDeletionContext;
  listSuperadmins: () => Promise<GroupMember[]>;
  /** Works on a job; answers it when it is not over at the end of its turn. */
  runJob: (organization: string, id: string) => Promise<JobRecord | undefined>;
  now: () => number;
}

/** What time brings about; asked again within the same hour, it does nothing twice. */
export type HourlyTask = (context: WorkContext) => Promise<void>;

/** A kind of message in the jobs' queue, told from the others by its schema. */
export interface QueueMessage<Schema extends z.ZodType> {
  schema: Schema;
  work: (message: z.output<Schema>, context: WorkContext) => Promise<void>;
}
