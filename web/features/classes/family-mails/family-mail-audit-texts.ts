import type { TextKey } from '../../../platform/i18n/use-text.ts';

export const familyMailAuditTexts: Record<string, TextKey> = {
  'class-session.mail-read': 'familyMails:act.read',
  'class-session.mailed': 'familyMails:act.mailed',
};
