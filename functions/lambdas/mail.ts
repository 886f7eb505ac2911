import { Logger } from '@aws-lambda-powertools/logger';
import type { EventBridgeEvent, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { Slug } from '../../shared/core/fields.ts';
import { MailId } from '../../shared/core/mail/record.ts';
import { mailContext } from '../composition/mail-context.ts';
import { recordFormats } from '../composition/record-formats.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { processMessages } from '../platform/events/process-messages.ts';
import { Queue } from '../platform/events/queue.ts';
import { organizationBuckets } from '../platform/files/open-bucket.ts';
import { lazyHandler } from '../platform/lazy-handler.ts';
import { deliverMail } from '../platform/mail/deliver-mail.ts';
import { EmailSender } from '../platform/mail/email-sender.ts';
import { handleSesEvent, mailTagsOf, SesEvent } from '../platform/mail/handle-ses-event.ts';
import { openTable, organizationTables } from '../platform/storage/open-table.ts';
import { organizationCredentials } from '../platform/storage/organization-credentials.ts';

const Message = z.object({
  organization: Slug.nullable(),
  id: MailId,
  isLastTry: z.boolean().default(false),
});

export type MailEvent = SQSEvent | EventBridgeEvent<string, unknown>;
export type MailHandler = (event: MailEvent) => Promise<SQSBatchResponse | undefined>;

/** The only Lambda that sends mail: from its queue. Also receives delivery events from SES. */
export function createMailLambda(environment: Environment, now: () => number = Date.now): MailHandler {
  const logger = new Logger({ serviceName: 'mail', logLevel: environment.logLevel as 'INFO' });
  const ownTable = openTable(environment, recordFormats);
  const credentialsOf = organizationCredentials(environment);
  const tableOf = organizationTables(environment, credentialsOf, recordFormats);
  const bucketOf = organizationBuckets(environment, credentialsOf);
  const services = {
    ownTable,
    tableOf,
    bucketOf,
    emailSender: new EmailSender(environment),
    environment,
    queue: new Queue(environment, environment.mailQueueUrl),
    now,
  };
  const failed = (messageId: string, error: unknown) =>
    logger.error('not sent', { messageId, name: error instanceof Error ? error.name : 'unknown' });
  return async event => {
    if (!('Records' in event)) {
      const notice = SesEvent.parse(event.detail);
      const { mails, unreached } = mailContext(services, mailTagsOf(notice).organization);
      await handleSesEvent({ mails, unreached }, notice);
      return undefined;
    }
    return processMessages(
      markLastTries(event),
      Message,
      async ({ organization, id, isLastTry }) => {
        const context = mailContext(services, organization);
        await deliverMail(await context.delivery(), id, isLastTry);
      },
      failed,
    );
  };
}

/** Must match `maxReceiveCount` in `lib/cloud/work-queue.ts`. */
const maxReceiveCount = 5;

/** Marks messages on their last delivery attempt. */
function markLastTries({ Records }: SQSEvent): SQSEvent {
  return {
    Records: Records.map(record => {
      const isLastTry = Number(record.attributes.ApproximateReceiveCount) >= maxReceiveCount;
      return { ...record, body: JSON.stringify({ ...JSON.parse(record.body), isLastTry }) };
    }),
  };
}

export const handler = lazyHandler(() => createMailLambda(readEnvironment(process.env)));
