import type { TextKey } from '../../../platform/i18n/use-text.ts';

/** What the audit log calls events of screenings, and their list. */
export const screeningAuditTexts: Record<string, TextKey> = {
  screenings: 'screenings:title',
  'prepared-day.ended': 'screenings:act.day-ended',
  'prepared-day.opened': 'screenings:act.day-opened',
  'prepared-day.prepared': 'screenings:act.day-prepared',
  'prepared-day.revoked': 'screenings:act.day-revoked',
  'screening.amended': 'screenings:act.amended',
  'screening.band-changed': 'screenings:act.band-changed',
  'screening.changed': 'screenings:act.changed',
  'screening.created': 'screenings:act.created',
  'screening.deleted': 'screenings:act.deleted',
  'screening.finished': 'screenings:act.finished',
  'screening.read': 'screenings:act.read',
  'screening.reopened': 'screenings:act.reopened',
  'screening.restored': 'screenings:act.restored',
  'screening.reviewed': 'screenings:act.reviewed',
  'screening.review-undone': 'screenings:act.review-undone',
  'screening.suggestion-dismissed': 'screenings:act.suggestion-dismissed',
  'screening.suggestion-restored': 'screenings:act.suggestion-restored',
  'screeningNorms.changed': 'screenings:act.norms-changed',
  'screeningRules.changed': 'screenings:act.rules-changed',
  'screenings.listed': 'screenings:act.listed',
};
