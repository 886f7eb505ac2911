import { MailsStore } from '../../../platform/mail/mails-store.ts';
import type { Origin } from '../../../platform/storage/commit.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { SentLinksStore } from '../report-links/sent-links-store.ts';
import { type LinkInMail, SendingsStore } from './sendings-store.ts';

interface LinkScope {
  table: Table;
  /** The table, accessed with the Lambda's own IAM role, for registering the link as sent. */
  ownTable: Table;
  organization: string;
  origin: Origin;
}

/** Creates a report link for the email of another feature. @returns writes for the email's transaction */
export function linkInMail(
  { table, ownTable, organization, origin }: LinkScope,
  ...of: Parameters<SendingsStore['linkIn']>
): Promise<LinkInMail> {
  const mails = new MailsStore(table, organization, origin);
  return new SendingsStore(table, organization, origin, mails, new SentLinksStore(ownTable)).linkIn(...of);
}
