import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { type Canary, foreignCanary, hiddenCanary } from '../../../support/canary.ts';
import type { Principal } from '../../../support/clinic.ts';
import {
  cursorSample,
  type ReferenceSample,
  referenceOfChild,
  secondPage,
} from '../../../support/reference-sample.ts';
import { makeNote } from './samples.ts';

/** IDs of notes that the caller cannot access. */
export const noteReference = referenceOfChild('note', (maker, caseId, word) =>
  makeNote(maker, { description: word }, caseId),
);

/** For the test suites: cursors of note lists, including a cursor of another organisation’s list. */
export const noteCursorReference: ReferenceSample = {
  foreign: other => cursorOf(other.admin, foreignCanary),
  hidden: async (own, { visibility }) =>
    visibility === 'selected' ? cursorOf(own.admin, hiddenCanary) : undefined,
  ...cursorSample,
};

async function cursorOf(reader: Principal, marks: Canary): Promise<string> {
  for (let left = 2; left > 0; left--) await noteReference.makeMarked(reader, marks);
  const { data } = await reader.call(notes.searchNotes, { limit: 1 });
  return secondPage(data.meta);
}
