import type { Template } from '../../../../shared/features/notes/templates/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import type { WholeTemplate } from './templates-store.ts';

export const showTemplate =
  ({ files }: Pick<OrganizationContext, 'files'>) =>
  async ({ head: { files: fileIds, removedAt: _, ...head }, body }: WholeTemplate): Promise<Template> => {
    const pictures = await Promise.all(
      fileIds.map(async fileId => ({ fileId, url: await files.link(fileId, 'template-picture') })),
    );
    return { ...head, body, pictures };
  };
