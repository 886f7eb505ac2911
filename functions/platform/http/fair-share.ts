import { AppError } from '../../../shared/core/errors.ts';
import { callCountKey } from '../storage/keys.ts';
import { secondsLeft } from '../storage/rates.ts';
import type { Table } from '../storage/table.ts';

const minuteMs = 60_000;
const keptSeconds = 600;

interface Share {
  /** Let in since the table was last told. */
  untold: number;
  isUsedUp: boolean;
}

/**
 * Keeps an organisation that calls without end from taking what others need. A Lambda counts in memory what
 * it lets in, and tells the table of every sixtieth part of a share, which answers what all of them have let
 * in during the minute: whoever calls as people do costs nothing by that. More than the share is let in by at
 * most one such part for each Lambda at work.
 */
export class FairShare {
  readonly #atMost: number;
  readonly #now: () => number;
  readonly #toldEach: number;
  #minute = 0;
  #shares = new Map<string, Share>();

  /** @param atMost calls of one organisation a minute; `Infinity` where nobody is kept from anything */
  constructor(atMost: number, now: () => number) {
    this.#atMost = atMost;
    this.#now = now;
    this.#toldEach = Math.ceil(atMost / 60);
  }

  /** Before anything is read for it. @throws rate.limited until the minute is over, once the share is used up */
  refuse(organization: string): void {
    if (this.#sharesNow().get(organization)?.isUsedUp) throw this.#refusal();
  }

  /** Counts a call of somebody who may make it. @throws rate.limited when the share is used up */
  async count(organization: string, table: Table): Promise<void> {
    const shares = this.#sharesNow();
    const share = shares.get(organization) ?? { untold: 0, isUsedUp: false };
    shares.set(organization, share);
    share.untold++;
    if (share.untold < this.#toldEach) return;
    const told = share.untold;
    share.untold = 0;
    const key = callCountKey(organization, this.#minute);
    const expiresAt = Math.floor(this.#now() / 1000) + keptSeconds;
    const { count } = await table.add(key, { count: told }, { expiresAt });
    share.isUsedUp = Number(count) > this.#atMost;
    if (share.isUsedUp) throw this.#refusal();
  }

  #sharesNow(): Map<string, Share> {
    const minute = Math.floor(this.#now() / minuteMs);
    if (minute !== this.#minute) this.#shares = new Map();
    this.#minute = minute;
    return this.#shares;
  }

  #refusal(): AppError {
    return new AppError('rate.limited', { retryAfter: secondsLeft(this.#now(), minuteMs) });
  }
}
