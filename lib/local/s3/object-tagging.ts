import type { ObjectStore } from './object-store.ts';
import type { S3Request, S3Response } from './s3-request.ts';
import { parseTaggingXml } from './tags.ts';

export function putObjectTagging({ bucket, key }: S3Request, body: Buffer, store: ObjectStore): S3Response {
  store.setTags(store.get(bucket, key), parseTaggingXml(body.toString()));
  return { status: 200 };
}

export function deleteObjectTagging({ bucket, key }: S3Request, store: ObjectStore): S3Response {
  store.setTags(store.get(bucket, key), {});
  return { status: 204 };
}
