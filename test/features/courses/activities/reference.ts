import { newChildId, newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary } from '../../../support/canary.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { makeActivity } from './samples.ts';

/** IDs of activities that the caller cannot access. */
export const activityReference: ReferenceSample = {
  foreign: async other => (await makeActivity(other.admin, { title: foreignCanary.word })).id,
  hidden: async () => undefined,
  missing: () => newChildId('activity', newId('course', Date.now()), Date.now()),
};
