import * as z from 'zod';
import { Line, RequiredLine } from './fields.ts';
import { FileId } from './ids.ts';

/** Who wrote or signed something, as they were named at that time. */
export const Author = z.object({
  id: z.uuid(),
  fullName: RequiredLine,
  qualification: Line.nullable(),
  /** Their signature image at that time. */
  signatureId: FileId.nullable().default(null),
});
export type Author = z.output<typeof Author>;
