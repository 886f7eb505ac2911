import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { TimedStore } from '../../../platform/storage/platform-store.ts';
import { madeFeedKey } from '../calendar-subscription-keys.ts';

/**
 * The issued timetable addresses of all organisations. The Lambda opens this store with its own IAM role, so
 * that it can reject an unknown address before it assumes the IAM role of an organisation.
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
