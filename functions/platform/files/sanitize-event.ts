import * as z from 'zod';
import {
  FileType,
  OrganizationPurpose,
  PdfProblem,
  PersonPurpose,
  uploadErrors,
} from '../../../shared/features/operations/files/schema.ts';

/** Request to the Lambda that sanitizes uploads. These links are all that the Lambda can access. */
export const SanitizeEvent = z.strictObject({
  /** Presigned links: `source` reads the upload, `target` stores the sanitized file. */
  source: z.url(),
  target: z.url(),
  purpose: z.union([OrganizationPurpose, PersonPurpose]),
});
export type SanitizeEvent = z.output<typeof SanitizeEvent>;

export const SanitizeAnswer = z.union([
  z.object({
    type: FileType,
    width: z.int().nullable(),
    height: z.int().nullable(),
    pages: z.int().nullable(),
    problem: PdfProblem.nullable(),
  }),
  z.object({ refused: z.enum(uploadErrors) }),
]);
export type SanitizeAnswer = z.output<typeof SanitizeAnswer>;
