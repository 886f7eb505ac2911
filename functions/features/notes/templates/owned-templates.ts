import { TemplateHead } from '../../../../shared/features/notes/templates/schema.ts';
import type { OpenOwnedRecords } from '../../../composition/job-step.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion } from '../../../platform/storage/write.ts';
import { templateBodyKey, templateKey, templatesOf } from '../template-keys.ts';

/** Templates that one transaction transfers. */
const batchSize = 25;

/** Templates that nobody but a member sees; what is published is changed by admins and stays under its author's name. */
export const openOwnedTemplates: OpenOwnedRecords = async (table, organization, origin) => {
  async function privateOf(member: string): Promise<TemplateHead[]> {
    const items = await table.queryAll(templatesOf(organization));
    return items
      .map(item => TemplateHead.parse(item))
      .filter(({ author, isPublic, removedAt }) => author.id === member && !isPublic && removedAt === null);
  }
  return {
    countOf: async member => (await privateOf(member)).length,
    nextTransferBatch: async (from, newOwner) => {
      const templates = (await privateOf(from)).slice(0, batchSize);
      if (templates.length === 0) return undefined;
      if (!newOwner) return { writes: [], auditEvents: [], done: 0 };
      const author = { id: newOwner.id, fullName: newOwner.fullName };
      const updatedAt = new Date(origin.now()).toISOString();
      const writes = templates.flatMap(({ id, version }) =>
        [
          { update: templateKey(organization, id), set: { author, version: version + 1, updatedAt } },
          { update: templateBodyKey(organization, id), set: { version: version + 1 } },
        ].map(write => ({
          ...write,
          when: hasVersion(version),
          onConditionFailed: () => new ConflictError(),
        })),
      );
      const auditEvents = templates.map(({ id }) => ({
        act: 'template.transferred',
        record: id,
        detail: { from, to: newOwner.id },
      }));
      return { writes, auditEvents, done: templates.length };
    },
  };
};
