import type { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { requireChangeable, requirePresent } from './require-template.ts';
import { showTemplate } from './show-template.ts';
import { TemplatesStore } from './templates-store.ts';

export const shareTemplate: Handler<typeof templates.shareTemplate> = async ({ isPublic }, context) => {
  const before = requireChangeable(requirePresent(context.records.template), context);
  return context.openStore(TemplatesStore).share(before, isPublic, showTemplate(context));
};
