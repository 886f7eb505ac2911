import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { listen } from '../serve.ts';
import type { SecretOf } from '../sts/check-signature.ts';
import { assertAccess, type IsAccessAllowed } from './authorize-file-access.ts';
import { checkAccess } from './check-access.ts';
import { answerPreflight, corsHeaders } from './cors.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';
import { postObject } from './post-object.ts';
import { readPayload } from './read-payload.ts';
import { routeRequest } from './route-request.ts';
import { S3Error } from './s3-error.ts';
import { parseRequest, type S3Response } from './s3-request.ts';
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
