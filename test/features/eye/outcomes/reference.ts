import { outcomes } from '../../../../shared/features/eye/outcomes/endpoints.ts';
import type { Principal } from '../../../support/clinic.ts';
import { cursorSample, type ReferenceSample, secondPage } from '../../../support/reference-sample.ts';

/** For the test suites: cursors that contain the progress of a calculation of outcomes. */
export const outcomeCursorReference: ReferenceSample = {
  foreign: other => outcomeCursorOf(other.admin),
  hidden: async () => undefined,
  ...cursorSample,
};

async function outcomeCursorOf(reader: Principal): Promise<string> {
  const { data } = await reader.call(outcomes.countOutcomes, {});
  return secondPage(data.meta);
}
