import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { TimedStore } from '../../../platform/storage/platform-store.ts';
import { madeFeedKey } from '../calendar-subscription-keys.ts';

/**
 * Calendar addresses that were issued, for all organisations. An unknown address can be rejected before the
 * IAM role of an organisation is assumed. The Lambda opens this store with its own IAM role.
 */
export class MadeFeedsStore extends TimedStore {
  /** Stores a calendar address or extends its expiry. @param expiresAt in seconds since 1970 */
  async keep(token: string, expiresAt: number): Promise<void> {
    const put = { ...madeFeedKey(hashSecret(token)), made: 1, expiresAt };
    await this.table.transact([{ put, replaces: true }]);
  }

  async has(token: string): Promise<boolean> {
    const [item] = await this.table.get([madeFeedKey(hashSecret(token))]);
    return item !== undefined && Number(item.expiresAt) * 1000 > this.now();
  }
}
