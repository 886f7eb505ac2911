import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { HttpLambdaName } from '../../../shared/core/endpoint.ts';
import { joinedPath, keyedPath, routeMatcher } from '../../../shared/core/match-route.ts';
import { type GatewayRoute, gatewayRoutes } from '../../cloud/api/gateway-routes.ts';
import type { Throttle } from '../../cloud/api/throttles.ts';
import { type RequestHandler, readBody } from '../serve.ts';
import { type Authorizer, createAuthorizer } from './authorize.ts';
import type { HttpLambda } from './lambda.ts';
import { toEvent } from './to-event.ts';

export interface GatewayOptions {
  authorizer: Authorizer;
  lambdas: Record<HttpLambdaName, HttpLambda>;
  timeoutMs?: number;
  now?: () => number;
  /** Limit of requests per second of each route; unlimited if absent. */
  throttles?: ((routeKey: string) => Throttle) | undefined;
}

const maxRequestBytes = 10 * 1024 * 1024;
const maxResponseBytes = 6 * 1024 * 1024;
const maxTimeoutMs = 30_000;

/**
 * Creates an HTTP API in front of the Lambdas, with the same routes, token checks, limits and timeout as in
 * AWS.
 */
export function createGateway({
  authorizer,
  lambdas,
  timeoutMs = maxTimeoutMs,
  now = Date.now,
  throttles,
}: GatewayOptions): RequestHandler {
  const authorize = createAuthorizer(authorizer);
  const takeToken = createThrottle(throttles, now);
  return async (request, response) => {
    const match = matchRoute(request.method ?? 'GET', (request.url ?? '/').split('?')[0] ?? '/');
    if (!match) return send(response, 404, 'Not Found');
    const body = await readBody(request, maxRequestBytes);
    if (!body) return send(response, 413, 'Request Entity Too Large');
    const { routeKey, lambda, isPublic } = match.route;
    if (!takeToken(routeKey)) return send(response, 429, 'Too Many Requests');
    const verdict = isPublic ? undefined : await authorize(request.headers.authorization);
    if (verdict && 'status' in verdict) return send(response, verdict.status, verdict.message);
    const { pathParameters } = match;
    const event = toEvent(request, body, { routeKey, pathParameters }, verdict?.claims);
    try {
      const handed = JSON.parse(JSON.stringify(event)) as typeof event;
      writeLambdaResponse(
        response,
        await withTimeout(lambdas[lambda](handed, contextOf(lambda, timeoutMs)), timeoutMs),
      );
    } catch (error) {
      console.error(error);
      send(response, 500, 'Internal Server Error');
    }
  };
}

const unavailable = { statusCode: 503, body: JSON.stringify({ message: 'Service Unavailable' }) };

async function withTimeout(
  answer: Promise<APIGatewayProxyStructuredResultV2>,
  timeoutMs: number,
): Promise<APIGatewayProxyStructuredResultV2> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<APIGatewayProxyStructuredResultV2>(resolve => {
    timer = setTimeout(resolve, timeoutMs, unavailable);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function writeLambdaResponse(response: ServerResponse, answer: APIGatewayProxyStructuredResultV2): void {
  const body = Buffer.from(answer.body ?? '', answer.isBase64Encoded ? 'base64' : 'utf8');
  if (body.length > maxResponseBytes) {
    send(response, 500, 'Internal Server Error');
    return;
  }
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, String(value));
  response.writeHead(answer.statusCode ?? 200).end(body);
}

function send(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
}

function contextOf(entry: string, timeoutMs: number): Context {
  const end = Date.now() + timeoutMs;
  return {
    awsRequestId: randomUUID(),
    callbackWaitsForEmptyEventLoop: false,
    functionName: entry,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${entry}`,
    memoryLimitInMB: '512',
    logGroupName: entry,
    logStreamName: 'local',
    getRemainingTimeInMillis: () => end - Date.now(),
    done: () => {},
    fail: () => {},
    succeed: () => {},
  };
}

interface Match {
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
function matchRoute(method: string, path: string): Match | undefined {
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

interface TokenBucket {
  tokens: number;
  filledAt: number;
}

/**
 * Returns a function that says whether a request to a route is allowed. Like API Gateway, each route has a
 * token bucket for `burst` requests that is refilled with `rate` requests per second.
 */
function createThrottle(
  throttleOf: ((routeKey: string) => Throttle) | undefined,
  now: () => number,
): (routeKey: string) => boolean {
  const buckets = new Map<string, TokenBucket>();
  return routeKey => {
    if (!throttleOf) return true;
    const { rate, burst } = throttleOf(routeKey);
    const { tokens, filledAt } = buckets.get(routeKey) ?? { tokens: burst, filledAt: now() };
    const filled = Math.min(burst, tokens + ((now() - filledAt) / 1_000) * rate);
    const isLeft = filled >= 1;
    buckets.set(routeKey, { tokens: isLeft ? filled - 1 : filled, filledAt: now() });
    return isLeft;
  };
}
