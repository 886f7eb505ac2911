import { createHash } from 'node:crypto';

/** Hash of all data that a PDF shows. The PDF's object key contains this hash. */
export const digestOf = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 24);
