import type { Origin } from '../storage/commit.ts';
import type { Table } from '../storage/table.ts';
import { MailAccountStore } from './mail-account-store.ts';
import { MailLog } from './mail-log.ts';
import { MailsStore } from './mails-store.ts';
import { UndeliverableStore } from './undeliverable-store.ts';

/**
 * Opens an organisation's email stores on first use (`lazyContext`); without an organisation, the platform's.
 */
export const mailStores = (table: Table, origin: Origin) => ({
  mailsOf: () => (organization: string | null) => new MailsStore(table, organization, origin),
  mailLogOf: () => (organization: string | null) => new MailLog(table, organization, origin),
  undeliverable: () => new UndeliverableStore(table, origin.now),
  mailAccount: () => new MailAccountStore(table),
});
