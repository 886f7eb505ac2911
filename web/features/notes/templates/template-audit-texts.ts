import type { TextKey } from '../../../platform/i18n/use-text.ts';

export const templateAuditTexts: Record<string, TextKey> = {
  templates: 'templates:title',
  'template.changed': 'templates:act.changed',
  'template.created': 'templates:act.created',
  'template.default-set': 'templates:act.defaultSet',
  'template.previewed': 'templates:act.previewed',
  'template.published': 'templates:act.published',
  'template.purged': 'templates:act.purged',
  'template.read': 'templates:act.read',
  'template.removed': 'templates:act.removed',
  'template.restored': 'templates:act.restored',
  'template.transferred': 'templates:act.transferred',
  'template.unpublished': 'templates:act.unpublished',
  'templates.listed': 'templates:act.listed',
};
