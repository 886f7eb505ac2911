import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import QuickLRU from 'quick-lru';

/** The scope of a signature: `<key>/<yyyymmdd>/<region>/<service>/aws4_request`. */
export type CredentialScope = { accessKeyId: string; date: string; region: string; service: string };

export type SignatureClaim = { scope: CredentialScope; signedHeaders: string[]; signature: string };

export type CanonicalParts = {
  method: string;
  /** Path of the URL, percent-encoded as the service requires. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  signedHeaders: string[];
  /** Hex SHA-256 of the body, or one of the keywords that S3 allows instead. */
  payloadHash: string;
};

/** Parses the `Authorization` header of signature version 4; `undefined` if the header has another format. */
export function parseAuthorization(header: string | undefined): SignatureClaim | undefined {
  const match = /^AWS4-HMAC-SHA256 Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/;
  const [, credential = '', signedHeaders = '', signature = ''] = match.exec(header ?? '') ?? [];
  const scope = parseScope(credential);
  return scope && { scope, signedHeaders: signedHeaders.split(';'), signature };
}

export function parseScope(credential: string): CredentialScope | undefined {
  const [accessKeyId, date, region, service, terminator, ...rest] = credential.split('/');
  if (!accessKeyId || !date || !region || !service || terminator !== 'aws4_request' || rest.length > 0)
    return;
  return { accessKeyId, date, region, service };
}

/** Milliseconds since 1970 of a timestamp such as `20260131T235900Z`; NaN if malformed. */
export function parseAmzDate(stamp: string): number {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp);
  if (!match) return Number.NaN;
  const [, year, month, day, hour, minute, second] = match;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** The hex signature of a request made at `stamp` (its `X-Amz-Date`). */
export function requestSignature(
  secret: string,
  scope: CredentialScope,
  stamp: string,
  parts: CanonicalParts,
) {
  const scopeText = `${scope.date}/${scope.region}/${scope.service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', stamp, scopeText, sha256(canonicalRequest(parts))].join('\n');
  return signText(secret, scope, text);
}

export function signText(secret: string, scope: CredentialScope, text: string): string {
  return hmac(signingKey(secret, scope), text).toString('hex');
}

/** Derived keys by secret and scope. All requests with one access key on a day have the same derived key. */
const signingKeys = new QuickLRU<string, Buffer>({ maxSize: 1_000 });

function signingKey(secret: string, { date, region, service }: CredentialScope): Buffer {
  const steps = [date, region, service, 'aws4_request'];
  const name = [secret, ...steps].join('/');
  const known = signingKeys.get(name);
  if (known) return known;
  const key = steps.reduce((key, step) => hmac(key, step), Buffer.from(`AWS4${secret}`));
  signingKeys.set(name, key);
  return key;
}

/** Whether two signatures are equal. The time that this takes does not show where they differ. */
export function sameSignature(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

/** Percent-encodes everything except letters, digits and `-_.~`. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function canonicalRequest({ method, path, query, headers, signedHeaders, payloadHash }: CanonicalParts) {
  const headerLines = signedHeaders.map(name => `${name}:${canonicalValue(headers[name])}\n`).join('');
  return [method, path, canonicalQuery(query), headerLines, signedHeaders.join(';'), payloadHash].join('\n');
}

function canonicalValue(value: string | string[] | undefined) {
  return String(value ?? '')
    .trim()
    .replace(/ +/g, ' ');
}

function canonicalQuery(query: URLSearchParams) {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [percentEncode(name), percentEncode(value)] as const)
    .sort(([nameA, valueA], [nameB, valueB]) => compare(nameA, nameB) || compare(valueA, valueB))
    .map(pair => pair.join('='))
    .join('&');
}

function compare(a: string, b: string) {
  return a < b ? -1 : Number(a > b);
}

function hmac(key: Buffer, text: string) {
  return createHmac('sha256', key).update(text).digest();
}
