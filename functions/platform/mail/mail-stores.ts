import type { Origin } from '../storage/commit.ts';
import type { Table } from '../storage/table.ts';
import { MailAccountStore } from './mail-account-store.ts';
import { MailLog } from './mail-log.ts';
import { MailsStore } from './mails-store.ts';
import { UndeliverableStore } from './undeliverable-store.ts';

/** Where mails are queued and looked up. */
export interface MailStores {
  /** Mails of an organisation; null means the platform. */
  mailsOf: (organization: string | null) => MailsStore;
  mailLogOf: (organization: string | null) => MailLog;
  undeliverable: UndeliverableStore;
  mailAccount: MailAccountStore;
}

/** For `lazyContext` to create. */
export const mailStores = (
  table: Table,
  origin: Origin,
): { [Name in keyof MailStores]: () => MailStores[Name] } => ({
  mailsOf: () => slug => new MailsStore(table, slug, origin),
  mailLogOf: () => slug => new MailLog(table, slug, origin),
  undeliverable: () => new UndeliverableStore(table, origin.now),
  mailAccount: () => new MailAccountStore(table),
});
