import { expect, test } from 'vitest';
import { listedCourseKey } from '../../functions/features/courses/listed-course-keys.ts';
import { publishedCourseKey } from '../../functions/features/courses/published-course-keys.ts';
import type { Item } from '../../functions/platform/storage/write.ts';
import { libraryRules } from '../../lib/restore/features/courses/library-rules.ts';
import { listedCourses } from '../../shared/features/courses/listed-courses/endpoints.ts';
import { publishCourse } from '../features/courses/publications/samples.ts';
import { openClinic, openSuperadmin } from '../support/clinic.ts';
import { openRawTable } from '../support/raw-table.ts';
import { settled } from '../support/world.ts';

test('the check of a restored table finds a course in the library that does not match the platform’s decision about this course', async () => {
  const { admin, slug } = await openClinic();
  const { id } = await publishCourse(admin);
  const { table } = await openRawTable();
  const read = async () =>
    (await table.get([publishedCourseKey(id), listedCourseKey(id)])).filter(item => item !== undefined);
  const [row, listed] = (await read()) as [Item, Item];
  expect(libraryRules([row, listed])).toEqual([]);
  const problemsOf = (items: Item[]) => libraryRules(items).map(({ problem }) => problem);
  expect(problemsOf([{ ...row, title: 'Other' }, listed])).toEqual(['differs in title']);
  expect(problemsOf([{ ...row, state: 'withdrawn' }, listed])).toEqual(['differs in state']);
  expect(problemsOf([listed])).toEqual(['belongs to no course in the library']);
  const [missing] = libraryRules([row]);
  expect(missing).toMatchObject({ at: listedCourseKey(id), problem: 'is missing' });
  const { repair } = missing ?? {};
  const made: Item | undefined = repair && 'put' in repair ? repair.put : undefined;
  expect(made, 'as it was').toEqual({ ...listed, fmt: made?.fmt, version: 1 });

  const sam = await openSuperadmin();
  const about = { organizationId: slug, courseId: id, version: Number(listed.version) };
  await sam.call(listedCourses.takeDownCourse, { ...about, reason: 'Copied' });
  await settled();
  const [taken, decided] = (await read()) as [Item, Item];
  expect(libraryRules([taken, decided])).toEqual([]);
  expect(libraryRules([taken])[0]?.repair, 'nobody knows who decided').toBeUndefined();
  expect(problemsOf([row, decided])).toEqual(['differs in state, takeDown']);
});
