import { TemplateHead } from '../../../../shared/features/notes/templates/schema.ts';
import type { OpenOwnedRecords } from '../../../composition/job-step.ts';
import { transferredRecords } from '../../../platform/storage/transferred-records.ts';
import { templateBodyKey, templateKey, templatesOf } from '../template-keys.ts';

/**
 * Unpublished templates of a departing member, which are transferred to a new owner. Published ones keep
 * their author's name; admins can change them.
 */
export const openOwnedTemplates: OpenOwnedRecords = async (table, organization, origin) =>
  transferredRecords(
    {
      listOwned: async member => {
        const items = await table.queryAll(templatesOf(organization));
        return items
          .map(item => TemplateHead.parse(item))
          .filter(
            ({ author, isPublic, removedAt }) => author.id === member && !isPublic && removedAt === null,
          );
      },
      changesOf: ({ id }, { to, updatedAt }) => [
        { key: templateKey(organization, id), set: { author: to, updatedAt } },
        { key: templateBodyKey(organization, id) },
      ],
      eventType: () => 'template.transferred',
    },
    origin,
  );
