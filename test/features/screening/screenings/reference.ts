import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { type Canary, foreignCanary, hiddenCanary } from '../../../support/canary.ts';
import type { Principal } from '../../../support/clinic.ts';
import {
  cursorSample,
  type ReferenceSample,
  referenceOfChild,
  secondPage,
} from '../../../support/reference-sample.ts';
import { makeScreening } from './samples.ts';

/** IDs of screenings that the caller cannot access. */
export const screeningReference = referenceOfChild('screening', (maker, caseId, word) =>
  makeScreening(maker, { notes: word, school: word, date: '2026-05-16' }, caseId),
);

/** For the test suites: cursors of screening lists, including a cursor of another organisation’s list. */
export const screeningCursorReference: ReferenceSample = {
  foreign: other => cursorOf(other.admin, foreignCanary),
  hidden: async (own, { visibility }) =>
    visibility === 'selected' ? cursorOf(own.admin, hiddenCanary) : undefined,
  ...cursorSample,
};

async function cursorOf(reader: Principal, marks: Canary): Promise<string> {
  for (let left = 2; left > 0; left--) await screeningReference.makeMarked(reader, marks);
  const { data } = await reader.call(screenings.searchScreenings, { limit: 1 });
  return secondPage(data.meta);
}
