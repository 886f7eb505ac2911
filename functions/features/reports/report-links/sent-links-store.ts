import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { sentLinkKey } from '../keys.ts';

/**
 * Which links were sent, outside of the organisations: whoever asks for a link that never was is refused before
 * the role of an organisation is assumed for them.
 */
export class SentLinksStore {
  readonly #table: Table;

  /** @param table under the Lambda's own role */
  constructor(table: Table) {
    this.#table = table;
  }

  /** @param expiresAt in seconds since 1970 */
  async add(tokens: string[], expiresAt: number): Promise<void> {
    await Promise.all(
      tokens.map(token => this.#table.putIfAbsent({ ...sentLinkKey(hashSecret(token)), sent: 1, expiresAt })),
    );
  }

  async has(token: string): Promise<boolean> {
    const [item] = await this.#table.get([sentLinkKey(hashSecret(token))]);
    return item !== undefined;
  }
}
