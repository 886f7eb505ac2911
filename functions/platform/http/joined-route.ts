import { joinedPath, routeMatcher } from '../../../shared/core/match-route.ts';
import type { HttpHandler } from './create-http-lambda.ts';

/**
 * A Lambda behind joined routes: finds the call of an event by its path, and hands it on as if the call had
 * a route of its own. An unknown path is handed on as it is, and is missing.
 */
export function behindJoinedRoute(routeKeys: readonly string[], lambda: HttpHandler): HttpHandler {
  const match = routeMatcher(routeKeys);
  return (event, context) => {
    const { method } = event.requestContext.http;
    if (event.routeKey !== `${method} ${joinedPath}`) return lambda(event, context);
    const { proxy: _path, ...others } = event.pathParameters ?? {};
    const found = match(method, event.rawPath);
    return lambda(
      found ? { ...event, ...found, pathParameters: { ...others, ...found.pathParameters } } : event,
      context,
    );
  };
}
