import type { TextKey } from '../../../platform/i18n/use-text.ts';

export const sessionAuditTexts: Record<string, TextKey> = {
  'class-sessions': 'sessions:title',
  'class-session.activity-added': 'sessions:act.activityAdded',
  'class-session.activity-refreshed': 'sessions:act.activityRefreshed',
  'class-session.activity-removed': 'sessions:act.activityRemoved',
  'class-session.cancelled': 'sessions:act.cancelled',
  'class-session.changed': 'sessions:act.changed',
  'class-session.created': 'sessions:act.created',
  'class-session.read': 'sessions:act.read',
  'class-session.reminded': 'sessions:act.reminded',
  'class-session.removed': 'sessions:act.removed',
  'class-session.restored': 'sessions:act.restored',
  'class-session.resumed': 'sessions:act.resumed',
  'class-session.transferred': 'sessions:act.transferred',
  'class-sessions.listed': 'sessions:act.listed',
};
