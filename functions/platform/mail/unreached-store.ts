import { createHash } from 'node:crypto';
import { AppError } from '../../../shared/core/errors.ts';
import { unreachedKey } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import type { Item, Write } from '../storage/write.ts';

/** Why an address is not written to. */
export type Unreached = 'bounced' | 'complained';

/** A box that was not there may be there again after so long, in seconds; a complaint holds for ever. */
const bounceSeconds = 30 * 86_400;

/** Addresses that mail did not reach, or whose owner wants none, whatever organisation wrote to them. */
export class UnreachedStore {
  readonly #table: Table;
  readonly #now: () => number;

  constructor(table: Table, now: () => number) {
    this.#table = table;
    this.#now = now;
  }

  async has(address: string): Promise<boolean> {
    return (await this.whyOf([address])).size > 0;
  }

  /** Why addresses are not written to; those that are written to are left out. */
  async whyOf(addresses: string[]): Promise<Map<string, Unreached>> {
    const asked = [...new Set(addresses)];
    const items = await this.#table.get(asked.map(address => unreachedKey(hashOf(address))));
    return new Map(
      asked.flatMap((address, index): [string, Unreached][] => {
        const item = items[index];
        return item && this.#holds(item) ? [[address, item.why as Unreached]] : [];
      }),
    );
  }

  /** The write that lets an address be written to again. @throws mail.unwanted, by the transaction, after a complaint */
  toAllow(address: string): Write {
    return {
      delete: unreachedKey(hashOf(address)),
      when: {
        text: 'attribute_not_exists(#pk) OR #why = :bounced',
        values: { ':bounced': 'bounced' satisfies Unreached },
      },
      refused: () => new AppError('mail.unwanted'),
    };
  }

  async add(address: string, why: Unreached): Promise<void> {
    const expiresAt = why === 'bounced' ? this.#seconds() + bounceSeconds : null;
    const at = new Date(this.#now()).toISOString();
    await this.#table.transact([
      { put: { ...unreachedKey(hashOf(address)), kind: 'unreached', why, at, expiresAt } },
    ]);
  }

  #holds({ expiresAt }: Item): boolean {
    return expiresAt === null || Number(expiresAt) > this.#seconds();
  }

  #seconds(): number {
    return Math.floor(this.#now() / 1000);
  }
}

const hashOf = (address: string) => createHash('sha256').update(address.toLowerCase()).digest('base64url');
