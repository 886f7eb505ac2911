import { objectHeaders } from './object-headers.ts';
import type { ObjectStore } from './object-store.ts';
import type { S3Request, S3Response } from './s3-request.ts';
import { parseTaggingHeader } from './tags.ts';

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
