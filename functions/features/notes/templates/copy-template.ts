import { nameOfCopy } from '../../../../shared/core/name-of-copy.ts';
import { replacePictures } from '../../../../shared/core/rich-document/walk-document.ts';
import type { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { personOf } from '../../../platform/person-of.ts';
import { requirePresent } from './require-template.ts';
import { showTemplate } from './show-template.ts';
import { TemplatesStore } from './templates-store.ts';

/** The copied pictures are temporary until the new template is stored. */
export const copyTemplate: Handler<typeof templates.copyTemplate> = async ({ locale }, context) => {
  const { actor, files, records, openStore } = context;
  const { name, description, picture, files: fileIds, id } = requirePresent(records.template);
  const store = openStore(TemplatesStore);
  const body = await store.body(id);
  const { ids, writes } = await files.copyAttached(fileIds, 'template-picture');
  const headPicture = picture && ids.get(picture.fileId);
  const copy = {
    name: nameOfCopy(name, locale),
    description,
    isPublic: false,
    picture: picture && headPicture ? { ...picture, fileId: headPicture } : null,
    body: replacePictures(body, ids),
  };
  const author = personOf(actor);
  return store.create(copy, author, writes, showTemplate(context));
};
