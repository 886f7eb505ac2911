import type { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { requireChangeable } from './require-template.ts';
import { showTemplate } from './show-template.ts';
import { TemplatesStore } from './templates-store.ts';

export const restoreTemplate: Handler<typeof templates.restoreTemplate> = async (_, context) => {
  const before = requireChangeable(context.records.template, context);
  return context.openStore(TemplatesStore).restore(before, showTemplate(context));
};
