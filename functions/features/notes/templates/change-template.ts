import type { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { pictureWrites } from './picture-writes.ts';
import { requireChangeable, requirePresent } from './require-template.ts';
import { showTemplate } from './show-template.ts';
import { TemplatesStore } from './templates-store.ts';

export const changeTemplate: Handler<typeof templates.changeTemplate> = async (
  { templateId: _, version: __, ...fields },
  context,
) => {
  const { files, records, openStore } = context;
  const before = requireChangeable(requirePresent(records.template), context);
  const { writes, released } = pictureWrites(files, before.files, fields);
  return openStore(TemplatesStore).change(before, fields, writes, released, showTemplate(context));
};
