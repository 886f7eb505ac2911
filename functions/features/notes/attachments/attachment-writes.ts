import { AppError } from '../../../../shared/core/errors.ts';
import { fitsIntoPdf, mayAppend } from '../../../../shared/features/notes/attachments/attachment-rules.ts';
import type { Attachment, AttachmentFields } from '../../../../shared/features/notes/attachments/schema.ts';
import type { NoteHead } from '../../../../shared/features/notes/notes/schema.ts';
import { UploadedFile } from '../../../../shared/features/operations/files/schema.ts';
import type { FilesStore } from '../../../platform/files/files-store.ts';
import type { Write } from '../../../platform/storage/write.ts';

const purpose = 'note-attachment';
const field = 'attachments';

interface AttachmentChange {
  attachments: Attachment[];
  formerAttachments: NoteHead['formerAttachments'];
  writes: Write[];
  /** Ids of files that the note no longer uses; the bucket's lifecycle rule may delete them. */
  released: string[];
}

/**
 * Writes that attach new files to a draft and release removed ones. If the note was ever finished, releases
 * nothing.
 * @throws request.invalid for a missing file, a PDF that cannot be appended, or too many files
 */
export async function attachmentWrites(
  { attachments: before, formerAttachments: former, finishedAt, caseId }: NoteHead,
  chosen: readonly AttachmentFields[],
  files: FilesStore,
): Promise<AttachmentChange> {
  const known = new Map<string, Pick<Attachment, 'name' | 'type' | 'size' | 'pages' | 'problem'>>(
    before.map(attachment => [attachment.fileId, attachment]),
  );
  const added = chosen.map(({ fileId }) => fileId).filter(id => !known.has(id));
  for (const file of await files.list(added.filter(id => !former.includes(id))))
    known.set(file.id, UploadedFile.parse(file));
  const attachments = chosen.map(({ fileId, caption, isAppended }): Attachment => {
    const file = known.get(fileId);
    if (!file || (isAppended && !mayAppend(file))) throw invalid('validation.file');
    const { name, type, size, pages, problem } = file;
    return { fileId, caption, isAppended, name, type, size, pages, problem };
  });
  if (!fitsIntoPdf(attachments)) throw invalid('validation.appended');
  const left = before.map(({ fileId }) => fileId).filter(id => !chosen.some(({ fileId }) => fileId === id));
  const released = finishedAt === null ? left : [];
  return {
    attachments,
    formerAttachments: finishedAt === null ? former : [...former, ...left],
    released,
    writes: [
      ...added.map(id => files.attachWrite(id, { purpose, field, caseId })),
      ...released.map(id => files.deleteWrite(id)),
    ],
  };
}

const invalid = (why: string) => new AppError('request.invalid', { fields: { [field]: why } });
