import { buffer } from 'node:stream/consumers';
import { objectHeaders } from './object-headers.ts';
import type { ObjectStore } from './object-store.ts';
import { S3Error } from './s3-error.ts';
import type { S3Request, S3Response } from './s3-request.ts';
import { parseTaggingHeader } from './tags.ts';
import { xmlResponse } from './xml-response.ts';

export async function putObject(request: S3Request, body: Buffer, store: ObjectStore): Promise<S3Response> {
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

/** Copies an object; its metadata and tags come along unless a directive says `REPLACE`. */
export async function copyObject(request: S3Request, store: ObjectStore): Promise<S3Response> {
  const { bucket, key, parameters } = request;
  const source = sourceOf(parameters['x-amz-copy-source'] ?? '', store);
  const headers =
    parameters['x-amz-metadata-directive'] === 'REPLACE' ? objectHeaders(parameters) : source.headers;
  const tags =
    parameters['x-amz-tagging-directive'] === 'REPLACE'
      ? parseTaggingHeader(parameters['x-amz-tagging'])
      : source.tags;
  const body = await buffer(store.read(source));
  const stored = await store.put({ bucket, key, headers, tags, body });
  const LastModified = new Date(stored.modifiedAt).toISOString();
  return xmlResponse('CopyObjectResult', { ETag: stored.etag, LastModified, ChecksumCRC32: stored.crc32 });
}

function sourceOf(header: string, store: ObjectStore) {
  const [path = '', version] = header.replace(/^\//, '').split('?');
  if (version !== undefined) throw new S3Error('NotImplemented', 'There are no versions here.');
  const [bucket = '', ...key] = decodeURIComponent(path).split('/');
  return store.get(bucket, key.join('/'));
}
