import type { OrganizationContext } from '../../../composition/context.ts';
import type { ShowNote } from './notes-store.ts';

/** A note with links to its pictures. */
export const showNote =
  ({ files }: Pick<OrganizationContext, 'files'>): ShowNote =>
  async ({ head: { files: fileIds, ...head }, body }) => {
    const pictures = await Promise.all(
      fileIds.map(async fileId => ({ fileId, url: await files.link(fileId, 'template-picture') })),
    );
    return { ...head, body, pictures };
  };
