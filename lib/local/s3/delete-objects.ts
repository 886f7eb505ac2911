import type { ObjectStore } from './object-store.ts';
import { childText, elementsIn } from './parse-xml.ts';
import { S3Error } from './s3-error.ts';
import type { S3Request, S3Response } from './s3-request.ts';
import { xmlResponse } from './xml-response.ts';

const MAX_KEYS = 1000;

export async function deleteObject({ bucket, key }: S3Request, store: ObjectStore): Promise<S3Response> {
  await store.remove(bucket, key);
  return { status: 204 };
}

/** Removes up to 1,000 objects named in the body; a quiet request is not told which. */
export async function deleteObjects(
  { bucket }: S3Request,
  body: Buffer,
  store: ObjectStore,
): Promise<S3Response> {
  const xml = body.toString();
  const keys = elementsIn(xml, 'Object').map(object => childText(object, 'Key'));
  if (keys.length === 0 || keys.length > MAX_KEYS || keys.includes('')) throw new S3Error('MalformedXML');
  for (const key of keys) await store.remove(bucket, key);
  const isQuiet = childText(xml, 'Quiet') === 'true';
  return xmlResponse('DeleteResult', { Deleted: isQuiet ? [] : keys.map(Key => ({ Key })) });
}
