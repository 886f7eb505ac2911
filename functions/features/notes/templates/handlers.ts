import { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { addStarterSetHandler } from './add-starter-set.ts';
import { changeTemplateHandler } from './change-template.ts';
import { copyTemplateHandler } from './copy-template.ts';
import { createTemplateHandler } from './create-template.ts';
import { getDefaultTemplatesHandler } from './get-default-templates.ts';
import { getTemplateHandler } from './get-template.ts';
import { removeTemplateHandler } from './remove-template.ts';
import { restoreTemplateHandler } from './restore-template.ts';
import { searchTemplatesHandler } from './search-templates.ts';
import { setDefaultTemplateHandler } from './set-default-template.ts';
import { shareTemplateHandler } from './share-template.ts';

export const endpoints = templates;

export const handlers: Handlers<typeof templates> = {
  searchTemplates: searchTemplatesHandler,
  getDefaultTemplates: getDefaultTemplatesHandler,
  getTemplate: getTemplateHandler,
  createTemplate: createTemplateHandler,
  addStarterSet: addStarterSetHandler,
  changeTemplate: changeTemplateHandler,
  shareTemplate: shareTemplateHandler,
  setDefaultTemplate: setDefaultTemplateHandler,
  copyTemplate: copyTemplateHandler,
  removeTemplate: removeTemplateHandler,
  restoreTemplate: restoreTemplateHandler,
};
