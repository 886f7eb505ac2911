import * as z from 'zod';
import { Instant, Line, RequiredLine, Version } from '../../../core/fields.ts';
import { FileId, Id, MemberId } from '../../../core/ids.ts';
import { RichDocument } from '../../../core/rich-document/schema.ts';
import { hasKnownFields } from './template-fields.ts';

export const maxTemplates = 500;

export const TemplateId = Id('template');

/** The picture in the header of a template, printed on every page or only on the first page. */
export const TemplatePicture = z.strictObject({
  fileId: FileId,
  place: z.enum(['head', 'first-page']),
  alt: Line,
});
export type TemplatePicture = z.output<typeof TemplatePicture>;

const headFields = {
  name: RequiredLine,
  description: Line.default(''),
  /** Whether everybody in the organisation may use the template. */
  isPublic: z.boolean(),
  picture: TemplatePicture.nullable().default(null),
};

export const TemplateFields = z.strictObject({
  ...headFields,
  body: RichDocument.refine(hasKnownFields, { error: 'validation.field' }),
});
export type TemplateFields = z.output<typeof TemplateFields>;

export const TemplateHead = z.object({
  ...headFields,
  id: TemplateId,
  author: z.object({ id: MemberId, fullName: z.string() }),
  files: z.array(FileId),
  version: Version,
  /** Number of notes created with the template. */
  used: z.int(),
  lastUsedAt: Instant.nullable(),
  /** When the template was deleted; a deleted template can be restored for a while. */
  removedAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type TemplateHead = z.output<typeof TemplateHead>;

export const TemplateBody = z.object({ templateId: TemplateId, version: Version, body: RichDocument });
export type TemplateBody = z.output<typeof TemplateBody>;

/**
 * For whom a template is the default: for everybody in the organisation, or only for the person. The person's
 * own default has priority.
 */
export const DefaultScope = z.enum(['organization', 'own']);
export type DefaultScope = z.output<typeof DefaultScope>;

export const DefaultTemplate = z
  .object({ templateId: TemplateId.nullable(), version: z.int().min(0) })
  .meta({ id: 'DefaultTemplate' });
export type DefaultTemplate = z.output<typeof DefaultTemplate>;

export const DefaultTemplates = z
  .object({ organization: DefaultTemplate, own: DefaultTemplate })
  .meta({ id: 'DefaultTemplates' });
export type DefaultTemplates = z.output<typeof DefaultTemplates>;

export const TemplateRow = TemplateHead.omit({ files: true, removedAt: true })
  .extend({ isOrganizationDefault: z.boolean(), isOwnDefault: z.boolean() })
  .meta({ id: 'TemplateRow' });
export type TemplateRow = z.output<typeof TemplateRow>;

export const Template = TemplateHead.omit({ files: true, removedAt: true })
  .extend({ body: RichDocument, pictures: z.array(z.object({ fileId: FileId, url: z.url() })) })
  .meta({ id: 'Template' });
export type Template = z.output<typeof Template>;
