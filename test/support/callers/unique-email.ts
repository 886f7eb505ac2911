import { randomUUID } from 'node:crypto';

/** An address that no other test uses. */
export const uniqueEmail = (begins = 'family') => `${begins}-${randomUUID()}@test.example`;
