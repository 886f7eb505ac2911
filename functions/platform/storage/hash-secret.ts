import { createHash } from 'node:crypto';

/** A secret as it is kept. It is random and long enough not to be found by trying. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
