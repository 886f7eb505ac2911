import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { MailLog } from '../../functions/platform/mail/mail-log.ts';
import { commit } from '../../functions/platform/storage/commit.ts';
import { RecordFormats } from '../../functions/platform/storage/record-format.ts';
import { Table } from '../../functions/platform/storage/table.ts';
import { AppError } from '../../shared/core/errors.ts';
import { MailRecord } from '../../shared/core/mail/record.ts';
import { canRetry } from '../../shared/features/operations/email-log/schema.ts';
import { keyRows } from './key-rows.ts';
import { formatsIn, keyKinds } from './record-formats-source.ts';

export interface MailsAgain {
  table: string;
  /** ISO time. Emails that were queued before this time are not sent. */
  since: string;
  segments?: number;
  now?: () => number;
}

/**
 * `sent`: number of emails that were queued again. `left`: number of emails that were skipped, because they
 * were sent again or have changed meanwhile.
 */
export interface MailsSentAgain {
  sent: number;
  left: number;
}

/**
 * Queues every failed email of a table again, like an admin in the email log. A second run sends nothing
 * twice, because the transaction that queues an email also stores the new id in the old email. Emails to
 * addresses that are blocked after a bounce are not queued.
 * @param client defaults to the account and region of the AWS settings
 */
export async function sendMailsAgain(
  options: MailsAgain,
  client = new DynamoDBClient({}),
): Promise<MailsSentAgain> {
  const { segments = 4 } = options;
  const documents = DynamoDBDocumentClient.from(client);
  const counts = { sent: 0, left: 0 };
  await Promise.all(
    Array.from({ length: segments }, (_, Segment) =>
      sendSegment(documents, options, { Segment, TotalSegments: segments }, counts),
    ),
  );
  return counts;
}

async function sendSegment(
  client: DynamoDBDocumentClient,
  { table, since, now = Date.now }: MailsAgain,
  segment: { Segment: number; TotalSegments: number },
  counts: MailsSentAgain,
): Promise<void> {
  const mails = new Table(client, table, new RecordFormats(keyKinds(keyRows), formatsIn(keyRows)));
  const scan = paginateScan(
    { client },
    {
      ...{ TableName: table, ...segment },
      FilterExpression: '#kind = :mail AND #status = :failed AND #queuedAt >= :since',
      ExpressionAttributeNames: { '#kind': 'kind', '#status': 'status', '#queuedAt': 'queuedAt' },
      ExpressionAttributeValues: { ':mail': 'mail', ':failed': 'failed', ':since': since },
    },
  );
  for await (const { Items = [] } of scan)
    for (const { organization, ...item } of Items) {
      const mail = MailRecord.parse(item);
      if (!canRetry(mail, now())) continue;
      const isSent = await sendAgain(mails, (organization ?? null) as string | null, mail, now);
      counts[isSent ? 'sent' : 'left']++;
    }
}

/** Queues an email again. @returns false if somebody else has already sent it again */
async function sendAgain(
  table: Table,
  organization: string | null,
  mail: MailRecord,
  now: () => number,
): Promise<boolean> {
  const by = 'operator';
  const { writes } = new MailLog(table, organization, { by, now }).retryWrites(mail);
  const origin = { organization, by, requestId: 'mails:again', idempotency: undefined, now };
  try {
    await commit(table, origin, { act: 'mail.retried', record: mail.id }, writes, undefined);
    return true;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'mail.over') throw error;
    return false;
  }
}
