import { createHash } from 'node:crypto';
import { unreachedKey } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';

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
    const [item] = await this.#table.get([unreachedKey(hashOf(address))]);
    if (!item) return false;
    return item.expiresAt === null || Number(item.expiresAt) > this.#seconds();
  }

  async add(address: string, why: Unreached): Promise<void> {
    const expiresAt = why === 'bounced' ? this.#seconds() + bounceSeconds : null;
    const at = new Date(this.#now()).toISOString();
    await this.#table.transact([
      { put: { ...unreachedKey(hashOf(address)), kind: 'unreached', why, at, expiresAt } },
    ]);
  }

  #seconds(): number {
    return Math.floor(this.#now() / 1000);
  }
}

const hashOf = (address: string) => createHash('sha256').update(address.toLowerCase()).digest('base64url');
