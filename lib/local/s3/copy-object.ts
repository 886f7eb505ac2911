import { buffer } from 'node:stream/consumers';
import type { ObjectStore } from './object-store.ts';
import { S3Error } from './s3-error.ts';
import type { S3Request, S3Response } from './s3-request.ts';
import { parseTaggingHeader } from './tags.ts';
import { xmlResponse } from './xml-response.ts';

const SOURCE = 'x-amz-copy-source';

export function copySourceOf({ method, parameters }: S3Request): { bucket: string; key: string } | undefined {
  const source = method === 'PUT' ? parameters[SOURCE] : undefined;
  if (source === undefined) return undefined;
  const [bucket = '', ...rest] = decodeURIComponent(source).replace(/^\//, '').split('/');
  return { bucket, key: rest.join('/') };
}

/**
 * Copies an object with its headers. Copies or replaces its tags, as `x-amz-tagging-directive` says. Cannot
 * replace other headers.
 */
export async function copyObject(request: S3Request, store: ObjectStore): Promise<S3Response> {
  const { bucket, key, parameters } = request;
  const source = copySourceOf(request);
  if (!source || parameters['x-amz-metadata-directive'] === 'REPLACE') throw new S3Error('NotImplemented');
  const original = store.get(source.bucket, source.key);
  const replacesTags = parameters['x-amz-tagging-directive'] === 'REPLACE';
  const stored = await store.put({
    ...{ bucket, key, headers: original.headers },
    tags: replacesTags ? parseTaggingHeader(parameters['x-amz-tagging']) : original.tags,
    body: await buffer(store.read(original)),
  });
  const LastModified = new Date(stored.modifiedAt).toISOString();
  return xmlResponse('CopyObjectResult', { ETag: stored.etag, LastModified });
}
