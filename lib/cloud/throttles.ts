import { calls } from '../../shared/contract.ts';
import type { Needs } from '../../shared/endpoint.ts';

/** Requests of a route over all organisations: a second on the long run, and at once. */
export interface Throttle {
  rate: number;
  burst: number;
}

/** What a route is given that is not tighter. */
export const everyRoute: Throttle = { rate: 200, burst: 400 };

/** Who has proved nothing must guess slowly; who has only a password has little to ask. */
const tight: Partial<Record<Needs, Throttle>> = {
  public: { rate: 20, burst: 40 },
  token: { rate: 50, burst: 100 },
};

/** The routes that may be called less often than the rest, by their keys. */
export function tightRoutes(): Map<string, Throttle> {
  return new Map(
    calls.flatMap(({ routeKey, endpoint: { needs } }) => {
      const throttle = tight[needs];
      return throttle ? [[routeKey, throttle] as const] : [];
    }),
  );
}
