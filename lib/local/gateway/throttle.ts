import type { Throttle } from '../../cloud/api/throttles.ts';

interface TokenBucket {
  tokens: number;
  filledAt: number;
}

/**
 * Returns a function that says whether a request to a route is allowed. Like API Gateway, each route has a
 * token bucket for `burst` requests that is refilled with `rate` requests per second.
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
