import type * as z from 'zod';
import type { JobRecord } from '../../shared/features/operations/jobs/record.ts';
import type { Queue } from '../platform/events/queue.ts';
import type { OpenBucket } from '../platform/files/open-bucket.ts';
import type { GroupMember } from '../platform/identity/user-pool.ts';
import type { Range } from '../platform/storage/key.ts';
import type { Table } from '../platform/storage/table.ts';
import type { AccountDeletionContext } from './account-deletion-context.ts';
import type { JobContext } from './job-context.ts';
import type { RecordCount } from './record-count.ts';

export interface PendingRequests {
  /** Name of the email placeholder that shows the number of pending requests. */
  name: string;
  range: Range;
  page: string;
}

export interface WorkContext {
  /** The table, accessed with the IAM role of the Lambda; `tableOf` uses an organisation's role. */
  ownTable: Table;
  tableOf: (organization: string) => Table;
  /**
   * Whether this is the first cell (installation) of the region. Only the first cell handles records that
   * belong to no organisation.
   */
  isFirstCell: boolean;
  bucketOf: (organization: string) => OpenBucket;
  queue: Queue;
  accountDeletion: AccountDeletionContext;
  pendingRequests: PendingRequests[];
  recordCounts: readonly RecordCount[];
  listSuperadmins: () => Promise<GroupMember[]>;
  /** Creates the context of a job in an organisation. @param by the person on whose behalf it runs */
  jobContextOf: (organization: string, by: string) => JobContext;
  /**
   * Runs a background job for a limited time.
   * @returns the job if it is still unfinished after that time
   */
  runJob: (organization: string, id: string) => Promise<JobRecord | undefined>;
  now: () => number;
}

/**
 * A task of the hourly schedule. It finds all work that is due, and queues a message for each piece of work,
 * so that the pieces run separately.
 */
export type HourlyTask = (context: WorkContext) => Promise<void>;

/** A kind of message in the jobs queue. A message is of this kind if it matches the schema. */
export interface QueueMessage<Schema extends z.ZodType> {
  schema: Schema;
  work: (message: z.output<Schema>, context: WorkContext) => Promise<void>;
}
