import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpEvent } from './lambda.ts';

const textTypes = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded)|.*\+json|.*\+xml)/i;

export interface MatchedRoute {
  routeKey: string;
  pathParameters: Record<string, string>;
}

/** Converts an HTTP request to the event that API Gateway sends to a Lambda (payload format 2.0). */
export function toEvent(
  request: IncomingMessage,
  body: Buffer,
  { routeKey, pathParameters }: MatchedRoute,
  claims: Record<string, unknown> | undefined,
): HttpEvent {
  const [rawPath = '/', rawQueryString = ''] = (request.url ?? '/').split(/\?(.*)/s);
  const headers = joinHeaders(request);
  const isBase64Encoded = body.length > 0 && !isText(headers['content-type'] ?? '', body);
  const time = new Date();
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString,
    headers,
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers.host ?? '127.0.0.1',
      domainPrefix: 'local',
      http: {
        method: request.method ?? 'GET',
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: time.toUTCString(),
      timeEpoch: time.getTime(),
      ...(claims && { authorizer: { jwt: { claims: flatten(claims) } } }),
    },
    ...(body.length > 0 && { body: body.toString(isBase64Encoded ? 'base64' : 'utf8') }),
    isBase64Encoded,
  };
}

/** Headers by lower-case name, repeated ones joined by commas. Adds the client to X-Forwarded-For. */
function joinHeaders({ rawHeaders, socket }: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    const value = rawHeaders[index + 1] ?? '';
    if (name !== 'cookie') headers[name] = name in headers ? `${headers[name]},${value}` : value;
  }
  const from = socket.remoteAddress ?? '127.0.0.1';
  headers['x-forwarded-for'] = headers['x-forwarded-for'] ? `${headers['x-forwarded-for']}, ${from}` : from;
  return headers;
}

/** Whether the body is passed on as text. A body that is not UTF-8 is always passed on as base64. */
function isText(type: string, body: Buffer): boolean {
  return textTypes.test(type) && Buffer.from(body.toString('utf8')).equals(body);
}

/** Converts all claims to text like API Gateway's authorizer. A list becomes a text in brackets. */
function flatten(claims: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      name,
      Array.isArray(value) ? `[${value.join(' ')}]` : String(value),
    ]),
  );
}
