import { readFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import {
  courseImports as calls,
  type courseImports,
} from '../../../../shared/features/courses/course-imports/endpoints.ts';
import type { ImportedPart, OutlinePart } from '../../../../shared/features/courses/course-imports/schema.ts';
import type { CourseFields } from '../../../../shared/features/courses/courses/schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import { menuItem } from '../../../support/form.ts';
import type { Samples } from '../../../support/sample.ts';
import { activityFields } from '../activities/samples.ts';
import { courseFields, makeCourse } from '../courses/samples.ts';

export const outline: OutlinePart[] = [
  { type: 'folder', parent: null },
  { type: 'activity', parent: 1 },
];
export const importedParts: ImportedPart[] = [
  { type: 'folder', number: 1, title: '1 Warm-up' },
  { type: 'activity', number: 2, activity: activityFields({ title: '1 Jumps' }) },
];

/** Starts the import of a course and sends all its parts. */
export async function makeCourseImport(
  maker: Pick<Principal, 'call'>,
  parts: ImportedPart[] = importedParts,
  more: Partial<CourseFields> = {},
): Promise<string> {
  const { data } = await maker.call(calls.createCourseImport, { course: courseFields(more), outline });
  await maker.call(calls.addCourseImportParts, { courseId: data.courseId, parts });
  return data.courseId;
}

const references = { courseId: 'courseImport' } as const;
/** A course import started by the caller or, if the caller cannot import, by `maker`. */
const own = async ({ caller, maker }: { caller: Principal; maker: Principal }) =>
  makeCourseImport(caller).catch(() => makeCourseImport(maker));

export const courseImportsSamples: Samples<typeof courseImports> = {
  createCourseImport: {
    form: async ({ page, maker, open }) => {
      const { id, title } = await makeCourse(maker);
      await open(`/courses/${id}`);
      await (await menuItem(page, `Actions for ${title}`, 'Export')).click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save file' }).click();
      const file = await (await download).path();
      await open('/developer');
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Import a course' });
      const buffer = await readFile(file);
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer });
      return dialog.getByRole('button', { name: 'Import course' });
    },

    input: async () => ({ course: courseFields(), outline }),
    references: { course: 'public' },
    arbitraries: { course: fc.constant(courseFields()), outline: fc.constant(outline) },
  },
  addCourseImportParts: {
    input: async context => ({ courseId: await own(context), parts: importedParts }),
    references,
    arbitraries: { parts: fc.constant(importedParts) },
    expectedOutput: ({ parts }) => ({ added: parts.length }),
    isNotJournaled: true,
    allowedRaceErrors: ['import.wrong-phase'],
  },
  startCourseImport: {
    input: async context => ({ courseId: await own(context) }),
    references,
    isContinuedByJob: true,
    allowedRaceErrors: ['import.wrong-phase'],
  },
};
