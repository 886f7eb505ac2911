import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary } from '../../../support/canary.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { makeCustomActivity } from './samples.ts';

/** IDs of custom activities that the caller cannot access. */
export const customActivityReference: ReferenceSample = {
  foreign: async other => (await makeCustomActivity(other.admin, { title: foreignCanary.word })).id,
  hidden: async () => undefined,
  missing: () => newId('customActivity', Date.now()),
};
