import type { Origin } from '../storage/commit.ts';
import type { Table } from '../storage/table.ts';
import { MailAccountStore } from './mail-account-store.ts';
import { MailLog } from './mail-log.ts';
import { MailsStore } from './mails-store.ts';
import { UndeliverableStore } from './undeliverable-store.ts';

/**
 * Functions that open stores of mails; `lazyContext` calls them on first use. Without organisation: platform.
 */
export const mailStores = (table: Table, origin: Origin) => ({
  mailsOf: () => (organization: string | null) => new MailsStore(table, organization, origin),
  mailLogOf: () => (organization: string | null) => new MailLog(table, organization, origin),
  undeliverable: () => new UndeliverableStore(table, origin.now),
  mailAccount: () => new MailAccountStore(table),
});
