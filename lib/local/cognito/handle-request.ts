import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type RequestHandler, readBody } from '../serve.ts';
import { CognitoError } from './errors.ts';
import { operations } from './operations.ts';
import type { Pool } from './pool.ts';
import { userPoolId } from './pool-identity.ts';
import type { PublicJwk } from './signing-key.ts';

const service = 'AWSCognitoIdentityProviderService.';
const largestBody = 1_000_000;

/** Creates the HTTP handler of the user pool: Cognito's JSON 1.1 protocol, and the URL of the public keys. */
export function createRequestHandler(pool: Pool, keys: PublicJwk[]): RequestHandler {
  return (request, response) => {
    allowBrowsers(response);
    return answer(pool, keys, request, response);
  };
}

// The header `authorization` is not allowed, so that pages in a browser can never run admin operations.
function allowBrowsers(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS');
  response.setHeader(
    'access-control-allow-headers',
    'content-type, x-amz-target, x-amz-user-agent, amz-sdk-invocation-id, amz-sdk-request, cache-control',
  );
  response.setHeader('access-control-expose-headers', 'x-amzn-requestid, x-amzn-errortype, date');
  response.setHeader('access-control-max-age', '600');
}

async function answer(
  pool: Pool,
  keys: PublicJwk[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'OPTIONS') return send(response, 204);
  if (request.method === 'GET' && request.url === `/${userPoolId}/.well-known/jwks.json`) {
    return send(response, 200, { keys }, 'application/json');
  }
  if (request.method !== 'POST' || request.url !== '/') return send(response, 404);
  response.setHeader('x-amzn-requestid', randomUUID());
  const body = await readBody(request, largestBody);
  try {
    send(response, 200, await callOperation(pool, request, body?.toString()));
  } catch (error) {
    sendError(response, error);
  }
}

async function callOperation(pool: Pool, request: IncomingMessage, body: string | undefined) {
  const target = String(request.headers['x-amz-target'] ?? '');
  const operation = target.startsWith(service) && operations.get(target.slice(service.length));
  if (!operation) throw new CognitoError('UnknownOperationException', `Unknown operation: ${target}`);
  if (body === undefined) throw new CognitoError('SerializationException', 'The request is too large.');
  const signed = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ');
  if (operation.needsIam && !signed) {
    throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  }
  return operation.run(pool, parseJson(body));
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body || '{}', (_, value) => value ?? undefined);
  } catch {
    throw new CognitoError('SerializationException', 'The request is not JSON.');
  }
}

function sendError(response: ServerResponse, error: unknown): void {
  const known = error instanceof CognitoError;
  if (!known) console.error(error);
  const type = known ? error.type : 'InternalErrorException';
  response.setHeader('x-amzn-errortype', type);
  send(response, known ? 400 : 500, { __type: type, message: known ? error.message : 'Internal error' });
}

function send(response: ServerResponse, status: number, body?: object, type = 'application/x-amz-json-1.1') {
  if (body) response.setHeader('content-type', type);
  response.writeHead(status).end(body && JSON.stringify(body));
}
