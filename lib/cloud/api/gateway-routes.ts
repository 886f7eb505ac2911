import { type ApiOperation, apiOperations } from '../../../shared/contract.ts';
import type { HttpLambdaName, Method } from '../../../shared/core/endpoint.ts';
import { binaryPath } from '../../../shared/core/fhir/files.ts';
import { joinedPath, keyedPath, routesOverlap } from '../../../shared/core/match-route.ts';
import { isStrict } from './throttles.ts';

export interface GatewayRoute {
  routeKey: string;
  method: Method;
  path: string;
  lambda: HttpLambdaName;
  /** Whether the route works without a token. */
  isPublic: boolean;
  /** Whether the route accepts API keys, which only the Lambda can check. */
  isKeyed?: true;
}

const mayBeJoined = (call: ApiOperation): boolean => call.lambda === 'api' && !isStrict(call);

/**
 * Whether a parameter in another route's path would match this endpoint. Such an endpoint needs its own
 * route.
 */
const isShadowed = (call: ApiOperation): boolean =>
  apiOperations.some(other => !mayBeJoined(other) && routesOverlap(call.routeKey, other.routeKey));

/**
 * Whether the endpoint uses a shared route of the HTTP API. The Lambda then finds the endpoint by the path.
 */
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
/** The route for PDFs as FHIR resources; with `isKeyed`, the route for requests with an API key. */
const binaryRoute = (isKeyed: boolean): GatewayRoute => {
  const path = `/api/${isKeyed ? 'by-key/' : ''}${binaryPath}`;
  const route = { routeKey: `GET ${path}`, method: 'GET', path, lambda: 'pdf' } as const;
  return isKeyed ? { ...route, isPublic: true, isKeyed } : { ...route, isPublic: false };
};

/**
 * The routes of the HTTP API, which can have at most 300 routes. Joined endpoints (`isJoined`) share one
 * route per method, and a second one per method for requests with an API key. All other endpoints have a
 * route each.
 */
export const gatewayRoutes: readonly GatewayRoute[] = [
  ...apiOperations.filter(call => !isJoined(call)).map(ownRoute),
  ...joinedMethods.map(joinedRoute),
  ...joinedMethods.map(keyedRoute),
  binaryRoute(false),
  binaryRoute(true),
];

export const routeOfCall = (call: ApiOperation): string =>
  isJoined(call) ? joinedRoute(call.endpoint.method).routeKey : call.routeKey;
