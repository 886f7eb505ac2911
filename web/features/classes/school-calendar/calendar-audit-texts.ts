import type { TextKey } from '../../../platform/i18n/use-text.ts';

/** What the audit log calls events of the school calendar. */
export const calendarAuditTexts: Record<string, TextKey> = {
  'school-calendar.changed': 'schoolCalendar:act.changed',
};
