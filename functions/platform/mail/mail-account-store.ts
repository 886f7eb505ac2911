import { MailAccount } from '../../../shared/core/mail/account.ts';
import type { Table } from '../storage/table.ts';
import { mailAccountKey } from './keys.ts';

/** What SES said last of its account. */
export class MailAccountStore {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Undefined before SES was asked for the first time. */
  async get(): Promise<MailAccount | undefined> {
    const [item] = await this.#table.get([mailAccountKey]);
    return item && MailAccount.parse(item);
  }

  put(account: MailAccount): Promise<void> {
    return this.#table.transact([{ put: { ...mailAccountKey, ...account }, replaces: true }]);
  }
}
