import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../shared/core/errors.ts';
import { originHeader } from '../../../shared/core/origin-header.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Makes the check that a call came by way of the site. More than one secret is known while one
 * replaces another.
 * @returns what throws permission.denied for headers (by lower-case name) without one of the secrets
 */
export function verifyOriginSecret(secrets: string[]): (headers: Record<string, string | undefined>) => void {
  const known = secrets.map(digest);
  return headers => {
    const sent = digest(headers[originHeader] ?? '');
    if (!known.some(secret => timingSafeEqual(secret, sent))) throw new AppError('permission.denied');
  };
}
