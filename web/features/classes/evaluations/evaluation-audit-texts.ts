import type { TextKey } from '../../../platform/i18n/use-text.ts';

export const evaluationAuditTexts: Record<string, TextKey> = {
  'evaluated-sessions.listed': 'evaluations:act.sessionsListed',
  'evaluation-scales.changed': 'evaluations:act.scalesChanged',
  'evaluation.changed': 'evaluations:act.changed',
  'evaluation.finished': 'evaluations:act.finished',
  'evaluation.reopened': 'evaluations:act.reopened',
  'class-evaluations.listed': 'evaluations:act.classListed',
  'evaluations.listed': 'evaluations:act.listed',
  'evaluations.read': 'evaluations:act.read',
};
