import { minuteMs } from '../../../shared/core/dates/durations.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { secondsUntilReset } from '../storage/hourly-limiter.ts';
import { callCountKey } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import type { CallLimits } from './call-limits.ts';
import { maxMinShare } from './max-min-share.ts';

const retentionSeconds = 600;
/** Number of times that a Lambda adds its counts to the table until one limit is used up. */
const flushesPerLimit = 60;

export interface RateLimitedCaller {
  kind: 'member' | 'key';
  id: string;
}

type Counters = Pick<Table, 'increment'>;

interface TenantUsage {
  /**
   * Requests in this minute by caller: those of all Lambdas when the table was last updated, plus those of
   * this Lambda since then.
   */
  counts: Map<string, number>;
  /** The part of `counts` that this Lambda has not added to the table yet. */
  unreported: Map<string, number>;
  /**
   * Maximum number of requests per caller. It is below `Infinity` only while all requests of the
   * organisation, or all requests with its API keys, exceed their limit.
   */
  share: Record<RateLimitedCaller['kind'], number>;
}

/**
 * Limits requests per minute of an organisation and of each caller. Each Lambda counts requests in memory.
 * When its count reaches 1/60 of a limit, it adds the count to an item of the table, which returns the counts
 * of all callers in all Lambdas; so a normal request needs no extra access to the table. If the organisation,
 * or its API keys together, exceed their limit, only callers above their fair share are rejected. Each
 * running Lambda may accept up to 1/60 of the organisation's limit in excess.
 */
export class TenantRateLimiter {
  readonly #limits: CallLimits;
  readonly #now: () => number;
  #minute = 0;
  #usage = new Map<string, TenantUsage>();

  constructor(limits: CallLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  /**
   * Rejects a request before anything is read from the table.
   * @throws rate.limited until the end of the minute, if the caller has used up the limit
   */
  rejectIfExhausted(organization: string, caller: RateLimitedCaller): void {
    const usage = this.#currentUsage().get(organization);
    if (usage && countOf(usage, caller) >= this.#allowed(usage, caller)) throw this.#rateLimitError();
  }

  /** Counts an authorized request. @throws rate.limited if the caller has used up their limit */
  async count(organization: string, table: Counters, caller: RateLimitedCaller): Promise<void> {
    const all = this.#currentUsage();
    const usage = all.get(organization) ?? newUsage();
    all.set(organization, usage);
    const name = nameOf(caller);
    usage.counts.set(name, countOf(usage, caller) + 1);
    usage.unreported.set(name, (usage.unreported.get(name) ?? 0) + 1);
    if (this.#isDue(usage, caller)) await this.#flush(organization, table, usage);
    if (countOf(usage, caller) > this.#allowed(usage, caller)) throw this.#rateLimitError();
  }

  #isDue({ unreported }: TenantUsage, caller: RateLimitedCaller): boolean {
    const { organization, key } = this.#limits;
    const ofKey = caller.kind === 'key' ? (unreported.get(nameOf(caller)) ?? 0) : 0;
    return ofKey >= partOf(key) || sumOf(unreported.values()) >= partOf(organization);
  }

  async #flush(organization: string, table: Counters, usage: TenantUsage): Promise<void> {
    const counts = Object.fromEntries(usage.unreported);
    usage.unreported.clear();
    const expiresAt = Math.floor(this.#now() / 1000) + retentionSeconds;
    const item = await table.increment(callCountKey(organization, this.#minute), counts, { expiresAt });
    for (const [name, count] of Object.entries(item)) {
      if (!isCallerName(name)) continue;
      const total = Number(count) + (usage.unreported.get(name) ?? 0);
      usage.counts.set(name, Math.max(total, usage.counts.get(name) ?? 0));
    }
    usage.share = this.#sharesOf(usage);
  }

  #sharesOf({ counts }: TenantUsage): TenantUsage['share'] {
    const { organization, keys } = this.#limits;
    const ofKeys = [...counts].filter(([name]) => name.startsWith(prefixes.key)).map(([, count]) => count);
    const share = maxMinShare([...counts.values()], organization);
    return { member: Math.ceil(share), key: Math.ceil(Math.min(share, maxMinShare(ofKeys, keys))) };
  }

  #allowed({ share }: TenantUsage, { kind }: RateLimitedCaller): number {
    return Math.min(this.#limits[kind], share[kind]);
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

const prefixes = { member: 'm_', key: 'k_' };
const idLength = 12;

/**
 * Name of a caller's attribute in the item with the counts. It contains only the end of the caller's id, so
 * that the item, which is written often, stays small.
 */
const nameOf = ({ kind, id }: RateLimitedCaller): string => `${prefixes[kind]}${id.slice(-idLength)}`;
const isCallerName = (name: string): boolean =>
  Object.values(prefixes).some(prefix => name.startsWith(prefix));

const newUsage = (): TenantUsage => ({
  counts: new Map(),
  unreported: new Map(),
  share: { member: Number.POSITIVE_INFINITY, key: Number.POSITIVE_INFINITY },
});
const countOf = ({ counts }: TenantUsage, caller: RateLimitedCaller): number =>
  counts.get(nameOf(caller)) ?? 0;
const partOf = (limit: number): number => Math.ceil(limit / flushesPerLimit);
const sumOf = (counts: Iterable<number>): number => [...counts].reduce((sum, count) => sum + count, 0);
