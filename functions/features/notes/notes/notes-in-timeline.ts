import { noteStateOf } from '../../../../shared/features/notes/notes/note-rules.ts';
import type { StoreScope } from '../../../composition/lazy-stores.ts';
import type { TimelineThing } from '../../../composition/timeline-source.ts';
import { documentsInTimeline } from '../../../platform/documents/documents-in-timeline.ts';
import { noteKind } from './note-items.ts';

/** A child's notes up to today, with their authors; drafts are marked. */
export const listNotes = (scope: StoreScope, caseId: string, today: string): Promise<TimelineThing[]> =>
  documentsInTimeline(noteKind, scope, { caseId, today }, note => ({
    act: 'note.written',
    details: {
      state: noteStateOf(note),
      description: note.description,
      template: note.template?.name ?? null,
    },
    by: note.author,
  }));
