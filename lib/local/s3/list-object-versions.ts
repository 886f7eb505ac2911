import type { ObjectStore } from './object-store.ts';
import type { S3Request, S3Response } from './s3-request.ts';
import { xmlResponse } from './xml-response.ts';

/**
 * Lists versions on a single page. As in a bucket without versioning, each object has one version, named
 * `null`.
 */
export function listObjectVersions({ bucket, query }: S3Request, store: ObjectStore): S3Response {
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
