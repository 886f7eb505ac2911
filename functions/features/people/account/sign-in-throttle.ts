import { createHash } from 'node:crypto';
import { AppError } from '../../../../shared/core/errors.ts';
import { failedSignInsPerMinute } from '../../../../shared/core/limits.ts';
import { secondsUntilReset } from '../../../platform/storage/hourly-limiter.ts';
import type { Key } from '../../../platform/storage/key.ts';
import { rateKey } from '../../../platform/storage/keys.ts';
import type { Table } from '../../../platform/storage/table.ts';

const minuteMs = 60_000;
const retentionSeconds = 600;

/** Counts wrong passwords per email and per IP address; only hashes are stored. */
export class SignInThrottle {
  readonly #table: Table;
  readonly #now: () => number;

  constructor(table: Table, now: () => number) {
    this.#table = table;
    this.#now = now;
  }

  /** @throws rate.limited when there were too many wrong passwords in this minute */
  async check(email: string, network: string): Promise<void> {
    const [byEmail, byNetwork] = await this.#table.get(this.#keys(email, network));
    const isOver =
      Number(byEmail?.count ?? 0) >= failedSignInsPerMinute.email ||
      Number(byNetwork?.count ?? 0) >= failedSignInsPerMinute.network;
    if (isOver) throw new AppError('rate.limited', { retryAfter: secondsUntilReset(this.#now(), minuteMs) });
  }

  async countFailure(email: string, network: string): Promise<void> {
    const expiresAt = Math.floor(this.#now() / 1000) + retentionSeconds;
    await Promise.all(
      this.#keys(email, network).map(key => this.#table.increment(key, { count: 1 }, { expiresAt })),
    );
  }

  #keys(email: string, network: string): [Key, Key] {
    const minute = Math.floor(this.#now() / minuteMs);
    const key = (what: string, who: string) =>
      rateKey(`${what}-${createHash('sha256').update(who.toLowerCase()).digest('base64url')}`, minute);
    return [key('sign-in', email), key('sign-in-from', network)];
  }
}
