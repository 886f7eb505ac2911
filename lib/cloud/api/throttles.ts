import { type ApiOperation, apiOperations } from '../../../shared/contract.ts';
import type { Needs } from '../../../shared/core/endpoint.ts';
import { joinedPath } from '../../../shared/core/match-route.ts';

/** Requests of a route over all organisations: a second on the long run, and at once. */
export interface Throttle {
  rate: number;
  burst: number;
}

/** The throttle of a route with one call. */
export const defaultThrottle: Throttle = { rate: 200, burst: 400 };

/** The throttle of a route that takes many calls; each organisation has a limit of its own behind it. */
export const joinedThrottle: Throttle = { rate: 2000, burst: 4000 };

/** Routes without sign-in, and those before an organisation is opened. */
const throttleByNeeds: Partial<Record<Needs, Throttle>> = {
  public: { rate: 20, burst: 40 },
  token: { rate: 50, burst: 100 },
};

/** Making a PDF takes longer than any other call; sending makes PDFs too. */
const pdfThrottle: Throttle = { rate: 20, burst: 40 };

const strictThrottle = ({ lambda, endpoint: { needs } }: ApiOperation): Throttle | undefined =>
  throttleByNeeds[needs] ?? (lambda === 'pdf' ? pdfThrottle : undefined);

/** Whether the call has a stricter throttle than others, and therefore a route of its own. */
export const isStrict = (call: ApiOperation): boolean => strictThrottle(call) !== undefined;

/** Routes with a stricter throttle, by route key. */
export function strictRoutes(): Map<string, Throttle> {
  return new Map(
    apiOperations.flatMap(call => {
      const throttle = strictThrottle(call);
      return throttle ? [[call.routeKey, throttle] as const] : [];
    }),
  );
}

const strictThrottleByRoute = strictRoutes();

/** What a route is given, by its key. */
export const throttleOfRoute = (routeKey: string): Throttle =>
  routeKey.endsWith(joinedPath) ? joinedThrottle : (strictThrottleByRoute.get(routeKey) ?? defaultThrottle);
