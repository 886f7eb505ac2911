import { templatePreviews } from './template-previews/endpoints.ts';
import { templates } from './templates/endpoints.ts';

/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = {
  templatePreviews,
  templates,
};

/** Audit event types. Their texts are in the catalogue `audit` or in one of the feature. */
export const auditEvents = [
  'template.changed',
  'template.created',
  'template.default-set',
  'template.previewed',
  'template.published',
  'template.read',
  'template.removed',
  'template.restored',
  'template.unpublished',
  'templates.listed',
] as const;
