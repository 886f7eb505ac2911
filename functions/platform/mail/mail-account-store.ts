import { MailAccount } from '../../../shared/core/mail/account.ts';
import { TableStore } from '../storage/platform-store.ts';
import { mailAccountKey } from './keys.ts';

export class MailAccountStore extends TableStore {
  /** The stored state; undefined before SES was asked for the first time. */
  async get(): Promise<MailAccount | undefined> {
    return this.table.read(MailAccount, mailAccountKey);
  }

  put(account: MailAccount): Promise<void> {
    return this.table.transact([{ put: { ...mailAccountKey, ...account }, replaces: true }]);
  }
}
