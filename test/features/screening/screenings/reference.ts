import { newChildId, newId } from '../../../../functions/platform/storage/new-id.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { type Canary, caseWithCanary, foreignCanary, hiddenCanary } from '../../../support/canary.ts';
import type { Principal } from '../../../support/clinic.ts';
import { cursorSample, type ReferenceSample, secondPage } from '../../../support/reference-sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeScreening } from './samples.ts';

/** IDs of screenings that the caller cannot access. */
export const screeningReference: ReferenceSample = {
  foreign: async other => (await makeCanaryScreening(other.admin, foreignCanary)).id,
  hidden: async (own, { visibility }) =>
    visibility === 'selected' ? (await makeCanaryScreening(own.admin, hiddenCanary)).id : undefined,
  missing: () => newChildId('screening', newId('case', Date.now()), Date.now()),
  malformed: ['x', 'scr_', '*', '..%2f..', 'null'],
};

/** Example cursors of lists of screenings, also of other organisations, for the test suites. */
export const screeningCursorReference: ReferenceSample = {
  foreign: other => cursorOf(other.admin, foreignCanary),
  hidden: async (own, { visibility }) =>
    visibility === 'selected' ? cursorOf(own.admin, hiddenCanary) : undefined,
  ...cursorSample,
};

async function makeCanaryScreening(maker: Principal, marks: Canary) {
  const { id } = await makeCase(maker, caseWithCanary(marks));
  return makeScreening(maker, { notes: marks.word, school: marks.word, date: '2026-05-16' }, id);
}

async function cursorOf(reader: Principal, marks: Canary): Promise<string> {
  for (let left = 2; left > 0; left--) await makeCanaryScreening(reader, marks);
  const { data } = await reader.call(screenings.searchScreenings, { limit: 1 });
  return secondPage(data.meta);
}
