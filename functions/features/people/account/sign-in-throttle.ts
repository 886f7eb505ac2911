import { createHash } from 'node:crypto';
import { AppError } from '../../../../shared/core/errors.ts';
import { failedSignInsPerMinute } from '../../../../shared/core/limits.ts';
import { secondsUntilReset } from '../../../platform/storage/hourly-limiter.ts';
import type { Key } from '../../../platform/storage/key.ts';
import { rateKey } from '../../../platform/storage/keys.ts';
import type { Table } from '../../../platform/storage/table.ts';

const minuteMs = 60_000;
const retentionSeconds = 600;

/** Whose secret is tried, and from where. */
interface Guesser {
  email: string;
  network: string;
}

/** Limits wrong passwords per email and per IP address; only hashes are stored. */
export class SignInThrottle {
  readonly #table: Table;
  readonly #now: () => number;

  constructor(table: Table, now: () => number) {
    this.#table = table;
    this.#now = now;
  }

  /**
   * Tries a secret. The try is counted before it is made, so that no number of them at once exceeds the
   * limit, and is taken off again unless the secret was wrong.
   * @param prove throws if the secret is wrong, see `isWrong`
   * @param proceed goes on from the proof, while the count is corrected
   * @throws rate.limited when there were too many wrong secrets in this minute
   */
  async attempt<Proof, Result>(
    { email, network }: Guesser,
    prove: () => Promise<Proof>,
    proceed: (proof: Proof) => Promise<Result>,
  ): Promise<Result> {
    const keys = this.#keys(email, network);
    const [byEmail, byNetwork] = await this.#add(keys, 1);
    const { email: ofEmail, network: ofNetwork } = failedSignInsPerMinute;
    if (Number(byEmail?.count) > ofEmail || Number(byNetwork?.count) > ofNetwork) {
      await this.#uncount(keys);
      throw new AppError('rate.limited', { retryAfter: secondsUntilReset(this.#now(), minuteMs) });
    }
    const proof = await prove().catch(async error => {
      if (!isWrong(error)) await this.#uncount(keys);
      throw error;
    });
    const corrected = this.#uncount(keys);
    return proceed(proof).finally(() => corrected);
  }

  #add(keys: Key[], count: number) {
    const expiresAt = Math.floor(this.#now() / 1000) + retentionSeconds;
    return Promise.all(keys.map(key => this.#table.increment(key, { count }, { expiresAt })));
  }

  /** What stays counted by mistake is over with the minute. */
  async #uncount(keys: Key[]): Promise<void> {
    await this.#add(keys, -1).catch(() => undefined);
  }

  #keys(email: string, network: string): Key[] {
    const minute = Math.floor(this.#now() / minuteMs);
    const key = (what: string, who: string) =>
      rateKey(`${what}-${createHash('sha256').update(who.toLowerCase()).digest('base64url')}`, minute);
    return [key('sign-in', email), key('sign-in-from', network)];
  }
}

/** Whether an error says that a password or a code was wrong, or that no code was pending. */
const isWrong = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.code === 'sign-in.failed' ||
    error.code === 'link.unusable' ||
    error.fields?.password === 'validation.password_wrong' ||
    error.fields?.code === 'validation.code');
