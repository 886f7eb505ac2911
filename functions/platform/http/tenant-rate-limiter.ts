import { AppError } from '../../../shared/core/errors.ts';
import { secondsUntilReset } from '../storage/hourly-limiter.ts';
import { callCountKey } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';

const minuteMs = 60_000;
const retentionSeconds = 600;

interface TenantUsage {
  /** Let in since the table was last told. */
  unreported: number;
  isExhausted: boolean;
}

/**
 * Keeps an organisation that calls without end from taking what others need. A Lambda counts in memory what
 * it lets in, and tells the table of every sixtieth part of a share, which answers what all of them have let
 * in during the minute: whoever calls as people do costs nothing by that. More than the share is let in by at
 * most one such part for each Lambda at work.
 */
export class TenantRateLimiter {
  readonly #limit: number;
  readonly #now: () => number;
  readonly #flushEvery: number;
  #minute = 0;
  #usage = new Map<string, TenantUsage>();

  /** @param atMost calls of one organisation a minute; `Infinity` where nobody is kept from anything */
  constructor(atMost: number, now: () => number) {
    this.#limit = atMost;
    this.#now = now;
    this.#flushEvery = Math.ceil(atMost / 60);
  }

  /** Before anything is read for it. @throws rate.limited until the minute is over, once the share is used up */
  rejectIfExhausted(organization: string): void {
    if (this.#currentUsage().get(organization)?.isExhausted) throw this.#rateLimitError();
  }

  /** Counts a call of somebody who may make it. @throws rate.limited when the share is used up */
  async count(organization: string, table: Table): Promise<void> {
    const shares = this.#currentUsage();
    const share = shares.get(organization) ?? { unreported: 0, isExhausted: false };
    shares.set(organization, share);
    share.unreported++;
    if (share.unreported < this.#flushEvery) return;
    const told = share.unreported;
    share.unreported = 0;
    const key = callCountKey(organization, this.#minute);
    const expiresAt = Math.floor(this.#now() / 1000) + retentionSeconds;
    const { count } = await table.increment(key, { count: told }, { expiresAt });
    share.isExhausted = Number(count) > this.#limit;
    if (share.isExhausted) throw this.#rateLimitError();
  }

  #currentUsage(): Map<string, TenantUsage> {
    const minute = Math.floor(this.#now() / minuteMs);
    if (minute !== this.#minute) this.#usage = new Map();
    this.#minute = minute;
    return this.#usage;
  }

  #rateLimitError(): AppError {
    return new AppError('rate.limited', { retryAfter: secondsUntilReset(this.#now(), minuteMs) });
  }
}
