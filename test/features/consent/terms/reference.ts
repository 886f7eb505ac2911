import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary } from '../../../support/canary.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { makeTerm } from './samples.ts';

/** IDs of terms (texts that families or staff accept) that the caller cannot access. */
export const termReference: ReferenceSample = {
  foreign: async other => (await makeTerm(other.admin, foreignCanary.word)).id,
  hidden: async () => undefined,
  missing: () => newId('term', Date.now()),
};
