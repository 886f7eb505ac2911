import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { referenceOfChild, referenceOfCursor } from '../../../support/reference-sample.ts';
import { makeScreening } from './samples.ts';

/** IDs of screenings that the caller cannot access. */
export const screeningReference = referenceOfChild('screening', (maker, caseId, word) =>
  makeScreening(maker, { notes: word, school: word, date: '2026-05-16' }, caseId),
);

/** For the test suites: cursors of screening lists, including a cursor of another organisation’s list. */
export const screeningCursorReference = referenceOfCursor({
  make: screeningReference.makeMarked,
  readFirstPage: reader => reader.call(screenings.searchScreenings, { limit: 1 }),
});
