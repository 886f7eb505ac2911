import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { FileId, FileType, OrganizationPurpose, PersonPurpose } from './schema.ts';

/** A file as it is recorded. Its bytes lie in the bucket. */
export const FileRecord = z.object({
  id: FileId,
  purpose: z.union([OrganizationPurpose, PersonPurpose]),
  /** Waiting for its bytes; ready, but of no record; kept with one. */
  status: z.enum(['waiting', 'ready', 'kept']),
  /** As it is called when it is saved. */
  name: z.string(),
  /** What it has been found to be; before that, what it was said to be. */
  type: FileType,
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Who uploaded it. */
  by: z.string(),
  /** The case that it was kept with; whoever may see that case may see it. */
  caseId: z.string().nullable(),
  at: Instant,
});
export type FileRecord = z.output<typeof FileRecord>;
