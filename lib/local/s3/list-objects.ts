import type { StoredObject } from './object-index.ts';
import type { ObjectStore } from './object-store.ts';
import { S3Error } from './s3-error.ts';
import type { S3Request, S3Response } from './s3-request.ts';
import { xmlResponse } from './xml-response.ts';

type Page = { objects: StoredObject[]; prefixes: string[]; nextAfter?: string };

const MAX_KEYS = 1000;

/** Answers ListObjectsV2: keys in byte order, those that share a part up to the delimiter as one prefix. */
export function listObjects({ bucket, query }: S3Request, store: ObjectStore): S3Response {
  if (!store.hasBucket(bucket)) throw new S3Error('NoSuchBucket');
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const token = query.get('continuation-token') ?? undefined;
  const after = token === undefined ? (query.get('start-after') ?? '') : decodeToken(token);
  const maxKeys = readMaxKeys(query.get('max-keys'));
  const page = readPage(store.list(bucket, prefix, after), prefix, delimiter, maxKeys);
  const encode = query.get('encoding-type') === 'url' ? encodeURIComponent : (text: string) => text;
  return xmlResponse('ListBucketResult', {
    Name: bucket,
    Prefix: encode(prefix),
    Delimiter: delimiter ? encode(delimiter) : undefined,
    EncodingType: query.get('encoding-type') ?? undefined,
    KeyCount: page.objects.length + page.prefixes.length,
    MaxKeys: maxKeys,
    IsTruncated: page.nextAfter !== undefined,
    ContinuationToken: token,
    NextContinuationToken: page.nextAfter && Buffer.from(page.nextAfter).toString('base64url'),
    Contents: page.objects.map(object => ({
      Key: encode(object.key),
      LastModified: new Date(object.modifiedAt).toISOString(),
      ETag: object.etag,
      ChecksumAlgorithm: 'CRC32',
      ChecksumType: 'FULL_OBJECT',
      Size: object.size,
      StorageClass: 'STANDARD',
    })),
    CommonPrefixes: page.prefixes.map(text => ({ Prefix: encode(text) })),
  });
}

function readPage(listed: Iterable<StoredObject>, prefix: string, delimiter: string, maxKeys: number): Page {
  const objects: StoredObject[] = [];
  const prefixes: string[] = [];
  let last = '';
  for (const object of listed) {
    const group = commonPrefix(object.key, prefix, delimiter);
    const isNew = group === undefined || group !== prefixes.at(-1);
    if (isNew && objects.length + prefixes.length === maxKeys) {
      return maxKeys === 0 ? { objects, prefixes } : { objects, prefixes, nextAfter: last };
    }
    if (group === undefined) objects.push(object);
    else if (isNew) prefixes.push(group);
    last = object.key;
  }
  return { objects, prefixes };
}

function commonPrefix(key: string, prefix: string, delimiter: string) {
  const at = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
  return at === -1 ? undefined : key.slice(0, at + delimiter.length);
}

function readMaxKeys(text: string | null) {
  const asked = Number(text ?? MAX_KEYS);
  if (!Number.isInteger(asked) || asked < 0) throw new S3Error('InvalidArgument', 'max-keys is not a count.');
  return Math.min(asked, MAX_KEYS);
}

function decodeToken(token: string) {
  const key = Buffer.from(token, 'base64url').toString();
  if (!key) throw new S3Error('InvalidArgument', 'The continuation token is not valid.');
  return key;
}
