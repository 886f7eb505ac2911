import type { OrganizationContext } from '../../../composition/context.ts';
import type { ShowNote } from './notes-store.ts';

export const showNote =
  ({ files }: Pick<OrganizationContext, 'files'>): ShowNote =>
  async ({ head: { files: fileIds, formerAttachments: _, undo: __, ...head }, body }) => {
    const pictures = await Promise.all(
      fileIds.map(async fileId => ({ fileId, url: await files.link(fileId, 'template-picture') })),
    );
    const attachments = await Promise.all(
      head.attachments.map(async attachment => ({
        ...attachment,
        url: await files.link(attachment.fileId, 'note-attachment'),
      })),
    );
    return { ...head, body, pictures, attachments };
  };
