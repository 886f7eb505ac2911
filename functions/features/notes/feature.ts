import { reportDay } from '../../../shared/core/report-language.ts';
import type { CaseDataPart } from '../../composition/case-data-part.ts';
import type { FieldSource } from '../../composition/field-source.ts';
import type { TimelineSource } from '../../composition/timeline-source.ts';
import { notePrefix } from './note-keys.ts';
import { noteRecords } from './note-records.ts';
import { noteReactions } from './notes/reactions.ts';
import { templateRecords } from './template-records.ts';
import { templateReactions } from './templates/reactions.ts';

/** Records that calls may load. */
export const records = { ...noteRecords, ...templateRecords };

/** Journal reactions, by noun. */
export const reactions = [noteReactions, templateReactions];

/** What the feature has of a case. */
export const caseData: CaseDataPart[] = [
  {
    counted: { category: 'notes', prefix: notePrefix },
    erase: async scope => (await import('./notes/erase-note-files.ts')).eraseNoteFiles(scope),
  },
];

/** Notes in the timeline of a case, on their own days. */
export const timelineSources: TimelineSource[] = [
  {
    kind: 'note',
    module: null,
    list: async (...of) => (await import('./notes/notes-in-timeline.ts')).listNotes(...of),
    complete: async (_, things) => things,
  },
];

/** What letters say of their own day. */
export const mergeFields: FieldSource[] = [
  {
    names: ['note.today', 'note.date'],
    module: null,
    read: async ({ language, today, date }) => ({
      'note.today': reportDay(language, today),
      'note.date': reportDay(language, date),
    }),
  },
];
