import { expect, test } from 'vitest';
import { callLimits } from '../../../functions/platform/http/call-limits.ts';
import {
  type RateLimitedCaller,
  TenantRateLimiter,
} from '../../../functions/platform/http/tenant-rate-limiter.ts';
import type { Key } from '../../../functions/platform/storage/key.ts';
import type { Item } from '../../../functions/platform/storage/write.ts';
import { minuteMs } from '../../../shared/core/dates/durations.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { apiKeyCallsPerMinute, organizationCallsPerMinute } from '../../../shared/core/limits.ts';

const limits = callLimits(organizationCallsPerMinute);
/** Number of requests that a Lambda counts before it updates the table. */
const part = organizationCallsPerMinute / 60;

const personOf = (name: string): RateLimitedCaller => ({
  kind: 'member',
  id: `person-${name.padStart(12, '0')}`,
});
const keyOf = (name: string): RateLimitedCaller => ({ kind: 'key', id: `key_${name.padStart(12, '0')}` });

/** Starts several Lambdas that answer requests in turn and count them in one table. */
function startLambdas(lambdas: number) {
  const items = new Map<string, Record<string, unknown>>();
  let [now, turn, flushes] = [90 * minuteMs, 0, 0];
  const table = {
    increment: async ({ pk, sk }: Key, add: Record<string, number>, set: Record<string, unknown> = {}) => {
      flushes++;
      const item = items.get(`${pk} ${sk}`) ?? { count: 7 };
      for (const [name, count] of Object.entries(add)) item[name] = Number(item[name] ?? 0) + count;
      items.set(`${pk} ${sk}`, { ...item, ...set });
      return { pk, sk, ...item, ...set } as Item;
    },
  };
  const limiters = Array.from({ length: lambdas }, () => new TenantRateLimiter(limits, () => now));
  /** Sends a request of a caller and returns whether it was allowed, and the error if not. */
  const call = async (caller: RateLimitedCaller, organization = 'clinic'): Promise<true | AppError> => {
    const limiter = limiters[turn++ % lambdas] as TenantRateLimiter;
    try {
      limiter.rejectIfExhausted(organization, caller);
      await limiter.count(organization, table, caller);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'rate.limited') return error;
      throw error;
    }
  };
  const letIn = async (caller: RateLimitedCaller, times: number): Promise<number> => {
    let count = 0;
    for (let left = times; left > 0; left--) if ((await call(caller)) === true) count++;
    return count;
  };
  return {
    call,
    letIn,
    pass: (ms: number) => {
      now += ms;
    },
    flushes: () => flushes,
  };
}

/**
 * Sends requests of all callers in turn, like people who work at the same time.
 * @returns the number of allowed requests per caller
 */
async function beside(
  { letIn }: Pick<ReturnType<typeof startLambdas>, 'letIn'>,
  callers: readonly { caller: RateLimitedCaller; calls: number }[],
): Promise<number[]> {
  const counts = callers.map(() => 0);
  const rounds = Math.max(...callers.map(({ calls }) => calls));
  for (let round = 0; round < rounds; round++) {
    for (const [at, { caller, calls }] of callers.entries())
      if (
        calls > (round * calls) / rounds &&
        Math.floor(((round + 1) * calls) / rounds) > Math.floor((round * calls) / rounds)
      )
        counts[at] = (counts[at] ?? 0) + (await letIn(caller, 1));
  }
  return counts;
}

const quietPeople = Array.from({ length: 10 }, (_, at) => ({ caller: personOf(`quiet${at}`), calls: 40 }));

test('the rate limiter of an organisation writes to the table only once in twenty requests of normal use', async () => {
  const { letIn, flushes } = startLambdas(1);
  expect(await letIn(personOf('ann'), 10 * part)).toBe(10 * part);
  expect(flushes()).toBe(10);
});

test.each([1, 3, 10])(
  'one person with too many requests gets a third of the quota next to ten quiet people (%i Lambdas)',
  async lambdas => {
    const world = startLambdas(lambdas);
    const [loud = 0, ...quiet] = await beside(world, [
      { caller: personOf('loud'), calls: 1_500 },
      ...quietPeople,
    ]);
    expect(loud).toBeGreaterThanOrEqual(limits.member);
    expect(loud).toBeLessThanOrEqual(limits.member + lambdas * part);
    expect(quiet).toEqual(quietPeople.map(({ calls }) => calls));
  },
);

test.each([1, 3, 10])(
  'three people and two API keys with too many requests leave callers with few requests their share (%i Lambdas)',
  async lambdas => {
    const world = startLambdas(lambdas);
    const loudOnes = [...['x', 'y', 'z'].map(personOf), ...['one', 'two'].map(keyOf)];
    const counts = await beside(world, [
      ...loudOnes.map(caller => ({ caller, calls: 1_500 })),
      ...quietPeople,
    ]);
    expect(counts.slice(loudOnes.length)).toEqual(quietPeople.map(({ calls }) => calls));
    for (const count of counts.slice(0, 3)) expect(count).toBeLessThanOrEqual(limits.member + lambdas * part);
    for (const count of counts.slice(3, 5))
      expect(count).toBeLessThanOrEqual(apiKeyCallsPerMinute + lambdas * 2);
  },
);

test('callers with few requests are allowed even after the whole quota is used up', async () => {
  const world = startLambdas(3);
  for (const name of ['x', 'y', 'z', 'u']) await world.letIn(personOf(name), 1_500);
  for (const { caller } of quietPeople) expect(await world.letIn(caller, 60)).toBe(60);
});

test('twenty API keys with too many requests leave people two thirds of the quota and share the rest evenly', async () => {
  const world = startLambdas(3);
  const keys = Array.from({ length: 20 }, (_, at) => ({ caller: keyOf(`k${at}`), calls: 300 }));
  const counts = await beside(world, [...keys, { caller: personOf('busy'), calls: 300 }]);
  expect(counts.at(-1)).toBe(300);
  const ofKeys = counts.slice(0, -1);
  expect(ofKeys.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(limits.keys + 3 * 20 * 2);
  expect(Math.min(...ofKeys)).toBeGreaterThanOrEqual(limits.keys / 20);
});

test('a rate limit error says when the minute ends, and callers are allowed again after that time', async () => {
  const { call, letIn, pass } = startLambdas(1);
  pass(20_000);
  await letIn(personOf('loud'), 1_500);
  expect(await call(personOf('loud'))).toMatchObject({ code: 'rate.limited', retryAfter: 40 });
  expect(await call(personOf('loud'), 'other clinic')).toBe(true);
  pass(40_000);
  expect(await call(personOf('loud'))).toBe(true);
});
