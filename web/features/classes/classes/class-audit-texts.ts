import type { TextKey } from '../../../platform/i18n/use-text.ts';

export const classAuditTexts: Record<string, TextKey> = {
  classes: 'classes:title',
  'class.archived': 'classes:act.archived',
  'class.changed': 'classes:act.changed',
  'class.child-removed': 'classes:act.childRemoved',
  'class.children-added': 'classes:act.childrenAdded',
  'class.created': 'classes:act.created',
  'class.read': 'classes:act.read',
  'class.removed': 'classes:act.removed',
  'class.restored': 'classes:act.restored',
  'class.transferred': 'classes:act.transferred',
  'class.unarchived': 'classes:act.unarchived',
  'classes.listed': 'classes:act.listed',
};
