import { createHash } from 'node:crypto';
import { AppError } from '../../../shared/core/errors.ts';
import type { Table } from '../storage/table.ts';
import type { Item, Write } from '../storage/write.ts';
import { undeliverableKey } from './keys.ts';

/** Why an address is not written to. */
export type UndeliverableReason = 'bounced' | 'complained';

/** A box that was not there may be there again after so long, in seconds; a complaint holds for ever. */
const bounceRetentionSeconds = 30 * 86_400;

/** Addresses that mail did not reach, or whose owner wants none, whatever organisation wrote to them. */
export class UndeliverableStore {
  readonly #table: Table;
  readonly #now: () => number;

  constructor(table: Table, now: () => number) {
    this.#table = table;
    this.#now = now;
  }

  async has(address: string): Promise<boolean> {
    return (await this.reasonsFor([address])).size > 0;
  }

  /** Why addresses are not written to; those that are written to are left out. */
  async reasonsFor(addresses: string[]): Promise<Map<string, UndeliverableReason>> {
    const asked = [...new Set(addresses)];
    const items = await this.#table.get(asked.map(address => undeliverableKey(hashOf(address))));
    return new Map(
      asked.flatMap((address, index): [string, UndeliverableReason][] => {
        const item = items[index];
        return item && this.#isActive(item) ? [[address, item.why as UndeliverableReason]] : [];
      }),
    );
  }

  /** The write that lets an address be written to again. @throws mail.unwanted, by the transaction, after a complaint */
  allowWrite(address: string): Write {
    return {
      delete: undeliverableKey(hashOf(address)),
      when: {
        text: 'attribute_not_exists(#pk) OR #why = :bounced',
        values: { ':bounced': 'bounced' satisfies UndeliverableReason },
      },
      onConditionFailed: () => new AppError('mail.unwanted'),
    };
  }

  async add(address: string, why: UndeliverableReason): Promise<void> {
    const expiresAt = why === 'bounced' ? this.#seconds() + bounceRetentionSeconds : null;
    const at = new Date(this.#now()).toISOString();
    await this.#table.transact([
      { put: { ...undeliverableKey(hashOf(address)), kind: 'unreached', why, at, expiresAt } },
    ]);
  }

  #isActive({ expiresAt }: Item): boolean {
    return expiresAt === null || Number(expiresAt) > this.#seconds();
  }

  #seconds(): number {
    return Math.floor(this.#now() / 1000);
  }
}

const hashOf = (address: string) => createHash('sha256').update(address.toLowerCase()).digest('base64url');
