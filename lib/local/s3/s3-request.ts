import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { percentEncode } from '../sts/signature-v4.ts';
import { S3Error } from './s3-error.ts';

export type S3Request = {
  method: string;
  bucket: string;
  /** Key of the object; empty for a request about the bucket. */
  key: string;
  /** Path of the URL, percent-encoded as in S3 signatures. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** The headers of the request, and the `x-amz-` values that a presigned URL contains in its query. */
  parameters: Record<string, string>;
};

export type S3Response = {
  status: number;
  headers?: Record<string, string | number>;
  body?: string | Readable;
};

const MAX_KEY_BYTES = 1024;

/** Parses a request with a path-style URL, `/<bucket>/<key>`. Dots in the key are not resolved. */
export function parseRequest(request: IncomingMessage): S3Request {
  const { url = '/', method = '', headers } = request;
  const queryStart = url.includes('?') ? url.indexOf('?') : url.length;
  const [, bucket = '', ...rest] = decodePath(url.slice(0, queryStart)).split('/');
  const key = rest.join('/');
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) throw new S3Error('KeyTooLongError');
  const query = new URLSearchParams(url.slice(queryStart + 1));
  const path = `/${[bucket, ...rest].map(percentEncode).join('/')}`;
  return { method, bucket, key, path, query, headers, parameters: parametersOf(headers, query) };
}

function decodePath(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new S3Error('InvalidURI');
  }
}

function parametersOf(headers: IncomingHttpHeaders, query: URLSearchParams) {
  const hoisted = [...query].filter(([name]) => name.startsWith('x-amz-'));
  const given = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return Object.fromEntries([...hoisted, ...given]);
}
