import { createHash } from 'node:crypto';
import { AppError } from '../../../shared/core/errors.ts';
import { IdempotentReplay, unwrapReplay } from '../storage/commit.ts';
import { getInBatches } from '../storage/get-in-batches.ts';
import { TimedStore } from '../storage/platform-store.ts';
import type { Condition, Item, Write } from '../storage/write.ts';
import { undeliverableKey } from './keys.ts';

export type UndeliverableReason = 'bounced' | 'complained';

/** How long a bounce blocks an address, in seconds. A complaint blocks it permanently. */
const bounceRetentionSeconds = 30 * 86_400;

/** Suppression list: addresses with bounces or complaints, across organisations. */
export class UndeliverableStore extends TimedStore {
  async has(address: string): Promise<boolean> {
    return (await this.reasonsFor([address])).size > 0;
  }

  /** The reason why each address is blocked. Addresses that are not blocked are left out. */
  async reasonsFor(addresses: string[]): Promise<Map<string, UndeliverableReason>> {
    const uniqueAddresses = [...new Set(addresses)];
    const keys = uniqueAddresses.map(address => undeliverableKey(hashOf(address)));
    const items = await getInBatches(this.table, keys);
    return new Map(
      uniqueAddresses.flatMap((address, index): [string, UndeliverableReason][] => {
        const item = items[index];
        return item && this.#isActive(item) ? [[address, item.why as UndeliverableReason]] : [];
      }),
    );
  }

  /** The write that unblocks an address. @throws mail.unwanted, by the transaction, after a complaint */
  allowWrite(address: string): Write {
    return {
      delete: undeliverableKey(hashOf(address)),
      when: isNoComplaint,
      onConditionFailed: () => new AppError('mail.unwanted'),
    };
  }

  /** A bounce does not replace a complaint. */
  async add(address: string, why: UndeliverableReason): Promise<void> {
    const expiresAt = why === 'bounced' ? this.#seconds() + bounceRetentionSeconds : null;
    const at = new Date(this.now()).toISOString();
    const put = { ...undeliverableKey(hashOf(address)), kind: 'unreached', why, at, expiresAt };
    const write: Write = { put, ...(why === 'bounced' && { when: isNoComplaint }) };
    await this.table
      .transact([{ ...write, onConditionFailed: () => new IdempotentReplay(undefined) }])
      .catch(unwrapReplay<void>);
  }

  #isActive({ expiresAt }: Item): boolean {
    return expiresAt === null || Number(expiresAt) > this.#seconds();
  }

  #seconds(): number {
    return Math.floor(this.now() / 1000);
  }
}

const isNoComplaint: Condition = {
  text: 'attribute_not_exists(#pk) OR #why = :bounced',
  values: { ':bounced': 'bounced' satisfies UndeliverableReason },
};

const hashOf = (address: string) => createHash('sha256').update(address.toLowerCase()).digest('base64url');
