import { Id } from '../../../shared/core/ids.ts';
import type { RecordTypes } from '../../platform/http/record-types.ts';
import { templateKey } from './template-keys.ts';

const TemplateId = Id('template');

/** How a call loads a template: one that is not published is its author's alone. */
export const templateRecords: RecordTypes<'template'> = {
  template: {
    key: (organization, id) =>
      organization !== null && TemplateId.safeParse(id).success
        ? templateKey(organization, String(id))
        : undefined,
    schema: async () => (await import('../../../shared/features/notes/templates/schema.ts')).TemplateHead,
    isVisible: ({ isPublic, author }, sub) => isPublic || author.id === sub,
  },
};
