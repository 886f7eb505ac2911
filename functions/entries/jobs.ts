import { Logger } from '@aws-lambda-powertools/logger';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { Slug } from '../../shared/fields.ts';
import { JobId } from '../../shared/jobs/schema.ts';
import { takeAssignmentStep } from '../cases/take-assignment-step.ts';
import { takeDepartureStep } from '../departures/take-departure-step.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { Queue } from '../events/queue.ts';
import { takeMessages } from '../events/take-messages.ts';
import { groupLister } from '../identity/group-list.ts';
import { UserPool } from '../identity/user-pool.ts';
import { jobContext } from '../job-context.ts';
import { requeueJobs } from '../jobs/requeue-jobs.ts';
import { type JobKinds, runJob } from '../jobs/run-job.ts';
import { lazily } from '../lazily.ts';
import { announceEndings } from '../licences/announce-endings.ts';
import { EndingsStore } from '../licences/endings-store.ts';
import { tellWaiting } from '../licences/tell-waiting.ts';
import { MailsStore } from '../mail/mails-store.ts';
import { openTable, organizationTables } from '../storage/open-table.ts';
import { organizationCredentials } from '../storage/organization-credentials.ts';

/** Messages of the queue, or the hourly tick. */
export type JobsHandler = (event: SQSEvent | { tick: true }) => Promise<SQSBatchResponse>;

const kinds: JobKinds = { assignment: takeAssignmentStep, departure: takeDepartureStep };

const Message = z.object({ organization: Slug, id: JobId });

/** Works on what is more than a call or a reaction can do, and once an hour on what time brings about. */
export function createJobs(environment: Environment, now: () => number = Date.now): JobsHandler {
  const own = openTable(environment);
  const tableOf = organizationTables(environment, organizationCredentials(environment));
  const queue = new Queue(environment, environment.jobsQueueUrl);
  const userPool = new UserPool(environment);
  const listGroup = groupLister(environment);
  const logger = new Logger({ serviceName: 'jobs', logLevel: environment.logLevel as 'INFO' });

  async function take({ organization, id }: z.output<typeof Message>): Promise<void> {
    const open = (by: string) =>
      jobContext(
        { table: tableOf(organization), own },
        { organization, by, requestId: id, idempotency: undefined, now },
        person => userPool.signOut(person),
      );
    const left = await runJob(kinds, open, id);
    if (left) await queue.send(organization, { organization, id }, `${id}.${left.version}`);
  }

  const endingsOf = (organization: string) => {
    const origin = { organization, by: 'jobs', requestId: 'tick', idempotency: undefined, now };
    return new EndingsStore(tableOf(organization), organization, origin);
  };

  const mails = new MailsStore(own, null, { by: 'jobs', now });

  const failed = (message: string, error: unknown) =>
    logger.error('job failed', { message, name: error instanceof Error ? error.name : 'unknown' });

  return async event => {
    if ('tick' in event) {
      await requeueJobs(own, queue, now());
      await announceEndings(own, endingsOf, now());
      await tellWaiting({ table: own, mails, deciders: () => listGroup('superadmin'), now });
      return { batchItemFailures: [] };
    }
    return takeMessages(event, Message, take, failed);
  };
}

export const handler = lazily(() => createJobs(readEnvironment(process.env)));
