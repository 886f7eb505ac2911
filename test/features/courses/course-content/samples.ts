import type { courseContent } from '../../../../shared/features/courses/course-content/endpoints.ts';
import { courseContent as calls } from '../../../../shared/features/courses/course-content/endpoints.ts';
import type { CourseContent } from '../../../../shared/features/courses/course-content/schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import { menuItem } from '../../../support/form.ts';
import type { Samples } from '../../../support/sample.ts';
import { courseRaceErrors } from '../course-race-errors.ts';
import { makeCourse } from '../courses/samples.ts';

/** Creates a course with a folder. */
export async function makeContent(maker: Principal, title = '1 Getting ready'): Promise<CourseContent> {
  const { id: courseId } = await makeCourse(maker);
  return (await maker.call(calls.addFolder, { courseId, treeVersion: 1, parentId: null, title })).data;
}

/** A course made by the caller or, if the caller cannot make one, by `maker`. */
const own = async ({ caller, maker }: { caller: Principal; maker: Principal }) => {
  const { courseId, treeVersion, parts } = await makeContent(caller).catch(() => makeContent(maker));
  return { courseId, treeVersion, partId: String(parts[0]?.id) };
};

export const courseContentSamples: Samples<typeof courseContent> = {
  getCourseContent: {
    input: async ({ maker }) => ({ courseId: (await makeContent(maker)).courseId }),
    references: { courseId: 'course' },
    costGrowsWithData: true,
  },
  addFolder: {
    form: async ({ page, maker, name, open }) => {
      await open(`/courses/edit/${(await makeContent(maker)).courseId}`);
      await page.getByRole('button', { name: 'New folder' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      return dialog.getByRole('button', { name: 'Add folder' });
    },

    input: async context => {
      const { courseId, treeVersion } = await own(context);
      return { courseId, treeVersion, parentId: null, title: '2 Jumps' };
    },
    references: { courseId: 'course', parentId: 'public' },
    fixedFields: ['treeVersion', 'parentId'],
    allowedRaceErrors: courseRaceErrors,
  },
  arrangeCourse: {
    input: async context => {
      const { courseId, treeVersion, partId: id } = await own(context);
      return { courseId, treeVersion, changes: [{ id, parentId: null, title: '3 Pursuits' }] };
    },
    references: { courseId: 'course' },
    fixedFields: ['treeVersion', 'changes'],
    allowedRaceErrors: courseRaceErrors,
  },
  copyCoursePart: {
    form: async ({ page, maker, name, open }) => {
      await open(`/courses/edit/${(await makeContent(maker, name)).courseId}`);
      return menuItem(page, `Actions for ${name}`, 'Duplicate');
    },

    input: async context => {
      const { courseId, treeVersion, partId } = await own(context);
      return { courseId, treeVersion, sourceId: partId, parentId: null, title: '2 Getting ready' };
    },
    references: { courseId: 'course', sourceId: 'public', parentId: 'public' },
    fixedFields: ['treeVersion', 'sourceId', 'parentId'],
    allowedRaceErrors: courseRaceErrors,
  },
  removeCoursePart: {
    input: own,
    references: { courseId: 'course', partId: 'public' },
    fixedFields: ['treeVersion', 'partId'],
    allowedRaceErrors: courseRaceErrors,
  },
};
