import type * as z from 'zod';
import { CallError } from './call-error.ts';

/** Throws the same error for a malformed id as for an unknown one. @throws record.missing */
export function assertId(schema: z.ZodType<string>, id: string): void {
  if (!schema.safeParse(id).success) throw new CallError('record.missing', 404);
}
