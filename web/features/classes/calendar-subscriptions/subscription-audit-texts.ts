import type { TextKey } from '../../../platform/i18n/use-text.ts';

export const subscriptionAuditTexts: Record<string, TextKey> = {
  'calendar-subscription.created': 'timetable:feed.act.created',
  'calendar-subscription.ended': 'timetable:feed.act.ended',
  'calendar-subscription.read': 'timetable:feed.act.read',
  'calendar-subscription.replaced': 'timetable:feed.act.replaced',
};
