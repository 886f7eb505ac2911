import type { StoredObject } from './object-index.ts';
import type { ObjectStore } from './object-store.ts';
import { S3Error } from './s3-error.ts';
import type { S3Request, S3Response } from './s3-request.ts';

/** A range of bytes; both ends are inclusive. */
type Range = { start: number; end: number };

const OVERRIDE =
  /^response-(cache-control|content-disposition|content-encoding|content-language|content-type|expires)$/;

export function getObject(request: S3Request, store: ObjectStore): S3Response {
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
