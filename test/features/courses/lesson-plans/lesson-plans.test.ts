import { expect, test } from 'vitest';
import { courseContent } from '../../../../shared/features/courses/course-content/endpoints.ts';
import { lessonPlans } from '../../../../shared/features/courses/lesson-plans/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { bytesAt } from '../../../support/files/bytes-at.ts';
import { openWorld } from '../../../support/world.ts';
import { makeActivity } from '../activities/samples.ts';
import { makeContent } from '../course-content/samples.ts';

test('the lesson plan of an activity, folder or course is a PDF, and a new PDF is made after the activity has changed', async () => {
  const { admin } = await openClinic();
  const stranger = await openClinic();
  const { courseId, parts } = await makeContent(admin);
  const folder = String(parts[0]?.id);
  const { id } = await makeActivity(admin, { title: '1 Look' }, { courseId, parentId: folder });
  const print = async (partId: string | null, language: 'en' | 'zh') => {
    const { data } = await admin.call(lessonPlans.printLessonPlans, {
      courseId,
      partId,
      language,
      script: null,
    });
    expect((await bytesAt(data.url)).subarray(0, 5).toString()).toBe('%PDF-');
    return data.url.split('?')[0];
  };
  const first = await print(id, 'en');
  const stored = decodeURIComponent(new URL(String(first)).pathname);
  const { backend } = await openWorld();
  const key = stored.slice(stored.indexOf('organizations/'));
  expect(backend.s3.tagsOf(key), 'the lifecycle rule takes it away').toEqual({ state: 'unkept' });
  const others = [await print(id, 'zh'), await print(folder, 'en'), await print(null, 'en')];
  expect(new Set([first, ...others]).size).toBe(4);
  await admin.call(courseContent.arrangeCourse, {
    ...{ courseId, treeVersion: 3, changes: [{ id, parentId: folder, title: '2 Look' }] },
  });
  expect(await print(id, 'en')).not.toBe(first);
  const foreign = (await makeContent(stranger.admin)).parts[0]?.id ?? '';
  const wish = { courseId, partId: foreign, language: 'en', script: null } as const;
  expect(await admin.expectError(lessonPlans.printLessonPlans, wish)).toMatchObject({
    code: 'record.missing',
  });
});
