import { joinedPath, keyedPath, routeMatcher } from '../../../shared/core/match-route.ts';
import { type GatewayRoute, gatewayRoutes } from '../../cloud/api/gateway-routes.ts';

export interface Match {
  route: GatewayRoute;
  pathParameters: Record<string, string>;
}

const routeByKey = new Map(gatewayRoutes.map(route => [route.routeKey, route]));
const matchOwn = routeMatcher([...routeByKey.keys()].filter(routeKey => !routeKey.endsWith('{proxy+}')));

/** Paths of the shared routes, the longest first. Each ends in a parameter that matches any further path. */
const openEnded = [keyedPath, joinedPath].map(path => ({ path, prefix: path.slice(0, path.indexOf('{')) }));

/**
 * Finds the route of a request. Prefers an endpoint's own route to a shared route. Undefined if no route
 * matches, or if the path contains an invalid escape.
 */
export function matchRoute(method: string, path: string): Match | undefined {
  const own = matchOwn(method, path);
  const ownRoute = own && routeByKey.get(own.routeKey);
  if (own && ownRoute) return { route: ownRoute, pathParameters: own.pathParameters };
  for (const { path: template, prefix } of openEnded) {
    const route = routeByKey.get(`${method} ${template}`);
    if (!route || !path.startsWith(prefix) || path.length === prefix.length) continue;
    try {
      return { route, pathParameters: { proxy: decodeURIComponent(path.slice(prefix.length)) } };
    } catch {
      return undefined;
    }
  }
  return undefined;
}
