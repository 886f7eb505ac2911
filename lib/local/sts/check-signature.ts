import {
  type CanonicalParts,
  parseAmzDate,
  parseAuthorization,
  requestSignature,
  sameSignature,
} from './signature-v4.ts';

/** The secret that belongs to an access key id; temporary keys have a session token too. */
export type Secret = { secretAccessKey: string; sessionToken?: string };
export type SecretOf = (accessKeyId: string) => Secret | undefined;

export type SignatureProblem =
  | 'missing'
  | 'unknown-key'
  | 'wrong-token'
  | 'wrong-scope'
  | 'skewed'
  | 'unsigned-header'
  | 'mismatch';

export type SignatureCheck = {
  request: Omit<CanonicalParts, 'signedHeaders'>;
  /** The service in the credential scope, such as `sts`. */
  service: string;
  secretOf: SecretOf;
  /** Current time in milliseconds since 1970. */
  now: number;
};

export const MAX_SKEW = 15 * 60 * 1000;

/** @returns the key's owner, or what is wrong */
export function checkSignature({
  request,
  service,
  secretOf,
  now,
}: SignatureCheck): { accessKeyId: string } | { problem: SignatureProblem } {
  const { headers } = request;
  const claim = parseAuthorization(headers.authorization);
  if (!claim) return { problem: 'missing' };
  const { scope, signedHeaders, signature } = claim;
  const secret = secretOf(scope.accessKeyId);
  if (!secret) return { problem: 'unknown-key' };
  if (headers['x-amz-security-token'] !== secret.sessionToken) return { problem: 'wrong-token' };
  const stamp = String(headers['x-amz-date']);
  if (scope.service !== service || !stamp.startsWith(scope.date)) return { problem: 'wrong-scope' };
  if (!(Math.abs(now - parseAmzDate(stamp)) <= MAX_SKEW)) return { problem: 'skewed' };
  if (unsignedHeaders(headers, signedHeaders).length > 0) return { problem: 'unsigned-header' };
  const expected = requestSignature(secret.secretAccessKey, scope, stamp, { ...request, signedHeaders });
  return sameSignature(expected, signature) ? { accessKeyId: scope.accessKeyId } : { problem: 'mismatch' };
}

/** Headers that should be signed but are not: the host, and all `x-amz-` headers. */
export function unsignedHeaders(headers: CanonicalParts['headers'], signedHeaders: string[]): string[] {
  return Object.keys(headers)
    .filter(name => name === 'host' || name.startsWith('x-amz-'))
    .filter(name => !signedHeaders.includes(name));
}
