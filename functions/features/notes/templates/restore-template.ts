import type { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { requireChangeable } from './require-template.ts';
import { showTemplate } from './show-template.ts';
import { TemplatesStore } from './templates-store.ts';

export const restoreTemplateHandler: Handler<typeof templates.restoreTemplate> = async (_, context) => {
  const { template } = context.records;
  const before = requireChangeable(template, context);
  const store = context.openStore(TemplatesStore);
  const body = await store.body(before.id);
  const head = before.removedAt === null ? before : await store.restore(before);
  return showTemplate({ head, body }, context);
};
