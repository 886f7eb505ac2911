import { premyopia } from '../../../../shared/features/eye/premyopia/endpoints.ts';
import { caseWithCanary } from '../../../support/canary.ts';
import { referenceOfCursor } from '../../../support/reference-sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedReport } from '../eye-reports/samples.ts';
import { bornAt, premyopicVisit } from './samples.ts';

/** For the test suites: cursors of the list of children with premyopia. */
export const premyopiaCursorReference = referenceOfCursor({
  make: async (maker, marks) => {
    const { id } = await makeCase(maker, { ...caseWithCanary(marks), birthDate: bornAt(7) });
    await makeFinishedReport(maker, { ...premyopicVisit([0.5, 0.5]), comment: marks.word }, id);
  },
  readFirstPage: reader => reader.call(premyopia.searchPremyopia, { limit: 1 }),
});
