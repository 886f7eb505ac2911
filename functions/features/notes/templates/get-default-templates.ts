import type { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { DefaultTemplatesStore } from './default-templates-store.ts';

export const getDefaultTemplates: Handler<typeof templates.getDefaultTemplates> = async (
  _,
  { actor, openStore },
) => openStore(DefaultTemplatesStore).get(actor.id);
