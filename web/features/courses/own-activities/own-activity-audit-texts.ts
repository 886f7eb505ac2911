import type { TextKey } from '../../../platform/i18n/use-text.ts';

export const ownActivityAuditTexts: Record<string, TextKey> = {
  'activity-copies': 'courses:own.title',
  'activity-copies.listed': 'courses:copy.act.listed',
  'activity-copy.changed': 'courses:copy.act.changed',
  'activity-copy.created': 'courses:copy.act.created',
  'activity-copy.read': 'courses:copy.act.read',
  'activity-copy.removed': 'courses:copy.act.removed',
  'activity-copy.restored': 'courses:copy.act.restored',
  'activity-copy.transferred': 'courses:copy.act.transferred',
  'activity-copy.updated': 'courses:copy.act.updated',
  'activity-copy.version-ignored': 'courses:copy.act.ignored',
  'custom-activities': 'courses:own.title',
  'custom-activities.listed': 'courses:own.act.listed',
  'custom-activity.changed': 'courses:own.act.changed',
  'custom-activity.created': 'courses:own.act.created',
  'custom-activity.read': 'courses:own.act.read',
  'custom-activity.removed': 'courses:own.act.removed',
  'custom-activity.restored': 'courses:own.act.restored',
  'custom-activity.shared': 'courses:own.act.shared',
  'custom-activity.transferred': 'courses:own.act.transferred',
  'custom-activity.unshared': 'courses:own.act.unshared',
};
