import type { Throttle } from '../../cloud/api/throttles.ts';

interface TokenBucket {
  tokens: number;
  filledAt: number;
}

/**
 * Returns a function that says whether a request to a route is allowed: a token bucket of `burst` requests,
 * refilled with `rate` per second, as in API Gateway.
 */
export function createThrottle(
  throttleOf: ((routeKey: string) => Throttle) | undefined,
  now: () => number,
): (routeKey: string) => boolean {
  const buckets = new Map<string, TokenBucket>();
  return routeKey => {
    if (!throttleOf) return true;
    const { rate, burst } = throttleOf(routeKey);
    const { tokens, filledAt } = buckets.get(routeKey) ?? { tokens: burst, filledAt: now() };
    const filled = Math.min(burst, tokens + ((now() - filledAt) / 1_000) * rate);
    const isLeft = filled >= 1;
    buckets.set(routeKey, { tokens: isLeft ? filled - 1 : filled, filledAt: now() });
    return isLeft;
  };
}
