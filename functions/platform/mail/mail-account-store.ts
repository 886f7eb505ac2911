import { MailAccount } from '../../../shared/core/mail/account.ts';
import { TableStore } from '../storage/platform-store.ts';
import { mailAccountKey } from './keys.ts';

/** The last known state of the SES account. */
export class MailAccountStore extends TableStore {
  /** The stored state; undefined if SES has never been asked for it. */
  async get(): Promise<MailAccount | undefined> {
    const [item] = await this.table.get([mailAccountKey]);
    return item && MailAccount.parse(item);
  }

  put(account: MailAccount): Promise<void> {
    return this.table.transact([{ put: { ...mailAccountKey, ...account }, replaces: true }]);
  }
}
