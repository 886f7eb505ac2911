import type { TextKey } from '../../../platform/i18n/use-text.ts';

export const progressAuditTexts: Record<string, TextKey> = {
  'progress-reports': 'progress:title',
  'progress-report.changed': 'progress:act.changed',
  'progress-report.created': 'progress:act.created',
  'progress-report.finished': 'progress:act.finished',
  'progress-report.read': 'progress:act.read',
  'progress-report.removed': 'progress:act.removed',
  'progress-report.restored': 'progress:act.restored',
  'progress-report.transferred': 'progress:act.transferred',
  'progress-reports.listed': 'progress:act.listed',
};
