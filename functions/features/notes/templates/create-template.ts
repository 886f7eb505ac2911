import type { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { personOf } from '../../../platform/person-of.ts';
import { pictureWrites } from './picture-writes.ts';
import { showTemplate } from './show-template.ts';
import { TemplatesStore } from './templates-store.ts';

export const createTemplate: Handler<typeof templates.createTemplate> = async (fields, context) => {
  const { actor, files, openStore } = context;
  const { writes } = pictureWrites(files, [], fields);
  const author = personOf(actor);
  return openStore(TemplatesStore).create(fields, author, writes, showTemplate(context));
};
