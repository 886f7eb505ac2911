import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Line, Locale, optional, page, Script, Version } from '../../../core/fields.ts';
import {
  DefaultScope,
  DefaultTemplates,
  Template,
  TemplateFields,
  type TemplateHead,
  TemplateId,
  TemplateRow,
} from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    template: TemplateHead;
  }
}

const TemplatePath = z.strictObject({ templateId: TemplateId });
const records = { template: 'templateId' } as const;

export const templates = {
  searchTemplates: endpoint({
    method: 'POST',
    path: 'templates/search',
    summary: 'Templates that the caller may use, last used first, by part of name or description',
    needs: 'template:read',
    readEvent: 'templates.listed',
    effect: 'read',
    input: z.strictObject({
      text: Line.default(''),
      owner: z.enum(['all', 'mine', 'organization']).default('all'),
    }),
    output: page(TemplateRow),
  }),
  getDefaultTemplates: endpoint({
    method: 'GET',
    path: 'template-defaults',
    summary: 'Default templates of new notes: the organisation’s and the caller’s own, which has priority',
    needs: 'template:read',
    input: z.strictObject({}),
    output: DefaultTemplates,
  }),
  getTemplate: endpoint({
    method: 'GET',
    path: 'templates/{templateId}',
    summary: 'Returns one template with its text and picture links',
    needs: 'template:read',
    readEvent: 'template.read',
    records,
    input: TemplatePath,
    output: Template,
  }),
  createTemplate: endpoint({
    method: 'POST',
    path: 'templates',
    summary: 'Creates a template',
    needs: 'template:create',
    errors: ['template.too-many'],
    status: 201,
    input: TemplateFields,
    output: Template,
  }),
  addStarterSet: endpoint({
    method: 'POST',
    path: 'templates/starter-set',
    summary: 'Adds the starter templates, except those whose names already exist',
    needs: 'template:create',
    errors: ['template.too-many'],
    status: 201,
    input: z.strictObject({ language: Locale, script: optional(Script) }),
    output: z.object({ added: z.int().min(0) }),
  }),
  changeTemplate: endpoint({
    method: 'PUT',
    path: 'templates/{templateId}',
    summary: 'Changes a template, at the version that was read',
    needs: 'template:change',
    records,
    errors: ['template.not-own'],
    input: TemplateFields.safeExtend({ templateId: TemplateId, version: Version }),
    output: Template,
  }),
  shareTemplate: endpoint({
    method: 'PUT',
    path: 'templates/{templateId}/sharing',
    summary: 'Shares a template with the organisation, or stops sharing it; existing notes are unchanged',
    needs: 'template:change',
    records,
    errors: ['template.not-own'],
    input: z.strictObject({ templateId: TemplateId, version: Version, isPublic: z.boolean() }),
    output: Template,
  }),
  setDefaultTemplate: endpoint({
    method: 'PUT',
    path: 'templates/{templateId}/default',
    summary: 'Sets or clears a default template for new notes; only admins set it for everybody',
    needs: 'template:use',
    records,
    errors: ['permission.denied', 'template.private', 'version.conflict'],
    input: z.strictObject({
      templateId: TemplateId,
      scope: DefaultScope,
      isDefault: z.boolean(),
      /** Version of the default template that the caller has read; 0 if there was none. */
      defaultVersion: z.int().min(0),
    }),
    output: DefaultTemplates,
  }),
  copyTemplate: endpoint({
    method: 'POST',
    path: 'templates/{templateId}/copy',
    summary: 'Copies a template with its pictures; only the caller sees and changes the copy',
    needs: 'template:create',
    records,
    errors: ['template.too-many'],
    status: 201,
    input: z.strictObject({ templateId: TemplateId, locale: Locale }),
    output: Template,
  }),
  removeTemplate: endpoint({
    method: 'DELETE',
    path: 'templates/{templateId}',
    summary: 'Deletes a template; it can be restored for 30 days',
    needs: 'template:remove',
    records,
    errors: ['template.not-own'],
    input: TemplatePath,
    output: z.object({ removed: z.literal(true) }),
  }),
  restoreTemplate: endpoint({
    method: 'POST',
    path: 'templates/{templateId}/restore',
    summary: 'Restores a deleted template; repeating it changes nothing',
    needs: 'template:remove',
    records,
    errors: ['template.not-own'],
    input: TemplatePath,
    output: Template,
  }),
};
