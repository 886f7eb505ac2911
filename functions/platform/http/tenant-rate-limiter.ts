import { AppError } from '../../../shared/core/errors.ts';
import { secondsUntilReset } from '../storage/hourly-limiter.ts';
import type { Key } from '../storage/key.ts';
import { callCountKey } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';

const minuteMs = 60_000;
const retentionSeconds = 600;

interface TenantUsage {
  /** Calls since the count was last flushed. */
  unreported: number;
  isExhausted: boolean;
}

const shareOf = (organization: string, key: string): string => `${organization} ${key}`;

/**
 * Rate limit per organisation. Each Lambda counts calls in memory
 * and flushes its count to the table every 1/60 of the quota; the table returns the total of all Lambdas
 * in that minute. Normal use therefore costs no extra request. The quota is exceeded by at
 * most 1/60 per running Lambda. The same for each API key of an organisation, where one is named.
 */
export class TenantRateLimiter {
  readonly #limit: number;
  readonly #now: () => number;
  readonly #flushEvery: number;
  readonly #countKey: (organization: string, minute: number, key: string) => Key;
  #minute = 0;
  #usage = new Map<string, TenantUsage>();

  /** @param atMost calls per organisation and minute; `Infinity` for no limit */
  constructor(
    atMost: number,
    now: () => number,
    countKey: (organization: string, minute: number, key: string) => Key = callCountKey,
  ) {
    this.#countKey = countKey;
    this.#limit = atMost;
    this.#now = now;
    this.#flushEvery = Math.ceil(atMost / 60);
  }

  /** Called before anything is read. @throws rate.limited until the minute is over, once the quota is used up */
  rejectIfExhausted(organization: string, key = ''): void {
    if (this.#currentUsage().get(shareOf(organization, key))?.isExhausted) throw this.#rateLimitError();
  }

  /** Counts an authorized call. @throws rate.limited if the quota is used up */
  async count(organization: string, table: Table, key = ''): Promise<void> {
    const shares = this.#currentUsage();
    const share = shares.get(shareOf(organization, key)) ?? { unreported: 0, isExhausted: false };
    shares.set(shareOf(organization, key), share);
    share.unreported++;
    if (share.unreported < this.#flushEvery) return;
    const told = share.unreported;
    share.unreported = 0;
    const counter = this.#countKey(organization, this.#minute, key);
    const expiresAt = Math.floor(this.#now() / 1000) + retentionSeconds;
    const { count } = await table.increment(counter, { count: told }, { expiresAt });
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
