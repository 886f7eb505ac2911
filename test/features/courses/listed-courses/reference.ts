import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { letters, type ReferenceSample } from '../../../support/reference-sample.ts';
import { publishCourse } from '../publications/samples.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    listedCourse: true;
  }
}

/** A course of another organisation than the one that is named. */
export const listedCourseReference: ReferenceSample = {
  foreign: async ({ admin }) => (await publishCourse(admin)).id,
  hidden: async () => undefined,
  missing: () => newId('course', Date.now()),
  statusOfMissing: 404,
  otherKind: () => newId('class', Date.now()),
  malformed: ['crs', 'crs_', `CRS_${letters}`, 'null'],
};
