import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { FileId } from '../../../core/ids.ts';
import { FileType, OrganizationPurpose, PdfProblem, PersonPurpose } from './schema.ts';

/** A stored file. Its bytes are in S3. */
export const FileRecord = z.object({
  id: FileId,
  purpose: z.union([OrganizationPurpose, PersonPurpose]),
  /** `waiting`: not uploaded yet. `ready`: uploaded, but not attached. `kept`: attached to a record. */
  status: z.enum(['waiting', 'ready', 'kept']),
  name: z.string(),
  /** The file type that the server detected; before the upload, the type that the browser stated. */
  type: FileType,
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  pages: z.int().nullable().default(null),
  problem: PdfProblem.nullable().default(null),
  by: z.string(),
  /** The case to which the file is attached; everyone who can see the case can see the file. */
  caseId: z.string().nullable(),
  at: Instant,
});
export type FileRecord = z.output<typeof FileRecord>;
