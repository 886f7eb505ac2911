import { expect, test } from 'vitest';
import { courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { finishedJob } from '../../operations/jobs/samples.ts';
import { courseFields, makeCourse } from './samples.ts';

test('courses of a removed author, even archived ones, are transferred to the new owner and stay editable', async () => {
  const { admin, join } = await openClinic();
  const [leaves, newOwner] = await Promise.all([join(), join()]);
  const { id: courseId } = await makeCourse(leaves);
  const { id: archivedId, version } = await makeCourse(leaves);
  await leaves.call(courses.archiveCourse, { courseId: archivedId, version, isArchived: true });
  const kept = await makeCourse(admin);
  const memberId = leaves.person.id;
  expect((await admin.call(offboarding.listBelongings, { memberId })).data.belongings).toEqual([
    { kind: 'own-courses', count: 2 },
  ]);
  const { data } = await admin.call(offboarding.removeMember, { memberId, heirId: newOwner.person.id });
  expect(await finishedJob(admin, data.id)).toMatchObject({ state: 'done', done: 2 });
  const { data: taken } = await newOwner.call(courses.getCourse, { courseId });
  expect(taken.author.id).toBe(newOwner.person.id);
  await newOwner.call(courses.changeCourse, { ...courseFields(), courseId, version: taken.version });
  expect((await admin.call(courses.getCourse, { courseId: kept.id })).data.author.id).toBe(admin.person.id);
});
