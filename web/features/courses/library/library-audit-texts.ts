import type { TextKey } from '../../../platform/i18n/use-text.ts';

export const libraryAuditTexts: Record<string, TextKey> = {
  'subscription.approved': 'library:act.approved',
  'subscription.cancelled': 'library:act.cancelled',
  'subscription.declined': 'library:act.declined',
  'subscription.ending': 'library:act.ending',
  'subscription.extended': 'library:act.extended',
  'subscription.reinstated': 'library:act.reinstated',
  'subscription.taken-down': 'library:act.taken-down',
  'subscription.updated': 'library:act.updated',
  'subscription.requested': 'library:act.requested',
  'subscription.withdrawn': 'library:act.withdrawn',
};
