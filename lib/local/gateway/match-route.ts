import { joinedPath, keyedPath, routeMatcher } from '../../../shared/core/match-route.ts';
import { type GatewayRoute, gatewayRoutes } from '../../cloud/api/gateway-routes.ts';

export interface Match {
  route: GatewayRoute;
  pathParameters: Record<string, string>;
}

const routeByKey = new Map(gatewayRoutes.map(route => [route.routeKey, route]));
const matchOwn = routeMatcher([...routeByKey.keys()].filter(routeKey => !routeKey.endsWith('{proxy+}')));

/** Paths of the routes that accept any rest of the path, the longest first. */
const openEnded = [keyedPath, joinedPath].map(path => ({ path, prefix: path.slice(0, path.indexOf('{')) }));

/**
 * Finds the route of a request: its own route before a shared one. Undefined if there is none, or if an escape in
 * the path is invalid.
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
