import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { listen } from '../serve.ts';
import { checkSignature, MAX_SKEW, type SecretOf, unsignedHeaders } from '../sts/check-signature.ts';
import { parseAmzDate, parseScope, requestSignature, sameSignature } from '../sts/signature-v4.ts';
import { assertAccess, type IsAccessAllowed } from './authorize-file-access.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';
import { postObject } from './post-object.ts';
import { readPayload } from './read-payload.ts';
import { routeRequest } from './route-request.ts';
import { S3Error, type S3ErrorCode } from './s3-error.ts';
import { parseRequest, type S3Request, type S3Response } from './s3-request.ts';
import { errorResponse } from './xml-response.ts';

export type S3Options = {
  port?: number;
  folder: string;
  accessKeys: SecretOf;
  /** Origins of pages that may read and upload, such as `http://127.0.0.1:5173`. */
  corsOrigins: string[] | (() => string[]);
  /** Whether IAM allows an access; if absent, all access is allowed. */
  isAccessAllowed?: IsAccessAllowed;
  /** Returns the current time in milliseconds since 1970. */
  now?: () => number;
  /** Clock by which signatures are checked. It must be the clock of the callers' SDK. Defaults to `now`. */
  signingClock?: () => number;
};

type Context = {
  store: ObjectStore;
  secretOf: SecretOf;
  origins: () => string[];
  mayAccess: IsAccessAllowed;
  signingClock: () => number;
};

/**
 * A stand-in for Amazon S3 with path-style URLs, signature version 4 and POST policies. Acknowledged writes
 * survive the process. It supports only what the product uses, and answers all else with `NotImplemented`.
 */
export async function startS3({
  port,
  folder,
  accessKeys,
  corsOrigins,
  isAccessAllowed = () => true,
  now = Date.now,
  signingClock = now,
}: S3Options) {
  const store = openObjectStore(folder, now);
  const origins = () => (typeof corsOrigins === 'function' ? corsOrigins() : corsOrigins);
  const context = { store, secretOf: accessKeys, origins, mayAccess: isAccessAllowed, signingClock };
  const server = await listen((request, response) => serve(request, response, context), port);
  return {
    endpoint: server.endpoint,
    createBucket: store.createBucket,
    /** The tags of an object. Lifecycle rules use them to choose objects to delete. */
    tagsOf: (bucket: string, key: string) => store.get(bucket, key).tags,
    /** Keys with a prefix, in byte order. */
    keysOf: (bucket: string, prefix: string) => Array.from(store.list(bucket, prefix, ''), ({ key }) => key),
    async close() {
      await server.close();
      store.close();
    },
  };
}

async function serve(request: IncomingMessage, response: ServerResponse, context: Context) {
  const requestId = randomUUID();
  const answer = await handleRequest(request, context).catch((error: unknown) => {
    if (error instanceof S3Error) return errorResponse(error, requestId);
    throw error;
  });
  const cors = corsHeaders(request.headers, context.origins());
  // If a request is rejected because of its time, the SDK adjusts its clock to this header.
  const date = new Date(context.signingClock()).toUTCString();
  response.writeHead(answer.status, { date, 'x-amz-request-id': requestId, ...cors, ...answer.headers });
  const { body } = answer;
  if (body === undefined || request.method === 'HEAD') response.end();
  else if (typeof body === 'string') response.end(body);
  else await pipeline(body, response);
}

async function handleRequest(request: IncomingMessage, context: Context): Promise<S3Response> {
  const { store, secretOf, origins, mayAccess, signingClock } = context;
  if (request.method === 'OPTIONS') return answerPreflight(request.headers, origins());
  const parsed = parseRequest(request);
  if (isForm(request) && !parsed.key)
    return postObject(request, parsed.bucket, { store, secretOf, mayAccess }, signingClock());
  const payloadHash = checkAccess(parsed, secretOf, signingClock());
  if (parsed.key) assertAccess(parsed, mayAccess);
  const body = await readPayload(request, payloadHash);
  return routeRequest(parsed, body, store);
}

function isForm({ method, headers }: IncomingMessage) {
  return method === 'POST' && headers['content-type']?.startsWith('multipart/form-data');
}

const MAX_EXPIRES = 7 * 24 * 60 * 60;

const CODE_OF = {
  missing: 'AccessDenied',
  'unknown-key': 'InvalidAccessKeyId',
  'wrong-token': 'InvalidToken',
  'wrong-scope': 'AuthorizationHeaderMalformed',
  skewed: 'RequestTimeTooSkewed',
  'unsigned-header': 'AccessDenied',
  mismatch: 'SignatureDoesNotMatch',
} as const satisfies Record<string, S3ErrorCode>;

/** Checks the signature of a request, in its headers or query. @returns the signed hash of the body */
function checkAccess(request: S3Request, secretOf: SecretOf, now: number): string {
  if (request.query.has('X-Amz-Signature')) return checkPresigned(request, secretOf, now);
  const payloadHash = String(request.headers['x-amz-content-sha256'] ?? '');
  const checked = checkSignature({ request: { ...request, payloadHash }, service: 's3', secretOf, now });
  if ('problem' in checked) throw new S3Error(CODE_OF[checked.problem]);
  if (!payloadHash) throw new S3Error('InvalidRequest', 'The header x-amz-content-sha256 is missing.');
  return payloadHash;
}

function checkPresigned(request: S3Request, secretOf: SecretOf, now: number) {
  const { query, headers } = request;
  const given = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  const scope = parseScope(given('Credential'));
  const stamp = given('Date');
  const expires = Number(given('Expires'));
  const isComplete = given('Algorithm') === 'AWS4-HMAC-SHA256' && expires >= 1 && expires <= MAX_EXPIRES;
  if (scope?.service !== 's3' || !stamp.startsWith(scope.date) || !isComplete) {
    throw new S3Error('AuthorizationQueryParametersError');
  }
  const secret = secretOf(scope.accessKeyId);
  if (!secret) throw new S3Error('InvalidAccessKeyId');
  if (given('Security-Token') !== (secret.sessionToken ?? '')) throw new S3Error('InvalidToken');
  checkTime(parseAmzDate(stamp), expires, now);
  const signedHeaders = given('SignedHeaders').split(';');
  if (unsignedHeaders(headers, signedHeaders).length > 0) throw new S3Error('AccessDenied');
  const payloadHash = 'UNSIGNED-PAYLOAD';
  const expected = requestSignature(secret.secretAccessKey, scope, stamp, {
    ...request,
    signedHeaders,
    payloadHash,
  });
  if (!sameSignature(expected, given('Signature'))) throw new S3Error('SignatureDoesNotMatch');
  return payloadHash;
}

/** Checks that a presigned URL is valid now. `signedAt` and `now` in ms since 1970, `expires` in seconds. */
function checkTime(signedAt: number, expires: number, now: number) {
  if (!(signedAt <= now + MAX_SKEW)) throw new S3Error('AccessDenied', 'The address is not valid yet.');
  if (now > signedAt + expires * 1000) throw new S3Error('AccessDenied', 'The address has expired.');
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT'];

type Headers = Record<string, string>;

/** Headers that allow a page of an allowed origin to read the response; empty for other origins. */
function corsHeaders({ origin }: IncomingHttpHeaders, origins: string[]): Headers {
  if (!origin || !origins.includes(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'ETag, x-amz-request-id',
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

/** Answers a browser's preflight request. @throws S3Error AccessForbidden */
function answerPreflight(headers: IncomingHttpHeaders, origins: string[]): S3Response {
  const allowed = corsHeaders(headers, origins);
  const method = headers['access-control-request-method'] ?? '';
  if (!allowed['access-control-allow-origin'] || !METHODS.includes(method))
    throw new S3Error('AccessForbidden');
  const requestedHeaders = headers['access-control-request-headers'];
  return {
    status: 200,
    headers: {
      ...allowed,
      'access-control-allow-methods': METHODS.join(', '),
      'access-control-max-age': 3000,
      ...(requestedHeaders && { 'access-control-allow-headers': requestedHeaders }),
    },
  };
}
