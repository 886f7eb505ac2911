import type { TextKey } from '../../../platform/i18n/use-text.ts';

/** What the audit log calls events of courses, and their list. */
export const courseAuditTexts: Record<string, TextKey> = {
  courses: 'courses:title',
  'activity.changed': 'courses:activityAct.changed',
  'activity.created': 'courses:activityAct.created',
  'activity.read': 'courses:activityAct.read',
  'course.arranged': 'courses:act.arranged',
  'course.part-removed': 'courses:act.part-removed',
  'course.archived': 'courses:act.archived',
  'course.changed': 'courses:act.changed',
  'course.created': 'courses:act.created',
  'course.import-announced': 'courses:act.import-announced',
  'course.imported': 'courses:act.imported',
  'course.publishing': 'courses:act.publishing',
  'course.withdrawn': 'courses:act.withdrawn',
  'course.offered': 'courses:act.offered',
  'course.reinstated': 'courses:act.reinstated',
  'course.taken-down': 'courses:act.taken-down',
  'course.transferred': 'courses:act.transferred',
  'course.read': 'courses:act.read',
  'course.removed': 'courses:act.removed',
  'course.restored': 'courses:act.restored',
  'courses.listed': 'courses:act.listed',
};
