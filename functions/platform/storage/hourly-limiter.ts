import { createHash } from 'node:crypto';
import { AppError } from '../../../shared/core/errors.ts';
import { rateKey } from './keys.ts';
import type { Table } from './table.ts';

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
    const hash = createHash('sha256').update(who.toLowerCase()).digest('base64url');
    const key = rateKey(`${what}-${hash}`, Math.floor(this.#now() / hourMs));
    const expiresAt = Math.floor(this.#now() / 1000) + retentionSeconds;
    const { count } = await this.#table.increment(key, { count: 1 }, { expiresAt });
    return Number(count) <= atMost;
  }

  /** Counts one use. @throws rate.limited beyond the limit */
  async consume(what: string, who: string, atMost: number): Promise<void> {
    if (!(await this.tryConsume(what, who, atMost)))
      throw new AppError('rate.limited', { retryAfter: secondsUntilReset(this.#now(), hourMs) });
  }
}

/** Seconds until the next period, at least one. */
export function secondsUntilReset(now: number, periodMs: number): number {
  return Math.max(1, Math.ceil((periodMs - (now % periodMs)) / 1_000));
}
