import { createHash } from 'node:crypto';
import { AppError } from '../../../shared/core/errors.ts';
import type { Key } from './key.ts';
import { rateKey } from './keys.ts';
import type { Table } from './table.ts';
import type { Write } from './write.ts';

const hourMs = 3_600_000;
const retentionSeconds = 2 * 3_600;

/** Hourly rate limit per caller; only a hash of the caller is stored. */
export class HourlyLimiter {
  readonly #table: Table;
  readonly #now: () => number;

  constructor(table: Table, now: () => number) {
    this.#table = table;
    this.#now = now;
  }

  /** Counts one use and returns whether it is within the limit. */
  async tryConsume(what: string, who: string, atMost: number): Promise<boolean> {
    const { count } = await this.#table.increment(this.#key(what, who), { count: 1 }, this.#expiry());
    return Number(count) <= atMost;
  }

  /** Counts one use if the transaction is committed. @throws rate.limited by the transaction, beyond the limit */
  countedWrite(what: string, who: string, atMost: number): Write {
    return {
      update: this.#key(what, who),
      add: { count: 1 },
      set: this.#expiry(),
      when: { text: 'attribute_not_exists(#count) OR #count < :atMost', values: { ':atMost': atMost } },
      onConditionFailed: () => this.#error(),
    };
  }

  /** Counts one use. @throws rate.limited beyond the limit */
  async consume(what: string, who: string, atMost: number): Promise<void> {
    if (!(await this.tryConsume(what, who, atMost))) throw this.#error();
  }

  #key(what: string, who: string): Key {
    const hash = createHash('sha256').update(who.toLowerCase()).digest('base64url');
    return rateKey(`${what}-${hash}`, Math.floor(this.#now() / hourMs));
  }

  #expiry() {
    return { expiresAt: Math.floor(this.#now() / 1000) + retentionSeconds };
  }

  #error(): AppError {
    return new AppError('rate.limited', { retryAfter: secondsUntilReset(this.#now(), hourMs) });
  }
}

/** Seconds until the next period, at least one. */
export function secondsUntilReset(now: number, periodMs: number): number {
  return Math.max(1, Math.ceil((periodMs - (now % periodMs)) / 1_000));
}
