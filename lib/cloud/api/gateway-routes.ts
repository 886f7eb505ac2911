import { type ApiOperation, apiOperations } from '../../../shared/contract.ts';
import type { HttpLambdaName, Method } from '../../../shared/core/endpoint.ts';
import { joinedPath, keyedPath, routesOverlap } from '../../../shared/core/match-route.ts';
import { isStrict } from './throttles.ts';

/** A route of the HTTP API. */
export interface GatewayRoute {
  routeKey: string;
  method: Method;
  path: string;
  lambda: HttpLambdaName;
  /** Whether it needs no token. */
  isPublic: boolean;
  /** Whether it takes API keys, which only the Lambda can check. */
  isKeyed?: true;
}

const mayBeJoined = (call: ApiOperation): boolean => call.lambda === 'api' && !isStrict(call);

/** A call keeps a route of its own where a parameter of another one's would take its path. */
const isShadowed = (call: ApiOperation): boolean =>
  apiOperations.some(other => !mayBeJoined(other) && routesOverlap(call.routeKey, other.routeKey));

/** Whether the call is found by its path in the Lambda, rather than by the HTTP API. */
export const isJoined = (call: ApiOperation): boolean => mayBeJoined(call) && !isShadowed(call);

function ownRoute({ routeKey, lambda, endpoint }: ApiOperation): GatewayRoute {
  const { method, path, needs } = endpoint;
  return { routeKey, method, path: `/api/${path}`, lambda, isPublic: needs === 'public' };
}

const joinedRoute = (method: Method): GatewayRoute => ({
  routeKey: `${method} ${joinedPath}`,
  method,
  path: joinedPath,
  lambda: 'api',
  isPublic: false,
});

const joined = apiOperations.filter(isJoined);
const joinedMethods = [...new Set(joined.map(({ endpoint }) => endpoint.method))].sort();

const keyedRoute = (method: Method): GatewayRoute => ({
  routeKey: `${method} ${keyedPath}`,
  method,
  path: keyedPath,
  lambda: 'api',
  isPublic: true,
  isKeyed: true,
});
/**
 * The routes of the HTTP API, which takes 300 of them: one for each call of the Lambdas with fewer calls or
 * a stricter throttle, one for each method for all others, and as many again for calls with an API key.
 */
export const gatewayRoutes: readonly GatewayRoute[] = [
  ...apiOperations.filter(call => !isJoined(call)).map(ownRoute),
  ...joinedMethods.map(joinedRoute),
  ...joinedMethods.map(keyedRoute),
];

/** The route that takes a call. */
export const routeOfCall = (call: ApiOperation): string =>
  isJoined(call) ? joinedRoute(call.endpoint.method).routeKey : call.routeKey;
