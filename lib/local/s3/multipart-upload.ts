import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { objectHeaders } from './object-headers.ts';
import type { ObjectStore } from './object-store.ts';
import { S3Error } from './s3-error.ts';
import type { S3Request, S3Response } from './s3-request.ts';
import { xmlResponse } from './xml-response.ts';

/** Minimum size in bytes of every part of an upload except the last. */
const smallestPart = 5 * 1024 * 1024;

const keyOf = (uploadId: string, part: string | number) => `.uploads/${uploadId}/${part}`;

/** Begins an upload in parts, or joins its parts to an object. */
export function postUpload(
  request: S3Request,
  body: Buffer,
  store: ObjectStore,
): S3Response | Promise<S3Response> {
  return request.query.has('uploads') ? beginUpload(request, store) : completeUpload(request, body, store);
}

async function beginUpload({ bucket, key, parameters }: S3Request, store: ObjectStore): Promise<S3Response> {
  const UploadId = randomUUID();
  const begun = { bucket, key: keyOf(UploadId, 'head'), headers: objectHeaders(parameters), tags: {} };
  await store.put({ ...begun, body: Buffer.from(key) });
  return xmlResponse('InitiateMultipartUploadResult', { Bucket: bucket, Key: key, UploadId });
}

/** If a part is sent again, it replaces the earlier one. */
export async function putPart(request: S3Request, body: Buffer, store: ObjectStore): Promise<S3Response> {
  const { bucket, query } = request;
  const part = Number(query.get('partNumber'));
  if (!(part >= 1 && part <= 10_000)) throw new S3Error('InvalidArgument');
  const { uploadId } = headOf(request, store);
  const stored = await store.put({ bucket, key: keyOf(uploadId, part), headers: {}, tags: {}, body });
  return { status: 200, headers: { etag: stored.etag } };
}

async function completeUpload(request: S3Request, body: Buffer, store: ObjectStore): Promise<S3Response> {
  const { bucket, key } = request;
  const { uploadId, head } = headOf(request, store);
  const parts = partsIn(body.toString()).map(({ part, etag }) => {
    const found = store.find(bucket, keyOf(uploadId, part));
    if (found?.etag !== etag) throw new S3Error('InvalidPart');
    return found;
  });
  if (parts.length === 0) throw new S3Error('MalformedXML');
  if (parts.slice(0, -1).some(({ size }) => size < smallestPart)) throw new S3Error('EntityTooSmall');
  const bytes: Buffer[] = [];
  for (const part of parts) bytes.push(await buffer(store.read(part)));
  const whole = { bucket, key, headers: head.headers, tags: {}, body: Buffer.concat(bytes) };
  const { etag } = await store.put(whole);
  for (const part of [...store.list(bucket, keyOf(uploadId, ''), '')]) await store.remove(bucket, part.key);
  return xmlResponse('CompleteMultipartUploadResult', { Bucket: bucket, Key: key, ETag: etag });
}

function headOf({ bucket, query }: S3Request, store: ObjectStore) {
  const uploadId = query.get('uploadId') ?? '';
  const head = store.find(bucket, keyOf(uploadId, 'head'));
  if (!head) throw new S3Error('NoSuchUpload');
  return { uploadId, head };
}

function partsIn(xml: string): { part: number; etag: string }[] {
  return [...xml.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    part: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    etag: (/<ETag>(.*?)<\/ETag>/.exec(part)?.[1] ?? '').replaceAll('&quot;', '"'),
  }));
}
