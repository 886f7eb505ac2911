import { expect, test } from 'vitest';
import { fileKey } from '../../../../functions/platform/files/keys.ts';
import { activities } from '../../../../shared/features/courses/activities/endpoints.ts';
import { courseContent } from '../../../../shared/features/courses/course-content/endpoints.ts';
import { courseImports } from '../../../../shared/features/courses/course-imports/endpoints.ts';
import type { ImportedPart } from '../../../../shared/features/courses/course-imports/schema.ts';
import { courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { runFailingJob } from '../../../support/faults/run-failing-job.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { uploadFile } from '../../operations/files/samples.ts';
import { finishedJob } from '../../operations/jobs/samples.ts';
import { activityFields } from '../activities/samples.ts';
import { courseFields } from '../courses/samples.ts';
import { importedParts, makeCourseImport, outline } from './samples.ts';

async function start(author: Principal, courseId: string) {
  const { data } = await author.call(courseImports.startCourseImport, { courseId });
  return finishedJob(author, data.id);
}

const titlesOf = async (author: Principal) =>
  (await author.call(courses.searchCourses, {})).data.data.map(({ title }) => title);

/**
 * Returns the number of database items whose key contains the course ID, even if there is no course with this
 * ID.
 */
async function storedOf(slug: string, courseId: string): Promise<number> {
  const { table } = await openRawTable();
  return (await table.queryAll({ pk: `C#${slug}#COURSE#${courseId}` })).length;
}

test('an imported course, with folders, activities and files, appears only once its import job is complete', async () => {
  const { admin, slug } = await openClinic();
  const cover = { fileId: await uploadFile(admin, 'course-cover'), alt: 'Hands' };
  const fileId = await uploadFile(admin, 'attachment');
  const activity = activityFields({ title: '1 Jumps', attachments: [{ fileId, name: 'Sheet.png' }] });
  const courseId = await makeCourseImport(
    admin,
    [importedParts[0] as ImportedPart, { type: 'activity', number: 2, activity }],
    { title: 'Brought along', cover },
  );
  expect(await titlesOf(admin)).toEqual([]);
  expect((await admin.expectError(courses.getCourse, { courseId })).status).toBe(404);
  expect(await start(admin, courseId)).toMatchObject({ state: 'done', done: 2 });
  const { data: course } = await admin.call(courses.getCourse, { courseId });
  expect(course).toMatchObject({ title: 'Brought along', state: 'draft', activities: 1, cover });
  const { data: content } = await admin.call(courseContent.getCourseContent, { courseId });
  const [folder, part] = content.parts;
  expect(folder).toMatchObject({ type: 'folder', title: '1 Warm-up' });
  expect(part).toMatchObject({ title: '1 Jumps', parentId: folder?.id });
  const { data: stored } = await admin.call(activities.getActivity, { activityId: part?.id ?? '' });
  expect(stored).toMatchObject({ attachments: [{ fileId, name: 'Sheet.png' }], version: 1 });
  expect((await fetch(stored.links[0]?.url ?? '')).status).toBe(200);
  await admin.call(activities.changeActivity, {
    ...activityFields({ title: '1 Hops' }),
    ...{ activityId: stored.id, version: 1 },
  });
  expect(await violationsOf(slug)).toEqual([]);
});

testInTurn('a course import that is started twice creates only one course', async () => {
  const { admin } = await openClinic();
  const courseId = await makeCourseImport(admin, undefined, { title: 'Once' });
  const { data: first } = await admin.call(courseImports.startCourseImport, { courseId });
  const { data: second } = await admin.call(courseImports.startCourseImport, { courseId });
  expect(second).toEqual(first);
  const late = await admin.expectError(courseImports.addCourseImportParts, {
    courseId,
    parts: importedParts,
  });
  expect(late).toMatchObject({ status: 409, code: 'import.wrong-phase' });
  await settled();
  expect(await titlesOf(admin)).toEqual(['Once']);
});

test('a course import that has not received all parts of the course is stopped, and nothing of the course is stored', async () => {
  const { admin, slug } = await openClinic();
  const courseId = await makeCourseImport(admin, importedParts.slice(0, 1));
  expect((await start(admin, courseId)).state).toBe('stopped');
  expect(await titlesOf(admin)).toEqual([]);
  expect(await storedOf(slug, courseId)).toBe(0);
});

testInTurn(
  'a course import is rejected if a file belongs to another person, has another purpose or is already in use',
  async () => {
    const clinic = await openClinic();
    const { admin, slug } = clinic;
    const colleague = await clinic.join({ modules: ['developer'] });
    const own = await uploadFile(admin, 'attachment');
    const twice = activityFields({ attachments: [{ fileId: own, name: 'a.png' }] });
    const cases: ImportedPart[][] = await Promise.all(
      [
        await uploadFile(colleague, 'attachment'),
        await uploadFile(admin, 'activity-icon'),
        'file_0000000000000000000000',
      ].map(async fileId => [
        importedParts[0] as ImportedPart,
        {
          type: 'activity' as const,
          number: 2,
          activity: activityFields({ attachments: [{ fileId, name: 'a.png' }] }),
        },
      ]),
    );
    for (const parts of cases) {
      const courseId = await makeCourseImport(admin, parts);
      expect((await start(admin, courseId)).state).toBe('stopped');
      expect(await storedOf(slug, courseId)).toBe(0);
    }
    const places = [...outline, { type: 'activity' as const, parent: null }];
    const { data } = await admin.call(courseImports.createCourseImport, {
      course: courseFields(),
      outline: places,
    });
    const parts: ImportedPart[] = [
      importedParts[0] as ImportedPart,
      { type: 'activity', number: 2, activity: twice },
      { type: 'activity', number: 3, activity: twice },
    ];
    await admin.call(courseImports.addCourseImportParts, { courseId: data.courseId, parts });
    expect((await start(admin, data.courseId)).state).toBe('stopped');
    expect(await titlesOf(admin)).toEqual([]);
  },
);

testInTurn(
  'if a file disappears during a course import, no part of the course remains and the course’s other files are released',
  async () => {
    const { admin, slug } = await openClinic();
    const cover = { fileId: await uploadFile(admin, 'course-cover'), alt: '' };
    const fileId = await uploadFile(admin, 'attachment');
    const activity = activityFields({ attachments: [{ fileId, name: 'a.png' }] });
    const courseId = await makeCourseImport(
      admin,
      [importedParts[0] as ImportedPart, { type: 'activity', number: 2, activity }],
      { cover },
    );
    const { table } = await openRawTable();
    const { withFaults } = await openWorld();
    let isGone = false;
    await withFaults(
      ({ lambda, operation }) => {
        if (lambda === 'jobs' && operation === 'TransactWriteItems') isGone = true;
        return undefined;
      },
      async () => {
        const { data } = await admin.call(courseImports.startCourseImport, { courseId });
        await table.transact([{ update: fileKey(slug, cover.fileId), set: { expiresAt: 1 } }]);
        expect((await finishedJob(admin, data.id)).state).toBe('stopped');
      },
    );
    expect(isGone).toBe(true);
    expect(await titlesOf(admin)).toEqual([]);
    expect(await storedOf(slug, courseId)).toBe(0);
    expect(await table.get([fileKey(slug, fileId)])).toEqual([undefined]);
  },
);

testInTurn(
  'a course import in which every second request fails is resumed, and creates exactly one course',
  async () => {
    const clinic = await openClinic();
    const { admin, slug } = clinic;
    const courseId = await makeCourseImport(admin, undefined, { title: 'Survivor' });
    const { failures } = await runFailingJob(
      clinic,
      async () => (await admin.call(courseImports.startCourseImport, { courseId })).data,
    );
    await settled();
    expect(failures).toBeGreaterThan(2);
    expect(await titlesOf(admin)).toEqual(['Survivor']);
    expect(await storedOf(slug, courseId)).toBe(3);
    expect(await violationsOf(slug)).toEqual([]);
  },
);

test('a colleague of the user who started a course import cannot access the import', async () => {
  const clinic = await openClinic();
  const courseId = await makeCourseImport(clinic.admin);
  const colleague = await clinic.join({ role: 'admin' });
  const sent = { courseId, parts: importedParts };
  expect((await colleague.expectError(courseImports.addCourseImportParts, sent)).status).toBe(404);
  expect((await colleague.expectError(courseImports.startCourseImport, { courseId })).status).toBe(404);
});

test('a course import rejects folders that contain each other, and a part whose type differs from the announced type', async () => {
  const { admin } = await openClinic();
  const circle = [
    { type: 'folder' as const, parent: 2 },
    { type: 'folder' as const, parent: 1 },
  ];
  const refused = await admin.expectError(courseImports.createCourseImport, {
    course: courseFields(),
    outline: circle,
  });
  expect(refused).toMatchObject({ code: 'course.misplaced' });
  const { data } = await admin.call(courseImports.createCourseImport, { course: courseFields(), outline });
  const other: ImportedPart[] = [{ type: 'folder', number: 2, title: 'No activity' }];
  const wrong = await admin.expectError(courseImports.addCourseImportParts, {
    courseId: data.courseId,
    parts: other,
  });
  expect(wrong).toMatchObject({ status: 400, code: 'request.invalid' });
});
