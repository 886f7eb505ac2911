import { copyObject, copySourceOf } from './copy-object.ts';
import { postUpload, putPart } from './multipart-upload.ts';
import { objectHeaders } from './object-headers.ts';
import type { StoredObject } from './object-index.ts';
import type { ObjectStore } from './object-store.ts';
import { S3Error } from './s3-error.ts';
import type { S3Request, S3Response } from './s3-request.ts';
import { parseTaggingHeader, parseTaggingXml } from './tags.ts';
import { xmlResponse } from './xml-response.ts';

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

async function deleteObject({ bucket, key }: S3Request, store: ObjectStore): Promise<S3Response> {
  await store.remove(bucket, key);
  return { status: 204 };
}

/**
 * Lists versions on a single page. As in a bucket without versioning, each object has one version, named
 * `null`.
 */
function listObjectVersions({ bucket, query }: S3Request, store: ObjectStore): S3Response {
  const prefix = query.get('prefix') ?? '';
  const found = [...store.list(bucket, prefix, '')];
  return xmlResponse('ListVersionsResult', {
    Name: bucket,
    Prefix: prefix,
    IsTruncated: 'false',
    Version: found.map(({ key, size }) => ({
      Key: key,
      VersionId: 'null',
      IsLatest: 'true',
      Size: String(size),
    })),
  });
}

function putObjectTagging({ bucket, key }: S3Request, body: Buffer, store: ObjectStore): S3Response {
  store.setTags(store.get(bucket, key), parseTaggingXml(body.toString()));
  return { status: 200 };
}

function deleteObjectTagging({ bucket, key }: S3Request, store: ObjectStore): S3Response {
  store.setTags(store.get(bucket, key), {});
  return { status: 204 };
}

async function putObject(request: S3Request, body: Buffer, store: ObjectStore): Promise<S3Response> {
  const { bucket, key, parameters } = request;
  const tags = parseTaggingHeader(parameters['x-amz-tagging']);
  const precondition = { ifMatch: parameters['if-match'], ifNoneMatch: parameters['if-none-match'] };
  const stored = await store.put(
    { bucket, key, headers: objectHeaders(parameters), tags, body },
    precondition,
  );
  const checksum = { 'x-amz-checksum-crc32': stored.crc32, 'x-amz-checksum-type': 'FULL_OBJECT' };
  return { status: 200, headers: { etag: stored.etag, ...checksum } };
}

/** A range of bytes; both ends are inclusive. */
type Range = { start: number; end: number };

const OVERRIDE =
  /^response-(cache-control|content-disposition|content-encoding|content-language|content-type|expires)$/;

function getObject(request: S3Request, store: ObjectStore): S3Response {
  const object = store.get(request.bucket, request.key);
  const { range: rangeHeader, 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
  if (ifMatch !== undefined && ifMatch !== object.etag) throw new S3Error('PreconditionFailed');
  if (ifNoneMatch === object.etag) return { status: 304, headers: { etag: object.etag } };
  const range = parseRange(rangeHeader, object.size);
  const headers = { ...headersOf(object), ...overridesIn(request.query) };
  const body = (part?: Range) =>
    request.method === 'HEAD' ? {} : { body: store.read(object, part?.start, part?.end) };
  if (!range) {
    const checksum = request.parameters['x-amz-checksum-mode'] === 'ENABLED' ? checksumOf(object) : {};
    return { status: 200, headers: { ...headers, ...checksum, 'content-length': object.size }, ...body() };
  }
  const partHeaders = {
    'content-length': range.end - range.start + 1,
    'content-range': `bytes ${range.start}-${range.end}/${object.size}`,
  };
  return { status: 206, headers: { ...headers, ...partHeaders }, ...body(range) };
}

function headersOf(object: StoredObject) {
  const tagCount = Object.keys(object.tags).length;
  return {
    ...object.headers,
    'accept-ranges': 'bytes',
    etag: object.etag,
    'last-modified': new Date(object.modifiedAt).toUTCString(),
    ...(tagCount > 0 && { 'x-amz-tagging-count': tagCount }),
  };
}

function checksumOf(object: StoredObject) {
  return { 'x-amz-checksum-crc32': object.crc32, 'x-amz-checksum-type': 'FULL_OBJECT' };
}

function overridesIn(query: URLSearchParams) {
  const overrides = [...query].flatMap(([name, value]) => {
    const header = OVERRIDE.exec(name)?.[1];
    return header ? [[header, value]] : [];
  });
  return Object.fromEntries(overrides);
}

/**
 * The requested range of bytes. Undefined, which means the whole object, if the header is not a single range,
 * as in S3.
 */
function parseRange(header: string | undefined, size: number): Range | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match) return;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  if (start > end) throw new S3Error('InvalidRange');
  return { start, end };
}
