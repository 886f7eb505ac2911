import { createHash } from 'node:crypto';

/** Names what a PDF depends on, in the key that it is stored under. */
export const digestOf = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 24);
