import type { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { requireChangeable, requirePresent } from './require-template.ts';
import { TemplatesStore } from './templates-store.ts';

export const removeTemplate: Handler<typeof templates.removeTemplate> = async (_, context) =>
  context
    .openStore(TemplatesStore)
    .remove(requireChangeable(requirePresent(context.records.template), context));
