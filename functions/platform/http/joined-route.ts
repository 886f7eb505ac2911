import { joinedPath, keyedPath, routeMatcher } from '../../../shared/core/match-route.ts';
import type { HttpHandler } from './create-http-lambda.ts';

/** The path that was asked for, before the site passed it on. */
const withoutKey = (path: string): string => path.replace(/^\/api\/by-key\//, '/api/');

/**
 * A Lambda behind joined routes: finds the call of an event by its path, and hands it on as if the call had
 * a route of its own. An unknown path is handed on as it is, and is missing.
 */
export function behindJoinedRoute(routeKeys: readonly string[], lambda: HttpHandler): HttpHandler {
  const match = routeMatcher(routeKeys);
  return (event, context) => {
    const { method } = event.requestContext.http;
    const isKeyed = event.routeKey === `${method} ${keyedPath}`;
    if (!isKeyed && event.routeKey !== `${method} ${joinedPath}`) return lambda(event, context);
    const { proxy: _path, ...others } = event.pathParameters ?? {};
    const rawPath = isKeyed ? withoutKey(event.rawPath) : event.rawPath;
    const found = match(method, rawPath);
    return lambda(
      found ? { ...event, ...found, rawPath, pathParameters: { ...others, ...found.pathParameters } } : event,
      context,
    );
  };
}
