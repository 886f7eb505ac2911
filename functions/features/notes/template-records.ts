import { Id } from '../../../shared/core/ids.ts';
import type { RecordTypes } from '../../platform/http/record-types.ts';
import { templateKey } from './template-keys.ts';

const TemplateId = Id('template');

/** Only its author loads an unpublished template. */
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
