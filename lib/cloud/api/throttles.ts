import { type ApiOperation, apiOperations } from '../../../shared/contract.ts';
import type { Needs } from '../../../shared/core/endpoint.ts';
import { joinedPath } from '../../../shared/core/match-route.ts';

/** Requests of a route over all organisations: a second on the long run, and at once. */
export interface Throttle {
  rate: number;
  burst: number;
}

/** What the routes of a stage take, in requests a second on the long run. */
export interface CallRates {
  /** A route with one call. */
  call: number;
  /** A route that takes many calls; each organisation has a limit of its own behind it. */
  joined: number;
  /** Routes without sign-in. */
  public: number;
  /** Routes before an organisation is opened. */
  token: number;
  /** Making a PDF takes longer than any other call; sending makes PDFs too. */
  pdf: number;
}

export const usualCallRates: CallRates = { call: 200, joined: 2000, public: 20, token: 50, pdf: 20 };

/** Twice as many are taken at once as in a second. */
const throttleOf = (rate: number): Throttle => ({ rate, burst: rate * 2 });

/** The throttle of a stage's routes that have none of their own. */
export const defaultThrottle = (rates: CallRates = usualCallRates): Throttle => throttleOf(rates.call);

const strictNeeds = new Set<Needs>(['public', 'token'] satisfies (keyof CallRates)[]);

function strictKindOf({ lambda, endpoint: { needs } }: ApiOperation): keyof CallRates | undefined {
  if (strictNeeds.has(needs)) return needs as 'public' | 'token';
  return lambda === 'pdf' ? 'pdf' : undefined;
}

/** Whether the call has a stricter throttle than others, and therefore a route of its own. */
export const isStrict = (call: ApiOperation): boolean => strictKindOf(call) !== undefined;

const strictKinds = new Map(
  apiOperations.flatMap(call => {
    const kind = strictKindOf(call);
    return kind ? [[call.routeKey, kind] as const] : [];
  }),
);

/** Routes with a stricter throttle, by route key. */
export const strictRoutes = (rates: CallRates = usualCallRates): Map<string, Throttle> =>
  new Map([...strictKinds].map(([routeKey, kind]) => [routeKey, throttleOf(rates[kind])]));

/** What a route is given, by its key. */
export const throttleOfRoute = (routeKey: string, rates: CallRates = usualCallRates): Throttle =>
  throttleOf(rates[routeKey.endsWith(joinedPath) ? 'joined' : (strictKinds.get(routeKey) ?? 'call')]);
