import { joinedPath, keyedPath, routeMatcher } from '../../../shared/core/match-route.ts';
import { memoizeAsync } from '../memoize-async.ts';
import type { HttpHandler } from './create-http-lambda.ts';
import { type LoadRoutes, readRoutes } from './router.ts';

/** The path that the client has sent. CloudFront rewrites the paths of requests with an API key. */
const withoutKey = (path: string): string => path.replace(/^\/api\/by-key\//, '/api/');

/**
 * Wraps a Lambda whose endpoints share one route of API Gateway. Finds the endpoint by the path, and sets its
 * route in the event. An event with an unknown path stays unchanged, so it gets a 404.
 */
export function behindJoinedRoute(loadRoutes: LoadRoutes, lambda: HttpHandler): HttpHandler {
  const findRoute = routeFinder(loadRoutes);
  return async (event, context) => {
    const { method } = event.requestContext.http;
    const isKeyed = event.routeKey === `${method} ${keyedPath}`;
    if (!isKeyed && event.routeKey !== `${method} ${joinedPath}`) return lambda(event, context);
    const { proxy: _path, ...others } = event.pathParameters ?? {};
    const rawPath = isKeyed ? withoutKey(event.rawPath) : event.rawPath;
    const found = await findRoute(method, rawPath);
    return lambda(
      found ? { ...event, ...found, rawPath, pathParameters: { ...others, ...found.pathParameters } } : event,
      context,
    );
  };
}

export function routeFinder(loadRoutes: LoadRoutes) {
  const openMatcher = memoizeAsync(async () =>
    routeMatcher([...(await readRoutes(loadRoutes)).calls.keys()]),
  );
  return async (method: string, path: string) => (await openMatcher())(method, path);
}
