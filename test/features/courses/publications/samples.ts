import { courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import type { Course } from '../../../../shared/features/courses/courses/schema.ts';
import type { publications } from '../../../../shared/features/courses/publications/endpoints.ts';
import { publications as calls } from '../../../../shared/features/courses/publications/endpoints.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';
import { settled } from '../../../support/world.ts';
import { uploadFile } from '../../operations/files/samples.ts';
import { makeActivity } from '../activities/samples.ts';
import { courseRaceErrors } from '../course-race-errors.ts';
import { makeCourse } from '../courses/samples.ts';

/** Makes a course that meets all requirements for being published in the library. */
export async function makeCompleteCourse(maker: Principal): Promise<Course> {
  const cover = { fileId: await uploadFile(maker, 'course-cover'), alt: 'A line of eyes' };
  const { id: courseId } = await makeCourse(maker, { cover });
  await makeActivity(maker, {}, { courseId });
  return (await maker.call(courses.getCourse, { courseId })).data;
}

/** Publishes a course in the library, a new one if none is given. */
export async function publishCourse(maker: Principal, course?: Course): Promise<Course> {
  const { id: courseId, version, treeVersion } = course ?? (await makeCompleteCourse(maker));
  await maker.call(calls.publishCourse, { courseId, version, treeVersion });
  await settled();
  return (await maker.call(courses.getCourse, { courseId })).data;
}

type Callers = { caller: Principal; maker: Principal };
const own = async ({ caller, maker }: Callers) =>
  makeCompleteCourse(caller).catch(() => makeCompleteCourse(maker));
const ownPublished = async ({ caller, maker }: Callers) =>
  publishCourse(caller).catch(() => publishCourse(maker));
async function withdrawnCourse(maker: Principal): Promise<Course> {
  const { id: courseId, version } = await publishCourse(maker);
  const { data } = await maker.call(calls.withdrawCourse, { courseId, version });
  await settled();
  return data;
}
const ownWithdrawn = async ({ caller, maker }: Callers) =>
  withdrawnCourse(caller).catch(() => withdrawnCourse(maker));

export const publicationsSamples: Samples<typeof publications> = {
  getCourseChanges: {
    input: async ({ maker }) => ({ courseId: (await makeCourse(maker)).id }),
    references: { courseId: 'course' },
    costGrowsWithData: true,
  },
  publishCourse: {
    form: async ({ page, maker, open }) => {
      await open(`/courses/${(await makeCompleteCourse(maker)).id}`);
      await page.getByRole('button', { name: 'Publish version 1' }).click();
      return page.getByRole('dialog').getByRole('button', { name: 'Publish version 1' });
    },

    input: async context => {
      const { id: courseId, version, treeVersion } = await own(context);
      return { courseId, version, treeVersion };
    },
    references: { courseId: 'course' },
    fixedFields: ['version', 'treeVersion'],
    allowedRaceErrors: courseRaceErrors,
  },
  withdrawCourse: {
    input: async context => {
      const { id: courseId, version } = await ownPublished(context);
      return { courseId, version };
    },
    references: { courseId: 'course' },
    fixedFields: ['version'],
    allowedRaceErrors: courseRaceErrors,
  },
  offerCourseAgain: {
    input: async context => {
      const { id: courseId, version } = await ownWithdrawn(context);
      return { courseId, version };
    },
    references: { courseId: 'course' },
    fixedFields: ['version'],
    allowedRaceErrors: courseRaceErrors,
  },
};
