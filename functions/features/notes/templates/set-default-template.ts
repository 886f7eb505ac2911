import { AppError } from '../../../../shared/core/errors.ts';
import type { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { DefaultTemplatesStore } from './default-templates-store.ts';
import { requirePresent } from './require-template.ts';

export const setDefaultTemplate: Handler<typeof templates.setDefaultTemplate> = async (
  { templateId: _, ...choice },
  { actor, records, openStore },
) => {
  const template = requirePresent(records.template);
  if (choice.scope === 'organization' && actor.role !== 'admin') throw new AppError('permission.denied');
  if (choice.scope === 'organization' && choice.isDefault && !template.isPublic)
    throw new AppError('template.private');
  return openStore(DefaultTemplatesStore).set(actor.id, template, choice);
};
