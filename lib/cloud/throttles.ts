import { apiOperations } from '../../shared/contract.ts';
import type { Needs } from '../../shared/core/endpoint.ts';

/** Requests of a route over all organisations: a second on the long run, and at once. */
export interface Throttle {
  rate: number;
  burst: number;
}

/** The throttle of all other routes. */
export const defaultThrottle: Throttle = { rate: 200, burst: 400 };

/** Routes without sign-in, and those before an organisation is opened. */
const throttleByNeeds: Partial<Record<Needs, Throttle>> = {
  public: { rate: 20, burst: 40 },
  token: { rate: 50, burst: 100 },
};

/** Making a PDF takes longer than any other call; sending makes PDFs too. */
const pdfThrottle: Throttle = { rate: 20, burst: 40 };

/** Routes with a stricter throttle, by route key. */
export function strictRoutes(): Map<string, Throttle> {
  return new Map(
    apiOperations.flatMap(({ routeKey, lambda, endpoint: { needs } }) => {
      const throttle = throttleByNeeds[needs] ?? (lambda === 'pdf' ? pdfThrottle : undefined);
      return throttle ? [[routeKey, throttle] as const] : [];
    }),
  );
}

const strictThrottleByRoute = strictRoutes();

/** What a route is given, by its key. */
export const throttleOfRoute = (routeKey: string): Throttle =>
  strictThrottleByRoute.get(routeKey) ?? defaultThrottle;
