import { checkSignature, MAX_SKEW, type SecretOf, unsignedHeaders } from '../sts/check-signature.ts';
import { parseAmzDate, parseScope, requestSignature, sameSignature } from '../sts/signature-v4.ts';
import { S3Error, type S3ErrorCode } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';

const MAX_EXPIRES = 7 * 24 * 60 * 60;

const CODE_OF = {
  missing: 'AccessDenied',
  'unknown-key': 'InvalidAccessKeyId',
  'wrong-token': 'InvalidToken',
  'wrong-scope': 'AuthorizationHeaderMalformed',
  skewed: 'RequestTimeTooSkewed',
  'unsigned-header': 'AccessDenied',
  mismatch: 'SignatureDoesNotMatch',
} as const satisfies Record<string, S3ErrorCode>;

/** Checks the signature of a request, in its headers or query. @returns the signed hash of the body */
export function checkAccess(request: S3Request, secretOf: SecretOf, now: number): string {
  if (request.query.has('X-Amz-Signature')) return checkPresigned(request, secretOf, now);
  const payloadHash = String(request.headers['x-amz-content-sha256'] ?? '');
  const checked = checkSignature({ request: { ...request, payloadHash }, service: 's3', secretOf, now });
  if ('problem' in checked) throw new S3Error(CODE_OF[checked.problem]);
  if (!payloadHash) throw new S3Error('InvalidRequest', 'The header x-amz-content-sha256 is missing.');
  return payloadHash;
}

function checkPresigned(request: S3Request, secretOf: SecretOf, now: number) {
  const { query, headers } = request;
  const given = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  const scope = parseScope(given('Credential'));
  const stamp = given('Date');
  const expires = Number(given('Expires'));
  const isComplete = given('Algorithm') === 'AWS4-HMAC-SHA256' && expires >= 1 && expires <= MAX_EXPIRES;
  if (scope?.service !== 's3' || !stamp.startsWith(scope.date) || !isComplete) {
    throw new S3Error('AuthorizationQueryParametersError');
  }
  const secret = secretOf(scope.accessKeyId);
  if (!secret) throw new S3Error('InvalidAccessKeyId');
  if (given('Security-Token') !== (secret.sessionToken ?? '')) throw new S3Error('InvalidToken');
  checkTime(parseAmzDate(stamp), expires, now);
  const signedHeaders = given('SignedHeaders').split(';');
  if (unsignedHeaders(headers, signedHeaders).length > 0) throw new S3Error('AccessDenied');
  const payloadHash = 'UNSIGNED-PAYLOAD';
  const expected = requestSignature(secret.secretAccessKey, scope, stamp, {
    ...request,
    signedHeaders,
    payloadHash,
  });
  if (!sameSignature(expected, given('Signature'))) throw new S3Error('SignatureDoesNotMatch');
  return payloadHash;
}

/** Checks that a presigned URL is valid now. `signedAt` and `now` in ms since 1970, `expires` in seconds. */
function checkTime(signedAt: number, expires: number, now: number) {
  if (!(signedAt <= now + MAX_SKEW)) throw new S3Error('AccessDenied', 'The address is not valid yet.');
  if (now > signedAt + expires * 1000) throw new S3Error('AccessDenied', 'The address has expired.');
}
