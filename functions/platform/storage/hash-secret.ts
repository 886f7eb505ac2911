import { createHash } from 'node:crypto';

/** Hash of a secret, for storage. It has no salt, because secrets are long and random. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
