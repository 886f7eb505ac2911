import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../shared/core/errors.ts';
import { originHeader } from '../../../shared/core/origin-header.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Creates a function that checks that a request came through CloudFront. While secrets are being replaced,
 * several are accepted.
 * @returns a function that throws permission.denied if the headers (lower-case) contain no valid secret
 */
export function verifyOriginSecret(secrets: string[]): (headers: Record<string, string | undefined>) => void {
  const known = secrets.map(digest);
  return headers => {
    const sent = digest(headers[originHeader] ?? '');
    if (!known.some(secret => timingSafeEqual(secret, sent))) throw new AppError('permission.denied');
  };
}
