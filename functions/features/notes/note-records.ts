import { caseIdFromChildId, Id } from '../../../shared/core/ids.ts';
import type { RecordTypes } from '../../platform/http/record-types.ts';
import { noteKey } from './note-keys.ts';

const NoteId = Id('note');

export const noteRecords: RecordTypes<'note'> = {
  note: {
    key: (organization, id) =>
      organization !== null && NoteId.safeParse(id).success ? noteKey(organization, String(id)) : undefined,
    schema: async () => (await import('../../../shared/features/notes/notes/schema.ts')).NoteHead,
    isVisible: () => true,
    parent: {
      type: 'case',
      idOf: id => (NoteId.safeParse(id).success ? caseIdFromChildId(String(id)) : undefined),
    },
  },
};
