import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { letters, type ReferenceSample } from '../../../support/reference-sample.ts';
import { publishCourse } from '../publications/samples.ts';

/** IDs of courses in the platform's list, requested together with an organisation that does not own them. */
export const listedCourseReference: ReferenceSample = {
  foreign: async ({ admin }) => (await publishCourse(admin)).id,
  hidden: async () => undefined,
  missing: () => newId('course', Date.now()),
  otherKind: () => newId('class', Date.now()),
  malformed: ['crs', 'crs_', `CRS_${letters}`, 'null'],
};
