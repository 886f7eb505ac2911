import { Logger } from '@aws-lambda-powertools/logger';
import middy from '@middy/core';
import httpSecurityHeaders from '@middy/http-security-headers';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { AppError } from '../../../shared/core/errors.ts';
import type { Environment } from '../environment.ts';
import { answerCall, type CallEvent, type Calls, json } from './answer-call.ts';
import { onlyThroughSite } from './only-through-site.ts';

export type EntryHandler = (event: CallEvent, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

/** A Lambda that answers calls of the site: one log line each, security headers, and the error table. */
export function createEntry(
  name: string,
  { logLevel, originSecrets }: Pick<Environment, 'logLevel' | 'originSecrets'>,
  calls: Calls,
): EntryHandler {
  const logger = new Logger({ serviceName: name, logLevel: logLevel as 'INFO' });
  const handler = middy<CallEvent, APIGatewayProxyStructuredResultV2>()
    .use(logLine(logger, calls.now))
    .use(httpSecurityHeaders(answersAreData))
    .use(answerErrors(logger, logLevel === 'DEBUG'))
    .use(comesThroughSite(originSecrets))
    .handler(event => answerCall(calls, event));
  return (event, context) => handler(event, context);
}

/** Answers are data: a browser that shows one as a page may load nothing for it. */
const answersAreData = {
  contentSecurityPolicy: { 'default-src': "'none'", 'report-to': '' },
  crossOriginEmbedderPolicy: false,
  permissionsPolicy: false,
  reportTo: false,
};

type Middleware = middy.MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2>;

/** Route, status, milliseconds; never an address, a query or a body. */
function logLine(logger: Logger, now: () => number): Middleware {
  const started = new WeakMap<CallEvent, number>();
  const write = (event: CallEvent, statusCode: number | undefined) =>
    logger.info('call', {
      requestId: event.requestContext.requestId,
      route: event.routeKey,
      status: statusCode,
      ms: now() - (started.get(event) ?? now()),
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

function comesThroughSite(secrets: string[]): Middleware {
  const check = onlyThroughSite(secrets);
  return { before: ({ event }) => check(event.headers) };
}

function answerErrors(logger: Logger, quote: boolean): Middleware {
  return {
    onError: request => {
      const error = toAppError(request.error);
      if (error.status >= 500) {
        logger.error('failed', {
          requestId: request.event.requestContext.requestId,
          route: request.event.routeKey,
          name: request.error?.name,
          at: framesOf(request.error),
          ...(quote && { message: request.error?.message }),
        });
      }
      request.response = json(error.status, error.body, retryAfter(error));
    },
  };
}

/** Whoever asks too often is told in seconds when it may help; where nobody knows, a minute. */
function retryAfter({ status, retryAfter }: AppError): Record<string, string> {
  return status === 429 ? { 'retry-after': String(retryAfter ?? 60) } : {};
}

const busy = /Throttl|ProvisionedThroughputExceeded|RequestLimitExceeded|TimeoutError|ServiceUnavailable/;

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(error instanceof Error && busy.test(error.name) ? 'server.busy' : 'server.failed');
}

/** Where it happened. The message stays out of logs, since those of AWS can quote what was sent. */
function framesOf(error: unknown): string[] {
  return error instanceof Error
    ? (error.stack ?? '').split('\n').filter(line => line.startsWith('    at '))
    : [];
}
