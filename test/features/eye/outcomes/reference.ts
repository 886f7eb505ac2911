import { outcomes } from '../../../../shared/features/eye/outcomes/endpoints.ts';
import { referenceOfCursor } from '../../../support/reference-sample.ts';

/** For the test suites: cursors that contain the progress of a calculation of outcomes. */
export const outcomeCursorReference = referenceOfCursor({
  readFirstPage: reader => reader.call(outcomes.countOutcomes, {}),
  isHidden: false,
});
