import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { referenceOfChild, referenceOfCursor } from '../../../support/reference-sample.ts';
import { makeNote } from './samples.ts';

/** IDs of notes that the caller cannot access. */
export const noteReference = referenceOfChild('note', (maker, caseId, word) =>
  makeNote(maker, { description: word }, caseId),
);

/** For the test suites: cursors of note lists, including a cursor of another organisation’s list. */
export const noteCursorReference = referenceOfCursor({
  make: noteReference.makeMarked,
  readFirstPage: reader => reader.call(notes.searchNotes, { limit: 1 }),
});
