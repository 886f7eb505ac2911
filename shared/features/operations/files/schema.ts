import * as z from 'zod';
import { Instant, Line } from '../../../core/fields.ts';
import { fileTypes, organizationPurposes, personPurposes } from '../../../core/file-purposes.ts';
import { FileId } from '../../../core/ids.ts';
import { holds } from '../../../core/personal-data.ts';

const names = <Names extends Record<string, unknown>>(table: Names) =>
  Object.keys(table) as [keyof Names & string, ...(keyof Names & string)[]];

export const FileType = z.enum(names(fileTypes));
export const OrganizationPurpose = z.enum(names(organizationPurposes));
export const PersonPurpose = z.enum(names(personPurposes));

/** Bidirectional control characters, which can disguise a file name. */
const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A file name without a path. Bidirectional control characters are removed. */
export const FileName = Line.overwrite(name => name.replaceAll(bidiControls, ''))
  .min(1)
  .refine(name => !/[/\\]/.test(name), { error: 'validation.characters' });

/**
 * Fields of an upload request. The server checks `type`, which the browser states, only later; `size` is in
 * bytes.
 */
const uploadFields = { name: FileName, type: z.string().max(100), size: z.int().min(0) };
export const OrganizationUpload = z.strictObject({ purpose: OrganizationPurpose, ...uploadFields });
export const PersonUpload = z.strictObject({ purpose: PersonPurpose, ...uploadFields });

export const uploadErrors = [
  'permission.denied',
  'file.too-big',
  'file.empty',
  'file.unsupported-file',
  'file.unsupported-image',
  'file.unsupported-video',
  'file.not-plain',
  'file.not-arrived',
] as const;

/** A file id with a presigned POST form. The client sends these fields first, then the file as `file`. */
export const StartedUpload = z
  .object({
    id: FileId,
    form: z.object({ url: z.url(), fields: z.record(z.string(), z.string()) }),
    expiresAt: Instant,
  })
  .meta({ id: 'StartedUpload' });
export type StartedUpload = z.output<typeof StartedUpload>;

/** Why a PDF cannot be read and therefore cannot be appended to another PDF. */
export const PdfProblem = z.enum(['encrypted', 'broken']);

const fileFields = {
  id: FileId,
  name: holds('texts', z.string()),
  type: FileType,
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Number of pages; set for PDFs of purposes that count pages. */
  pages: z.int().nullable().default(null),
  problem: PdfProblem.nullable().default(null),
};

export const UploadedFile = z.object(fileFields).meta({ id: 'UploadedFile' });
export type UploadedFile = z.output<typeof UploadedFile>;

/** A file with a short-lived link. Browsers show images and download all other files. */
export const LinkedFile = z
  .object({ ...fileFields, url: z.url(), expiresAt: Instant })
  .meta({ id: 'LinkedFile' });
export type LinkedFile = z.output<typeof LinkedFile>;
