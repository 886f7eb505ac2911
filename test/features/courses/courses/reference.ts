import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary } from '../../../support/canary.ts';
import type { Clinic } from '../../../support/clinic.ts';
import { makeCourse } from './samples.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    course: true;
  }
}

/** Ids of courses that must reveal nothing to a caller. */
export const courseReference = {
  foreign: async (other: Clinic) => (await makeCourse(other.admin, { title: foreignCanary.word })).id,
  hidden: async () => undefined,
  missing: () => newId('course', Date.now()),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['x', '*', '..%2f..', 'null'],
};
