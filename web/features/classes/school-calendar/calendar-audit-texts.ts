import type { TextKey } from '../../../platform/i18n/use-text.ts';

export const calendarAuditTexts: Record<string, TextKey> = {
  'school-calendar.changed': 'schoolCalendar:act.changed',
};
