import { calls } from '../../shared/contract.ts';
import type { Needs } from '../../shared/core/endpoint.ts';

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

/** Drawing a page takes a Lambda longer than anything else does; sending is drawing, and mail goes out by it. */
const drawing: Throttle = { rate: 20, burst: 40 };

/** The routes that may be called less often than the rest, by their keys. */
export function tightRoutes(): Map<string, Throttle> {
  return new Map(
    calls.flatMap(({ routeKey, entry, endpoint: { needs } }) => {
      const throttle = tight[needs] ?? (entry === 'pdf' ? drawing : undefined);
      return throttle ? [[routeKey, throttle] as const] : [];
    }),
  );
}

const tightByKey = tightRoutes();

/** What a route is given, by its key. */
export const routeThrottles = (routeKey: string): Throttle => tightByKey.get(routeKey) ?? everyRoute;
