import type * as z from 'zod';
import { CallError } from './call-error.ts';

/** Throws the error of an unknown id if an id is malformed. @throws record.missing */
export function assertId(schema: z.ZodType<string>, id: string): void {
  if (!schema.safeParse(id).success) throw new CallError('record.missing', 404);
}
