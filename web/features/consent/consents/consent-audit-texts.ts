import type { TextKey } from '../../../platform/i18n/use-text.ts';

export const consentAuditTexts: Record<string, TextKey> = {
  consents: 'consents:title',
  'consent.recorded': 'consents:act.recorded',
  'consent.withdrawn': 'consents:act.withdrawn',
  'consents.listed': 'consents:act.listed',
};
