import { randomUUID } from 'node:crypto';
import { Logger } from '@aws-lambda-powertools/logger';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { Slug } from '../../shared/core/fields.ts';
import type { JobRecord } from '../../shared/features/operations/jobs/record.ts';
import { JobId } from '../../shared/features/operations/jobs/schema.ts';
import { accountDeletionContext } from '../composition/account-deletion-context.ts';
import { jobContext } from '../composition/job-context.ts';
import { recordFormats } from '../composition/record-formats.ts';
import { takeAssignmentStep } from '../features/cases/cases/take-assignment-step.ts';
import { requeueJobs } from '../features/operations/jobs/requeue-jobs.ts';
import { type JobHandlers, runJob } from '../features/operations/jobs/run-job.ts';
import { announceExpirations } from '../features/organizations/module-access/announce-expirations.ts';
import { ExpirationsStore } from '../features/organizations/module-access/expirations-store.ts';
import { notifyPendingRequests } from '../features/organizations/module-access/notify-pending-requests.ts';
import { takeOffboardingStep } from '../features/organizations/offboarding/take-offboarding-step.ts';
import { deleteAccount } from '../features/people/account-deletion/delete-account.ts';
import {
  enqueueAccountDeletion,
  requeueAccountDeletions,
} from '../features/people/account-deletion/requeue-account-deletions.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { processMessages } from '../platform/events/process-messages.ts';
import { Queue } from '../platform/events/queue.ts';
import { openBucket } from '../platform/files/open-bucket.ts';
import { openUserPool } from '../platform/identity/open-user-pool.ts';
import { lazyHandler } from '../platform/lazy-handler.ts';
import { MailsStore } from '../platform/mail/mails-store.ts';
import { openTable, organizationTables } from '../platform/storage/open-table.ts';
import { organizationCredentials } from '../platform/storage/organization-credentials.ts';

/** SQS messages, or the hourly schedule. */
export type JobsHandler = (event: SQSEvent | { tick: true }) => Promise<SQSBatchResponse>;

const kinds: JobHandlers = { assignment: takeAssignmentStep, departure: takeOffboardingStep };

const JobMessage = z.object({ organization: Slug, id: JobId });
/** The person whose account is deleted. */
const ErasureMessage = z.object({ erasure: z.uuid() });
const Message = z.union([JobMessage, ErasureMessage]);

/** Runs background jobs, and hourly scheduled tasks. */
export function createJobsLambda(environment: Environment, now: () => number = Date.now): JobsHandler {
  const ownTable = openTable(environment, recordFormats);
  const tableOf = organizationTables(environment, organizationCredentials(environment), recordFormats);
  const queue = new Queue(environment, environment.jobsQueueUrl);
  const userPool = openUserPool(environment);
  const logger = new Logger({ serviceName: 'jobs', logLevel: environment.logLevel as 'INFO' });

  function work(organization: string, id: string): Promise<JobRecord | undefined> {
    const open = (by: string) =>
      jobContext(
        { table: tableOf(organization), own: ownTable },
        { organization, by, requestId: id, idempotency: undefined, now },
        async person => (await userPool()).signOut(person),
      );
    return runJob(kinds, open, id);
  }

  async function take(message: z.output<typeof Message>): Promise<void> {
    if ('erasure' in message) return erase(message.erasure);
    const { organization, id } = message;
    const left = await work(organization, id);
    if (left) await queue.send(organization, { organization, id }, `${id}.${left.version}`);
  }

  async function erase(person: string): Promise<void> {
    const isLeft = await deleteAccount(person, erasing);
    if (isLeft) await enqueueAccountDeletion(queue, person, randomUUID());
  }

  const listSuperadmins = async () => (await userPool()).listGroup('superadmin');
  const erasing = accountDeletionContext({
    ...{ ownTable, tableOf, userPool, listSuperadmins, now },
    bucket: openBucket(environment),
    runJob: work,
  });

  const endingsOf = (organization: string) => {
    const origin = { organization, by: 'jobs', requestId: 'tick', idempotency: undefined, now };
    return new ExpirationsStore(tableOf(organization), organization, origin);
  };

  const mails = new MailsStore(ownTable, null, { by: 'jobs', now });

  const failed = (message: string, error: unknown) =>
    logger.error('job failed', { message, name: error instanceof Error ? error.name : 'unknown' });

  return async event => {
    if ('tick' in event) {
      await requeueJobs(ownTable, queue, now());
      await requeueAccountDeletions(ownTable, queue, now());
      await announceExpirations(ownTable, endingsOf, now());
      await notifyPendingRequests({ table: ownTable, mails, deciders: listSuperadmins, now });
      return { batchItemFailures: [] };
    }
    return processMessages(event, Message, take, failed);
  };
}

export const handler = lazyHandler(() => createJobsLambda(readEnvironment(process.env)));
