import type { TextKey } from '../../../platform/i18n/use-text.ts';

export const termAuditTexts: Record<string, TextKey> = {
  'term.accepted': 'terms:act.accepted',
  'term.created': 'terms:act.created',
  'term.changed': 'terms:act.changed',
  'term.corrected': 'terms:act.corrected',
};
