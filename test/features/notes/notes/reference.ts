import { newChildId, newId } from '../../../../functions/platform/storage/new-id.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { type Canary, caseWithCanary, foreignCanary, hiddenCanary } from '../../../support/canary.ts';
import type { Principal } from '../../../support/clinic.ts';
import { cursorSample, type ReferenceSample, secondPage } from '../../../support/reference-sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeNote } from './samples.ts';

/** IDs of notes that the caller cannot access. */
export const noteReference: ReferenceSample = {
  foreign: async other => (await makeCanaryNote(other.admin, foreignCanary)).id,
  hidden: async (own, { visibility }) =>
    visibility === 'selected' ? (await makeCanaryNote(own.admin, hiddenCanary)).id : undefined,
  missing: () => newChildId('note', newId('case', Date.now()), Date.now()),
  malformed: ['x', 'note_', '*', '..%2f..', 'null'],
};

/** Example cursors of lists of notes, also of other organisations, for the test suites. */
export const noteCursorReference: ReferenceSample = {
  foreign: other => cursorOf(other.admin, foreignCanary),
  hidden: async (own, { visibility }) =>
    visibility === 'selected' ? cursorOf(own.admin, hiddenCanary) : undefined,
  ...cursorSample,
};

async function makeCanaryNote(maker: Principal, marks: Canary) {
  const { id } = await makeCase(maker, caseWithCanary(marks));
  return makeNote(maker, { description: marks.word }, id);
}

async function cursorOf(reader: Principal, marks: Canary): Promise<string> {
  for (let left = 2; left > 0; left--) await makeCanaryNote(reader, marks);
  const { data } = await reader.call(notes.searchNotes, { limit: 1 });
  return secondPage(data.meta);
}
