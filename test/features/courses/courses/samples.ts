import { randomUUID } from 'node:crypto';
import { courses as calls, type courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import type { Course, CourseFields } from '../../../../shared/features/courses/courses/schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';
import { courseRaceErrors } from '../course-race-errors.ts';

export const courseFields = (more: Partial<CourseFields> = {}): CourseFields => ({
  title: `Course ${randomUUID()}`,
  shortDescription: 'Jumps and pursuits',
  description: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'First' }] }] },
  goals: ['Reads a line without a finger'],
  languages: ['en'],
  ageFrom: 6,
  ageTo: 9,
  cover: null,
  ...more,
});

export async function makeCourse(maker: Principal, more?: Partial<CourseFields>): Promise<Course> {
  return (await maker.call(calls.createCourse, courseFields(more))).data;
}

/** A course made by the caller or, if the caller cannot make one, by `maker`. */
const own = async ({ caller, maker }: { caller: Principal; maker: Principal }): Promise<Course> =>
  makeCourse(caller).catch(() => makeCourse(maker));

export const coursesSamples: Samples<typeof courses> = {
  searchCourses: { input: async () => ({}), costGrowsWithData: true },
  getCourse: {
    input: async ({ maker }) => ({ courseId: (await makeCourse(maker)).id }),
    references: { courseId: 'course' },
  },
  createCourse: {
    form: async ({ page, name, open }) => {
      await open('/developer/create');
      await page.getByRole('textbox', { name: 'Title' }).fill(name);
      return page.getByRole('button', { name: 'Add course' });
    },

    input: async () => courseFields(),
    references: { cover: 'public' },
    fixedFields: ['description', 'cover', 'ageFrom', 'ageTo', 'languages', 'goals'],
    expectedOutput: ({ title, goals, description }) => ({ title, goals, description }),
  },
  changeCourse: {
    input: async context => ({ ...courseFields(), courseId: (await own(context)).id, version: 1 }),
    references: { courseId: 'course', cover: 'public' },
    fixedFields: ['version', 'description', 'cover', 'ageFrom', 'ageTo', 'languages', 'goals'],
    allowedRaceErrors: courseRaceErrors,
    expectedOutput: ({ title, goals, description }) => ({ title, goals, description }),
  },
  archiveCourse: {
    input: async context => ({ courseId: (await own(context)).id, version: 1, isArchived: true }),
    references: { courseId: 'course' },
    fixedFields: ['version'],
    allowedRaceErrors: courseRaceErrors,
  },
  removeCourse: {
    input: async context => ({ courseId: (await own(context)).id }),
    references: { courseId: 'course' },
    allowedRaceErrors: courseRaceErrors,
  },
};
