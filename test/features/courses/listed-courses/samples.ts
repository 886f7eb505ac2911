import {
  listedCourses as calls,
  type listedCourses,
} from '../../../../shared/features/courses/listed-courses/endpoints.ts';
import { openClinic, openSuperadmin } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';
import { publishCourse } from '../publications/samples.ts';

/** Publishes a course and returns its IDs and its version in the list that platform administrators see. */
export async function listCourse() {
  const { slug, admin } = await openClinic();
  const { id: courseId } = await publishCourse(admin);
  return { organizationId: slug, courseId, version: 1 };
}

const inOrganization = { organizationId: 'organizationRecord', courseId: 'listedCourse' } as const;

export const listedCoursesSamples: Samples<typeof listedCourses> = {
  searchListedCourses: {
    input: async () => ({ text: 'Eyes' }),
    references: { cursor: 'public' },
    costGrowsWithData: true,
  },
  takeDownCourse: {
    input: async () => ({ ...(await listCourse()), reason: 'Copied from a book' }),
    references: inOrganization,
    fixedFields: ['version'],
    expectedOutput: ({ courseId }) => ({ id: courseId }),
    allowedRaceErrors: ['organization.archived'],
  },
  reinstateCourse: {
    input: async () => {
      const about = await listCourse();
      const sam = await openSuperadmin();
      const { data } = await sam.call(calls.takeDownCourse, { ...about, reason: 'Copied from a book' });
      return { ...about, version: data.version };
    },
    references: inOrganization,
    fixedFields: ['version'],
    expectedOutput: ({ courseId }) => ({ id: courseId, takeDown: null }),
    allowedRaceErrors: ['organization.archived'],
  },
};
