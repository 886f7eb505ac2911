import { newChildId, newId } from '../../../../functions/platform/storage/new-id.ts';
import { type Canary, caseWithCanary, foreignCanary, hiddenCanary } from '../../../support/canary.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeProgressReport } from './samples.ts';

/** IDs of progress reports that the caller cannot access. */
export const progressReportReference: ReferenceSample = {
  foreign: async other => (await makeCanaryReport(other.admin, foreignCanary)).id,
  hidden: async (own, { visibility }) =>
    visibility === 'selected' ? (await makeCanaryReport(own.admin, hiddenCanary)).id : undefined,
  missing: () => newChildId('progressReport', newId('case', Date.now()), Date.now()),
  malformed: ['x', 'progress_', '*', '..%2f..', 'null'],
};

async function makeCanaryReport(maker: Principal, marks: Canary) {
  const { id } = await makeCase(maker, caseWithCanary(marks));
  return makeProgressReport(maker, id, { comment: marks.word });
}
