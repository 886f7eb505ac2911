import type { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { requirePresent } from './require-template.ts';
import { showTemplate } from './show-template.ts';
import { TemplatesStore } from './templates-store.ts';

export const getTemplate: Handler<typeof templates.getTemplate> = async (_, context) => {
  const head = requirePresent(context.records.template);
  return showTemplate(context)({ head, body: await context.openStore(TemplatesStore).body(head.id) });
};
