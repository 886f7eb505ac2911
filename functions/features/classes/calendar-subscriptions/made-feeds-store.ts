import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { madeFeedKey } from '../calendar-subscription-keys.ts';

/**
 * Which addresses were made, outside of the organisations: whoever asks for one that never was is refused before
 * the role of an organisation is assumed for them.
 */
export class MadeFeedsStore {
  readonly #table: Table;
  readonly #now: () => number;

  /** @param table under the Lambda's own role */
  constructor(table: Table, now: () => number) {
    this.#table = table;
    this.#now = now;
  }

  /** Also for one that there is, so that it lasts longer. @param expiresAt in seconds since 1970 */
  async keep(token: string, expiresAt: number): Promise<void> {
    const put = { ...madeFeedKey(hashSecret(token)), made: 1, expiresAt };
    await this.#table.transact([{ put, replaces: true }]);
  }

  async has(token: string): Promise<boolean> {
    const [item] = await this.#table.get([madeFeedKey(hashSecret(token))]);
    return item !== undefined && Number(item.expiresAt) * 1000 > this.#now();
  }
}
