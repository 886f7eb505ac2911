import type { TextKey } from '../../../platform/i18n/use-text.ts';

export const surveyAuditTexts: Record<string, TextKey> = {
  surveys: 'surveys:title',
  'survey.accepted': 'surveys:act.accepted',
  'survey.answered': 'surveys:act.answered',
  'survey.created': 'surveys:act.created',
  'survey.rejected': 'surveys:act.rejected',
  'survey.revoked': 'surveys:act.revoked',
  'surveys.listed': 'surveys:act.listed',
};
