import { createHash } from 'node:crypto';

/** The hash has no salt, because secrets are long and random. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
