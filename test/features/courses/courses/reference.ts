import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary } from '../../../support/canary.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { makeCourse } from './samples.ts';

/** IDs of courses that the caller cannot access. */
export const courseReference: ReferenceSample = {
  foreign: async other => (await makeCourse(other.admin, { title: foreignCanary.word })).id,
  hidden: async () => undefined,
  missing: () => newId('course', Date.now()),
};
