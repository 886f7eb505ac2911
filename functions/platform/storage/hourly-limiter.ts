import { createHash } from 'node:crypto';
import { hourMs } from '../../../shared/core/dates/durations.ts';
import { AppError } from '../../../shared/core/errors.ts';
import type { Key } from './key.ts';
import { rateKey } from './keys.ts';
import { TimedStore } from './platform-store.ts';
import type { Table } from './table.ts';
import type { Write } from './write.ts';

const retentionSeconds = 2 * 3_600;

/** Callers that have used up their limit, remembered by a Lambda: partition key of the counter, and hour. */
export type Exhausted = Map<string, number>;
const maxExhausted = 10_000;

/** Hourly rate limit per caller; only a hash of the caller is stored. */
export class HourlyLimiter extends TimedStore {
  readonly #exhausted: Exhausted | undefined;

  /**
   * @param exhausted remembers callers that have used up their limit, so that rejecting them needs no request
   * to the table
   */
  constructor(table: Table, now: () => number, exhausted?: Exhausted) {
    super(table, now);
    this.#exhausted = exhausted;
  }

  /**
   * Rejects a request before anything is read.
   * @throws rate.limited until the end of the hour, if this Lambda knows that the limit is used up
   */
  rejectIfExhausted(what: string, who: string): void {
    if (this.#exhausted?.get(this.#key(what, who).pk) === this.#hour()) throw this.#error();
  }

  /** Counts one use by a caller. @returns whether the caller is still within the limit */
  async tryConsume(what: string, who: string, atMost: number): Promise<boolean> {
    const key = this.#key(what, who);
    const { count } = await this.table.increment(key, { count: 1 }, this.#expiry());
    if (Number(count) >= atMost) this.#remember(key.pk);
    return Number(count) <= atMost;
  }

  /**
   * The write that counts one use, for the caller's transaction.
   * @throws rate.limited, by the transaction, above the limit
   */
  countedWrite(what: string, who: string, atMost: number): Write {
    return {
      update: this.#key(what, who),
      add: { count: 1 },
      set: this.#expiry(),
      when: { text: 'attribute_not_exists(#count) OR #count < :atMost', values: { ':atMost': atMost } },
      onConditionFailed: () => this.#error(),
    };
  }

  /** Counts one use by a caller. @throws rate.limited above the limit */
  async consume(what: string, who: string, atMost: number): Promise<void> {
    if (!(await this.tryConsume(what, who, atMost))) throw this.#error();
  }

  #key(what: string, who: string): Key {
    const hash = createHash('sha256').update(who.toLowerCase()).digest('base64url');
    return rateKey(`${what}-${hash}`, this.#hour());
  }

  #remember(key: string): void {
    if (!this.#exhausted) return;
    if (this.#exhausted.size >= maxExhausted) this.#exhausted.clear();
    this.#exhausted.set(key, this.#hour());
  }

  #hour(): number {
    return Math.floor(this.now() / hourMs);
  }

  #expiry() {
    return { expiresAt: Math.floor(this.now() / 1000) + retentionSeconds };
  }

  #error(): AppError {
    return new AppError('rate.limited', { retryAfter: secondsUntilReset(this.now(), hourMs) });
  }
}

/** Seconds until the next period begins; at least one. */
export function secondsUntilReset(now: number, periodMs: number): number {
  return Math.max(1, Math.ceil((periodMs - (now % periodMs)) / 1_000));
}
