import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { ErrorBody } from '../../../shared/core/errors.ts';
import { joinedPath, keyedPath } from '../../../shared/core/match-route.ts';
import type { CallEvent } from '../http/call-event.ts';
import type { HttpHandler } from '../http/create-http-lambda.ts';
import { organizationHeader } from '../http/handle-call.ts';
import { FhirError } from './fhir-error.ts';

export interface Answer {
  data: unknown;
  organization: string;
}

/**
 * Calls one of our endpoints for a FHIR request, with the rights of the same caller.
 * @param more additional headers
 * @throws FhirError if the endpoint rejects the request
 */
export type Ask = (
  method: string,
  path: string,
  body?: object,
  more?: Record<string, string>,
) => Promise<Answer>;

/**
 * Returns a function that calls endpoints inside this Lambda. Each request passes the same checks as from
 * outside: key or token, limits, permission, module, visibility and audit.
 * @param lambda handler that answers the requests
 */
export function askAs(event: CallEvent, context: Context, lambda: HttpHandler): Ask {
  const isKeyed = event.routeKey.includes(' /api/by-key/');
  return async (method, address, body, more) => {
    const [path, rawQueryString = ''] = address.split('?');
    const rawPath = `/api/${isKeyed ? 'by-key/' : ''}${path}`;
    const routeKey = `${method} ${isKeyed ? keyedPath : joinedPath}`;
    const { 'content-type': _, ...headers } = event.headers;
    const { body: __, pathParameters: ___, ...others } = event;
    const answer = await lambda(
      {
        ...others,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }), ...more },
        ...{ routeKey, rawPath, rawQueryString, isBase64Encoded: false, tellsOrganization: true },
        ...(body && { body: JSON.stringify(body) }),
        requestContext: {
          ...event.requestContext,
          routeKey,
          http: { ...event.requestContext.http, method, path: rawPath },
        },
      },
      context,
    );
    return readAnswer(answer);
  };
}

function readAnswer({ statusCode = 200, body, headers = {} }: APIGatewayProxyStructuredResultV2): Answer {
  const { data, error } = JSON.parse(body ?? '{}') as { data?: unknown; error?: ErrorBody['error'] };
  if (statusCode < 400) return { data, organization: String(headers[organizationHeader] ?? '') };
  const wait = headers['retry-after'];
  const wrong = Object.keys(error?.fields ?? {}).join(', ');
  const text = error?.message ?? 'The request failed';
  throw new FhirError(statusCode, wrong ? `${text}: ${wrong}` : text, {
    ...(error && { code: error.code }),
    headers: wait === undefined ? {} : { 'retry-after': String(wait) },
  });
}
