import { randomUUID } from 'node:crypto';
import { MailsStore, type OutgoingMail } from '../../functions/platform/mail/mails-store.ts';
import type { MailRecord } from '../../shared/core/mail/record.ts';
import { openRawTable } from './raw-table.ts';
import { openWorld, settled } from './world.ts';

/** The mail store of an organisation or of the platform, not restricted by policies. */
export async function openMailsStore(organization: string | null) {
  const { table } = await openRawTable();
  const { now } = await openWorld();
  return { table, mails: new MailsStore(table, organization, { by: 'test', now }) };
}

/** Queues an email in a transaction, as endpoints do, and waits until all event handlers are done. */
export async function queueEmail(
  organization: string | null,
  outgoing: Partial<OutgoingMail> & { to: string },
) {
  const { table, mails } = await openMailsStore(organization);
  const write = mails.sendWrite({
    template: 'invitation',
    locale: 'en',
    link: '/register?token=x',
    ...outgoing,
  });
  await table.transact([write]);
  await settled();
  const { id } = 'put' in write ? (write.put as unknown as MailRecord) : { id: '' };
  return { id, record: await mails.get(id), mails };
}

/** The event with which the queue passes a waiting email to the Lambda. */
export function mailEvent(organization: string, id: string) {
  const attributes = {
    ApproximateReceiveCount: '1',
    SentTimestamp: '0',
    SenderId: 'test',
    ApproximateFirstReceiveTimestamp: '0',
  };
  const record = {
    messageId: randomUUID(),
    receiptHandle: '',
    body: JSON.stringify({ organization, id }),
    attributes,
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: '',
    awsRegion: '',
  };
  return { Records: [record] };
}
