import { createHash } from 'node:crypto';
import { minuteMs } from '../../../../shared/core/dates/durations.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { failedSignInsPerMinute } from '../../../../shared/core/limits.ts';
import { secondsUntilReset } from '../../../platform/storage/hourly-limiter.ts';
import type { Key } from '../../../platform/storage/key.ts';
import { rateKey } from '../../../platform/storage/keys.ts';
import { TimedStore } from '../../../platform/storage/platform-store.ts';

const retentionSeconds = 600;

interface Guesser {
  email: string;
  network: string;
}

/** Limits wrong passwords per email address and per IP address. Stores only hashes of these addresses. */
export class SignInThrottle extends TimedStore {
  /**
   * Checks a secret, such as a password. Counts the attempt first, so that parallel attempts cannot exceed
   * the limit. If the secret is right, subtracts the attempt again.
   * @param prove throws if the secret is wrong, see `isWrong`
   * @param proceed runs next, with the result of `prove`
   * @throws rate.limited after too many wrong secrets in this minute
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
      throw new AppError('rate.limited', { retryAfter: secondsUntilReset(this.now(), minuteMs) });
    }
    const proof = await prove().catch(async error => {
      if (!isWrong(error)) await this.#uncount(keys);
      throw error;
    });
    const corrected = this.#uncount(keys);
    return proceed(proof).finally(() => corrected);
  }

  #add(keys: Key[], count: number) {
    const expiresAt = Math.floor(this.now() / 1000) + retentionSeconds;
    return Promise.all(keys.map(key => this.table.increment(key, { count }, { expiresAt })));
  }

  /** Subtracts an attempt. A failure does no harm, because the count expires within the minute. */
  async #uncount(keys: Key[]): Promise<void> {
    await this.#add(keys, -1).catch(() => undefined);
  }

  #keys(email: string, network: string): Key[] {
    const minute = Math.floor(this.now() / minuteMs);
    const key = (what: string, who: string) =>
      rateKey(`${what}-${createHash('sha256').update(who.toLowerCase()).digest('base64url')}`, minute);
    return [key('sign-in', email), key('sign-in-from', network)];
  }
}

/** Whether the error means that a password or code was wrong, or that no code was pending. */
const isWrong = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.code === 'sign-in.failed' ||
    error.code === 'link.unusable' ||
    error.fields?.password === 'validation.password_wrong' ||
    error.fields?.code === 'validation.code');
