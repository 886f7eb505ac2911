import * as z from 'zod';
import { Line, RequiredLine } from './fields.ts';
import { FileId } from './ids.ts';
import { holds } from './personal-data.ts';

/** The person who wrote or signed something, with the person's name at that time. */
export const Author = z.object({
  id: z.uuid(),
  fullName: holds('staff', RequiredLine),
  qualification: holds('staff', Line.nullable()),
  /** The person's signature image at the time of signing. */
  signatureId: FileId.nullable().default(null),
});
export type Author = z.output<typeof Author>;
