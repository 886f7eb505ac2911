import type { HttpEvent } from '../../lib/local/gateway/lambda.ts';
import { originSecret } from '../../lib/local/start-backend.ts';
import { originHeader } from '../../shared/core/origin-header.ts';
import type { Principal } from '../support/clinic.ts';

/** The body of a request for a list of cases. */
export const listBody = JSON.stringify({ limit: 25, gender: null });

export const claimsOf = ({ token }: Principal): Record<string, string> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** The event that API Gateway sends to the Lambda for this request. */
export function listEvent(caller: Principal, slug: string): HttpEvent {
  const [rawPath, method] = ['/api/cases/search', 'POST'];
  const routeKey = `${method} ${rawPath}`;
  return {
    ...{ version: '2.0', routeKey, rawPath, rawQueryString: '', body: listBody, isBase64Encoded: false },
    headers: { 'content-type': 'application/json', 'x-organization': slug, [originHeader]: originSecret },
    requestContext: {
      ...{ accountId: '', apiId: '', domainName: '', domainPrefix: '', time: '', timeEpoch: 0 },
      ...{ requestId: 'list', routeKey, stage: '$default' },
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: '' },
      authorizer: { jwt: { claims: claimsOf(caller) } },
    },
  };
}
