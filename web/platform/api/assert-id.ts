import type * as z from 'zod';
import { CallError } from './call-error.ts';

/** If an id is malformed, throws the same error as for an unknown id. @throws record.missing */
export function assertId(schema: z.ZodType<string>, id: string): void {
  if (!schema.safeParse(id).success) throw new CallError('record.missing', 404);
}
