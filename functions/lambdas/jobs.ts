import { Logger } from '@aws-lambda-powertools/logger';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { JobRecord } from '../../shared/features/operations/jobs/record.ts';
import type { BackgroundWork } from '../../shared/features/organizations/organizations/schema.ts';
import { accountDeletionContext } from '../composition/account-deletion-context.ts';
import { accountDeletionParts } from '../composition/account-deletion-parts.ts';
import { caseDataParts } from '../composition/case-data-parts.ts';
import { type JobContext, jobContext } from '../composition/job-context.ts';
import { jobSteps } from '../composition/job-steps.ts';
import { ownedRecords } from '../composition/owned-records.ts';
import { recordCounts } from '../composition/record-counts.ts';
import { recordFormats } from '../composition/record-formats.ts';
import { hourlyTasks, pendingRequests, QueuedWork } from '../composition/work.ts';
import type { HourlyTask, WorkContext } from '../composition/work-context.ts';
import { runJob } from '../features/operations/jobs/run-job.ts';
import {
  FailedWorkStore,
  type WorkPiece,
  workPieceName,
} from '../features/organizations/organizations/failed-work-store.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { processMessages } from '../platform/events/process-messages.ts';
import { Queue } from '../platform/events/queue.ts';
import { openBucket, organizationBuckets } from '../platform/files/open-bucket.ts';
import { openObjectEraser } from '../platform/files/open-object-eraser.ts';
import { openUserPool } from '../platform/identity/open-user-pool.ts';
import { lazyHandler } from '../platform/lazy-handler.ts';
import { openTable, organizationTables } from '../platform/storage/open-table.ts';
import { organizationCredentials } from '../platform/storage/organization-credentials.ts';

export type JobsHandler = (event: SQSEvent | { tick: true }) => Promise<SQSBatchResponse>;

export function createJobsLambda(environment: Environment, now: () => number = Date.now): JobsHandler {
  const ownTable = openTable(environment, recordFormats);
  const credentialsOf = organizationCredentials(environment);
  const tableOf = organizationTables(environment, credentialsOf, recordFormats);
  const bucketOf = organizationBuckets(environment, credentialsOf);
  const userPool = openUserPool(environment);
  const eraser = openObjectEraser(environment);
  const openDocumentPrinters = () => import('../composition/archives/document-printers.ts');
  const logger = new Logger({ serviceName: 'jobs', logLevel: environment.logLevel as 'INFO' });

  function work(organization: string, id: string): Promise<JobRecord | undefined> {
    return runJob(jobSteps, by => jobContextOf(organization, by, id), id);
  }

  function jobContextOf(organization: string, by: string, requestId = 'tick'): JobContext {
    return jobContext(
      {
        ...{ table: tableOf(organization), own: ownTable, ownedRecords, caseDataParts, eraser, bucketOf },
        openDocumentPrinters,
      },
      { organization, by, requestId, idempotency: undefined, now },
      async person => (await userPool()).signOut(person),
    );
  }

  const listSuperadmins = async () => (await userPool()).listGroup('superadmin');
  const context: WorkContext = {
    ...{
      ownTable,
      tableOf,
      isFirstCell: [undefined, environment.tableName].includes(environment.regionTableName),
      bucketOf,
      listSuperadmins,
      pendingRequests,
      recordCounts,
      runJob: work,
      jobContextOf,
      now,
    },
    queue: new Queue(environment, environment.jobsQueueUrl),
    accountDeletion: accountDeletionContext({
      parts: accountDeletionParts,
      ...{ ownTable, tableOf, ownedRecords, caseDataParts, eraser, bucketOf, userPool, listSuperadmins, now },
      bucket: openBucket(environment),
      runJob: work,
      openDocumentPrinters,
    }),
  };

  const failed = (message: string, error: unknown) =>
    logger.error('job failed', { message, name: error instanceof Error ? error.name : 'unknown' });

  const failedWork = new FailedWorkStore(ownTable, now);
  const note = (piece: WorkPiece, isOver: boolean) =>
    failedWork.put(piece, isOver).catch(error => failed('failed work', error));

  /** Names of the tasks and messages that failed at the last attempt; empty if they cannot be read. */
  const failedBefore = async () => {
    const pieces = await failedWork.list().catch(error => failed('failed work', error));
    return new Set(pieces?.map(({ sk }) => sk));
  };

  /**
   * Runs a task or message. Stores a failure, so that superadmins see it until an attempt succeeds.
   * @param isRetry whether an earlier attempt failed; it may have timed out without storing the failure
   */
  async function remembered(
    piece: WorkPiece,
    work: () => Promise<void>,
    { before, isRetry }: { before: Promise<Set<string>>; isRetry: boolean },
  ): Promise<void> {
    if (isRetry && !(await before).has(workPieceName(piece))) await note(piece, false);
    try {
      await work();
    } catch (error) {
      await note(piece, false);
      throw error;
    }
    if (isRetry || (await before).has(workPieceName(piece))) await note(piece, true);
  }

  return async event => {
    const before = failedBefore();
    if (!('tick' in event))
      return processMessages(
        event,
        QueuedWork,
        ({ kind, id, run }, { messageId, attributes }) =>
          remembered({ work: kind, group: attributes.MessageGroupId ?? messageId, id }, () => run(context), {
            before,
            isRetry: attributes.ApproximateReceiveCount !== '1',
          }),
        failed,
      );
    const outcomes = await Promise.allSettled(
      (Object.entries(hourlyTasks) as [BackgroundWork, HourlyTask][]).map(([work, task]) =>
        remembered({ work, group: '', id: '' }, () => task(context), { before, isRetry: false }),
      ),
    );
    const errors = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []));
    for (const error of errors) failed('tick', error);
    if (errors.length > 0) throw new AggregateError(errors, 'some hourly tasks failed');
    return { batchItemFailures: [] };
  };
}

export const handler = lazyHandler(() => createJobsLambda(readEnvironment(process.env)));
