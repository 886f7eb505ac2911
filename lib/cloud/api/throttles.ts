import { type ApiOperation, apiOperations } from '../../../shared/contract.ts';
import type { Needs } from '../../../shared/core/endpoint.ts';
import { binaryPath } from '../../../shared/core/fhir/files.ts';
import { joinedPath } from '../../../shared/core/match-route.ts';

/** Limit of a route, for all organisations together: sustained requests per second, and burst. */
export interface Throttle {
  rate: number;
  burst: number;
}

/** Sustained requests per second that a stage allows for each kind of route. */
export interface CallRates {
  call: number;
  /**
   * Rate of shared routes, each for many endpoints. The Lambda also limits the requests of each organisation.
   */
  joined: number;
  /** Rate of routes that need no sign-in. */
  public: number;
  /** Rate of endpoints that need only a token, because the user has not opened an organisation yet. */
  token: number;
  /**
   * Rate of endpoints that create a PDF, to download or to send it. Such requests take longer than all
   * others.
   */
  pdf: number;
}

export const usualCallRates: CallRates = { call: 200, joined: 2000, public: 20, token: 50, pdf: 20 };

const throttleOf = (rate: number): Throttle => ({ rate, burst: rate * 2 });

export const defaultThrottle = (rates: CallRates = usualCallRates): Throttle => throttleOf(rates.call);

const strictNeeds = new Set<Needs>(['public', 'token'] satisfies (keyof CallRates)[]);

function strictKindOf({ lambda, endpoint: { needs } }: ApiOperation): keyof CallRates | undefined {
  if (strictNeeds.has(needs)) return needs as 'public' | 'token';
  return lambda === 'pdf' ? 'pdf' : undefined;
}

export const isStrict = (call: ApiOperation): boolean => strictKindOf(call) !== undefined;

const strictKinds = new Map(
  apiOperations.flatMap(call => {
    const kind = strictKindOf(call);
    return kind ? [[call.routeKey, kind] as const] : [];
  }),
);

export const strictRoutes = (rates: CallRates = usualCallRates): Map<string, Throttle> =>
  new Map([...strictKinds].map(([routeKey, kind]) => [routeKey, throttleOf(rates[kind])]));

export const throttleOfRoute = (routeKey: string, rates: CallRates = usualCallRates): Throttle =>
  throttleOf(rates[kindOf(routeKey)]);

function kindOf(routeKey: string): keyof CallRates {
  if (routeKey.endsWith(joinedPath)) return 'joined';
  if (routeKey.endsWith(binaryPath)) return 'pdf';
  return strictKinds.get(routeKey) ?? 'call';
}
