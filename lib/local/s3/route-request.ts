import { copyObject, copySourceOf } from './copy-object.ts';
import { deleteObject } from './delete-object.ts';
import { getObject } from './get-object.ts';
import { listObjectVersions } from './list-object-versions.ts';
import { postUpload, putPart } from './multipart-upload.ts';
import type { ObjectStore } from './object-store.ts';
import { deleteObjectTagging, putObjectTagging } from './object-tagging.ts';
import { putObject } from './put-object.ts';
import { S3Error } from './s3-error.ts';
import type { S3Request, S3Response } from './s3-request.ts';

const KNOWN_PARAMETER =
  /^(x-id|x-amz-.+|X-Amz-.+|response-.+|tagging|versionId|uploads|uploadId|partNumber)$/;

/** Runs the operation of a request whose signature is valid. Rejects unknown operations and options. */
export function routeRequest(
  request: S3Request,
  body: Buffer,
  store: ObjectStore,
): S3Response | Promise<S3Response> {
  const { query, bucket, key } = request;
  if (query.has('versions') && request.method === 'GET') return listObjectVersions(request, store);
  if (!bucket || !key || ![...query.keys()].every(name => KNOWN_PARAMETER.test(name)))
    throw new S3Error('NotImplemented');
  if (query.has('versionId') && request.method !== 'DELETE') throw new S3Error('NotImplemented');
  if (query.has('tagging')) return routeTagging(request, body, store);
  if (query.has('uploads') || query.has('uploadId')) return routeUpload(request, body, store);
  return routeObject(request, body, store);
}

function routeObject(request: S3Request, body: Buffer, store: ObjectStore) {
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return getObject(request, store);
    case 'PUT':
      if (copySourceOf(request)) return copyObject(request, store);
      return putObject(request, body, store);
    case 'DELETE':
      return deleteObject(request, store);
    default:
      throw new S3Error('MethodNotAllowed');
  }
}

function routeUpload(request: S3Request, body: Buffer, store: ObjectStore) {
  switch (request.method) {
    case 'POST':
      return postUpload(request, body, store);
    case 'PUT':
      return putPart(request, body, store);
    default:
      throw new S3Error('MethodNotAllowed');
  }
}

function routeTagging(request: S3Request, body: Buffer, store: ObjectStore) {
  switch (request.method) {
    case 'PUT':
      return putObjectTagging(request, body, store);
    case 'DELETE':
      return deleteObjectTagging(request, store);
    default:
      throw new S3Error('MethodNotAllowed');
  }
}
