import type { ObjectStore } from './object-store.ts';
import type { S3Request, S3Response } from './s3-request.ts';

export async function deleteObject({ bucket, key }: S3Request, store: ObjectStore): Promise<S3Response> {
  await store.remove(bucket, key);
  return { status: 204 };
}
