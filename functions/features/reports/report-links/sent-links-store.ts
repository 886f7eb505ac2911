import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { TableStore } from '../../../platform/storage/platform-store.ts';
import { sentLinkKey } from '../keys.ts';

/**
 * Tokens of the report links that all organisations have sent. The Lambda opens this store with its own IAM
 * role, so that it can reject an unknown token before it assumes the IAM role of an organisation.
 */
export class SentLinksStore extends TableStore {
  /** Stores tokens of links that are sent. @param expiresAt in seconds since 1970 */
  async add(tokens: string[], expiresAt: number): Promise<void> {
    await Promise.all(
      tokens.map(token => this.table.putIfAbsent({ ...sentLinkKey(hashSecret(token)), sent: 1, expiresAt })),
    );
  }

  async has(token: string): Promise<boolean> {
    const [item] = await this.table.get([sentLinkKey(hashSecret(token))]);
    return item !== undefined;
  }
}
