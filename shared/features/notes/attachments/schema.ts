import * as z from 'zod';
import { Line } from '../../../core/fields.ts';
import { FileId } from '../../../core/ids.ts';
import { UploadedFile } from '../../operations/files/schema.ts';
import { maxAttachments } from './attachment-rules.ts';

export const AttachmentFields = z.strictObject({
  fileId: FileId,
  /** Caption of the attachment, printed above a picture and in the list of enclosures. */
  caption: Line.default(''),
  isAppended: z.boolean().default(false),
});
export type AttachmentFields = z.output<typeof AttachmentFields>;

/** The attachments of a note, in the order in which the PDF contains them. */
export const AttachmentList = z
  .array(AttachmentFields)
  .max(maxAttachments)
  .refine(list => new Set(list.map(({ fileId }) => fileId)).size === list.length, {
    error: 'validation.file',
  });

export const Attachment = AttachmentFields.extend(
  UploadedFile.pick({ name: true, type: true, size: true, pages: true, problem: true }).shape,
);
export type Attachment = z.output<typeof Attachment>;
