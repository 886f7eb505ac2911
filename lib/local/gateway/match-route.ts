import { joinedPath, routeMatcher } from '../../../shared/core/match-route.ts';
import { type GatewayRoute, gatewayRoutes } from '../../cloud/api/gateway-routes.ts';

export interface Match {
  route: GatewayRoute;
  pathParameters: Record<string, string>;
}

const routeByKey = new Map(gatewayRoutes.map(route => [route.routeKey, route]));
const matchOwn = routeMatcher([...routeByKey.keys()].filter(routeKey => !routeKey.endsWith(joinedPath)));

const joinedPrefix = joinedPath.slice(0, joinedPath.indexOf('{'));

/** Finds the route of a request: one of its own before a joined one. Undefined for none or a broken escape. */
export function matchRoute(method: string, path: string): Match | undefined {
  const own = matchOwn(method, path);
  const ownRoute = own && routeByKey.get(own.routeKey);
  if (own && ownRoute) return { route: ownRoute, pathParameters: own.pathParameters };
  const joined = routeByKey.get(`${method} ${joinedPath}`);
  if (!joined || !path.startsWith(joinedPrefix) || path.length === joinedPrefix.length) return undefined;
  try {
    return { route: joined, pathParameters: { proxy: decodeURIComponent(path.slice(joinedPrefix.length)) } };
  } catch {
    return undefined;
  }
}
