import type { TextKey } from '../../../platform/i18n/use-text.ts';

export const noteAuditTexts: Record<string, TextKey> = {
  notes: 'notes:title',
  'note.changed': 'notes:act.changed',
  'note.created': 'notes:act.created',
  'note.deleted': 'notes:act.deleted',
  'note.amended': 'notes:act.amended',
  'note.discarded': 'notes:act.discarded',
  'note.finished': 'notes:act.finished',
  'note.generated': 'notes:act.generated',
  'note.reopened': 'notes:act.reopened',
  'note.purged': 'notes:act.purged',
  'note.read': 'notes:act.read',
  'note.restored': 'notes:act.restored',
  'note.left-out': 'notes:act.leftOut',
  'note.shared': 'notes:act.shared',
  'digest.prepared': 'notes:act.prepared',
  'note.transferred': 'notes:act.transferred',
  'notes.listed': 'notes:act.listed',
};
