import { premyopia } from '../../../../shared/features/eye/premyopia/endpoints.ts';
import { caseWithCanary, foreignCanary, hiddenCanary } from '../../../support/canary.ts';
import type { Principal } from '../../../support/clinic.ts';
import { cursorSample, type ReferenceSample, secondPage } from '../../../support/reference-sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedReport } from '../eye-reports/samples.ts';
import { bornAt, premyopicVisit } from './samples.ts';

/** For the test suites: cursors of the list of children with premyopia. */
export const premyopiaCursorReference: ReferenceSample = {
  foreign: other => premyopiaCursorOf(other.admin, foreignCanary),
  hidden: async (own, { visibility }) =>
    visibility === 'selected' ? premyopiaCursorOf(own.admin, hiddenCanary) : undefined,
  ...cursorSample,
};

async function premyopiaCursorOf(reader: Principal, marks: typeof foreignCanary): Promise<string> {
  for (let left = 2; left > 0; left--) {
    const { id } = await makeCase(reader, { ...caseWithCanary(marks), birthDate: bornAt(7) });
    await makeFinishedReport(reader, { ...premyopicVisit([0.5, 0.5]), comment: marks.word }, id);
  }
  const { data } = await reader.call(premyopia.searchPremyopia, { limit: 1 });
  return secondPage(data.meta);
}
