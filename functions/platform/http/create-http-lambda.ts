import { Logger } from '@aws-lambda-powertools/logger';
import middy from '@middy/core';
import httpSecurityHeaders from '@middy/http-security-headers';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { AppError } from '../../../shared/core/errors.ts';
import type { Environment } from '../environment.ts';
import type { CallEvent } from './call-event.ts';
import { clientIp } from './client-ip.ts';
import { CursorSeal } from './cursor-seal.ts';
import { handleCall, json, type LambdaConfig } from './handle-call.ts';
import { verifyOriginSecret } from './verify-origin-secret.ts';

export type HttpHandler = (event: CallEvent, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

export function createHttpLambda(
  name: string,
  {
    logLevel,
    originSecrets,
    cursorSecrets,
  }: Pick<Environment, 'logLevel' | 'originSecrets' | 'cursorSecrets'>,
  calls: LambdaConfig,
): HttpHandler {
  const logger = new Logger({ serviceName: name, logLevel: logLevel as 'INFO' });
  const cursors = new CursorSeal(cursorSecrets, calls.now);
  const handler = middy<CallEvent, APIGatewayProxyStructuredResultV2>()
    .use(requestLogger(logger, calls.now))
    .use(httpSecurityHeaders(securityHeaderOptions))
    .use(errorResponder(logger, logLevel === 'DEBUG'))
    .use(originVerifier(originSecrets))
    .handler(event => handleCall({ ...calls, cursors }, event));
  return (event, context) => handler(event, context);
}

/**
 * Responses are data. If a browser opens one as a page, these headers prevent the page from loading anything.
 */
const securityHeaderOptions = {
  contentSecurityPolicy: { 'default-src': "'none'", 'report-to': '' },
  crossOriginEmbedderPolicy: false,
  permissionsPolicy: false,
  reportTo: false,
};

type Middleware = middy.MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2>;

/** Logs route, status, duration and the client's anonymised network. Never logs a URL, query or body. */
function requestLogger(logger: Logger, now: () => number): Middleware {
  const started = new WeakMap<CallEvent, number>();
  const write = (event: CallEvent, statusCode: number | undefined) =>
    logger.info('call', {
      requestId: event.requestContext.requestId,
      route: event.routeKey,
      status: statusCode,
      ms: now() - (started.get(event) ?? now()),
      address: clientIp(event),
      app: /^[\w.-]{1,32}$/.exec(event.headers['x-app-version'] ?? '')?.[0],
    });
  return {
    before: ({ event }) => {
      started.set(event, now());
    },
    after: ({ event, response }) => write(event, response?.statusCode),
    onError: ({ event, response }) => write(event, response?.statusCode),
  };
}

function originVerifier(secrets: string[]): Middleware {
  const check = verifyOriginSecret(secrets);
  return { before: ({ event }) => check(event.headers) };
}

function errorResponder(logger: Logger, includeMessage: boolean): Middleware {
  return {
    onError: request => {
      const error = toAppError(request.error);
      if (error.status >= 500) {
        logger.error('failed', {
          requestId: request.event.requestContext.requestId,
          route: request.event.routeKey,
          name: request.error?.name,
          at: stackFrames(request.error),
          ...(includeMessage && { message: request.error?.message }),
        });
      }
      request.response = json(error.status, error.body, retryAfter(error));
    },
  };
}

/** The Retry-After header for 429; a minute if the time is unknown. */
function retryAfter({ status, retryAfter }: AppError): Record<string, string> {
  return status === 429 ? { 'retry-after': String(retryAfter ?? 60) } : {};
}

const throttlingErrors =
  /Throttl|ProvisionedThroughputExceeded|RequestLimitExceeded|TimeoutError|ServiceUnavailable/;

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(
    error instanceof Error && throttlingErrors.test(error.name) ? 'server.busy' : 'server.failed',
  );
}

/** The stack frames of an error, without its message: messages of AWS errors can quote the request. */
function stackFrames(error: unknown): string[] {
  return error instanceof Error
    ? (error.stack ?? '').split('\n').filter(line => line.startsWith('    at '))
    : [];
}
