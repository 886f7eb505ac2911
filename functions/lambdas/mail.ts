import { Logger } from '@aws-lambda-powertools/logger';
import type { EventBridgeEvent, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { Slug } from '../../shared/core/fields.ts';
import { maxReceives } from '../../shared/core/limits.ts';
import { MailId } from '../../shared/core/mail/record.ts';
import { mailContext } from '../composition/mail-context.ts';
import { recordFormats } from '../composition/record-formats.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { processMessages } from '../platform/events/process-messages.ts';
import { Queue } from '../platform/events/queue.ts';
import { splitDeadLetters } from '../platform/events/split-dead-letters.ts';
import { organizationBuckets } from '../platform/files/open-bucket.ts';
import { lazyHandler } from '../platform/lazy-handler.ts';
import { deliverMail } from '../platform/mail/deliver-mail.ts';
import { EmailSender } from '../platform/mail/email-sender.ts';
import { giveUpMail } from '../platform/mail/give-up-mail.ts';
import { handleSesEvent, mailTagsOf, SesEvent } from '../platform/mail/handle-ses-event.ts';
import { MailAccountStore } from '../platform/mail/mail-account-store.ts';
import { openSes } from '../platform/mail/open-ses.ts';
import { noteAccount, noteAccountAfterRefusal } from '../platform/mail/watch-account.ts';
import { openTable, organizationTables } from '../platform/storage/open-table.ts';
import { organizationCredentials } from '../platform/storage/organization-credentials.ts';

const Message = z.object({
  organization: Slug.nullable(),
  id: MailId,
  isLastTry: z.boolean().default(false),
});

interface Tick {
  tick: true;
}

export type MailEvent = SQSEvent | EventBridgeEvent<string, unknown> | Tick;
export type MailHandler = (event: MailEvent) => Promise<SQSBatchResponse | undefined>;

/** Sends the queued emails, and receives events about them from SES. No other Lambda calls SES. */
export function createMailLambda(environment: Environment, now: () => number = Date.now): MailHandler {
  const logger = new Logger({ serviceName: 'mail', logLevel: environment.logLevel as 'INFO' });
  const ownTable = openTable(environment, recordFormats);
  const credentialsOf = organizationCredentials(environment);
  const tableOf = organizationTables(environment, credentialsOf, recordFormats);
  const bucketOf = organizationBuckets(environment, credentialsOf);
  const ses = openSes(environment);
  const queue = new Queue(environment, environment.mailQueueUrl);
  const watch = { ses, queue, accounts: new MailAccountStore(ownTable), now };
  const services = {
    ownTable,
    tableOf,
    bucketOf,
    emailSender: new EmailSender(environment, ses),
    environment,
    queue,
    noteRefusal: () =>
      noteAccountAfterRefusal(watch).catch(error =>
        logger.warn('the account is not known', { name: nameOf(error) }),
      ),
    now,
  };
  const failed = (messageId: string, error: unknown) =>
    logger.error('not sent', { messageId, name: nameOf(error) });
  return async event => {
    if ('tick' in event) {
      await noteAccount(watch);
      return undefined;
    }
    if (!('Records' in event)) {
      const notice = SesEvent.parse(event.detail);
      const { mails, unreached } = mailContext(services, mailTagsOf(notice).organization);
      await handleSesEvent({ mails, unreached }, notice);
      return undefined;
    }
    const { waiting, deadLetters } = splitDeadLetters(event.Records);
    const outcomes = await Promise.all([
      processMessages(
        markLastTries(waiting),
        Message,
        async ({ organization, id, isLastTry }) => {
          const context = mailContext(services, organization);
          await deliverMail(await context.delivery(), id, isLastTry);
        },
        failed,
      ),
      processMessages(
        { Records: deadLetters },
        Message,
        ({ organization, id }) => giveUpMail(mailContext(services, organization).mails, id, now()),
        failed,
      ),
    ]);
    return { batchItemFailures: outcomes.flatMap(({ batchItemFailures }) => batchItemFailures) };
  };
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** Adds to each message whether the queue delivers it for the last time. */
function markLastTries(Records: SQSEvent['Records']): SQSEvent {
  return {
    Records: Records.map(record => {
      const isLastTry = Number(record.attributes.ApproximateReceiveCount) >= maxReceives;
      return { ...record, body: JSON.stringify({ ...JSON.parse(record.body), isLastTry }) };
    }),
  };
}

export const handler = lazyHandler(() => createMailLambda(readEnvironment(process.env)));
