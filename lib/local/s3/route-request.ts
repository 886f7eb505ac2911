import { deleteObject } from './delete-object.ts';
import { getObject } from './get-object.ts';
import { listObjects } from './list-objects.ts';
import type { ObjectStore } from './object-store.ts';
import { deleteObjectTagging, getObjectTagging, putObjectTagging } from './object-tagging.ts';
import { putObject } from './put-object.ts';
import { S3Error } from './s3-error.ts';
import type { S3Request, S3Response } from './s3-request.ts';

const KNOWN_PARAMETER =
  /^(x-id|x-amz-.+|X-Amz-.+|response-.+|tagging|list-type|prefix|delimiter|max-keys|start-after|continuation-token|encoding-type|fetch-owner)$/;

/** Runs the operation a signed request asks for; operations and options that are not known are refused. */
export function routeRequest(
  request: S3Request,
  body: Buffer,
  store: ObjectStore,
): S3Response | Promise<S3Response> {
  const { query, bucket, key } = request;
  if (!bucket || ![...query.keys()].every(name => KNOWN_PARAMETER.test(name)))
    throw new S3Error('NotImplemented');
  if (!key) return routeBucket(request, store);
  if (query.has('tagging')) return routeTagging(request, body, store);
  return routeObject(request, body, store);
}

function routeBucket(request: S3Request, store: ObjectStore) {
  const { method, query, bucket } = request;
  if (method === 'GET' && query.get('list-type') === '2') return listObjects(request, store);
  if (method !== 'HEAD') throw new S3Error('NotImplemented');
  if (!store.hasBucket(bucket)) throw new S3Error('NoSuchBucket');
  return { status: 200 };
}

function routeObject(request: S3Request, body: Buffer, store: ObjectStore) {
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return getObject(request, store);
    case 'PUT':
      if (request.parameters['x-amz-copy-source']) throw new S3Error('NotImplemented');
      return putObject(request, body, store);
    case 'DELETE':
      return deleteObject(request, store);
    default:
      throw new S3Error('MethodNotAllowed');
  }
}

function routeTagging(request: S3Request, body: Buffer, store: ObjectStore) {
  switch (request.method) {
    case 'GET':
      return getObjectTagging(request, store);
    case 'PUT':
      return putObjectTagging(request, body, store);
    case 'DELETE':
      return deleteObjectTagging(request, store);
    default:
      throw new S3Error('MethodNotAllowed');
  }
}
