import { createHash } from 'node:crypto';

/** Hash of all data that a PDF depends on, for its object key. */
export const digestOf = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 24);
