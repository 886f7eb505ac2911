import { expect, test } from 'vitest';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { library } from '../../../../shared/features/courses/library/endpoints.ts';
import type { LibraryTab } from '../../../../shared/features/courses/library/schema.ts';
import { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import { openClinic, openSuperadmin, type Principal } from '../../../support/clinic.ts';
import { makePublishedCourse } from '../published-courses/make-published-course.ts';

/** Searches the library for courses of this test's author, and returns the titles found. */
const searchBy =
  (person: Principal, author: string) =>
  async (tab: LibraryTab, filter = {}) => {
    const { data } = await person.call(library.searchLibrary, { tab, text: author, ...filter });
    return data.data.map(({ title }) => title);
  };

test('the library has tabs for offered, pending and subscribed courses; if a subscription ends soon, it can be requested again', async () => {
  const { admin, slug } = await openClinic();
  const sam = await openSuperadmin();
  const publish = (title: string, changes = {}) =>
    makePublishedCourse(`${slug}-author`, { title, ...changes });
  const [plain, open, waiting] = [
    await publish('10 Steps'),
    await publish('2 Steps'),
    await publish('3 Steps'),
  ];
  await publish('Withdrawn', { state: 'withdrawn' });
  await publish('Taken down', { state: 'taken-down' });
  const search = searchBy(admin, `${slug}-author`);
  expect(await search('all')).toEqual(['2 Steps', '3 Steps', '10 Steps']);
  const ask = async ({ id: courseId }: { id: string }) =>
    (await admin.call(subscriptions.requestSubscription, { courseId })).data.version;
  const version = await ask(open);
  await ask(waiting);
  const until = new Date(Date.now() + 20 * dayMs).toISOString().slice(0, 10);
  const about = { organizationId: slug, courseId: open.id, version };
  await sam.call(subscriptions.grantSubscription, { ...about, until });
  expect(await search('subscribed')).toEqual(['2 Steps']);
  expect(await search('pending')).toEqual(['3 Steps']);
  expect(await search('all')).toEqual(['2 Steps', '3 Steps', '10 Steps']);
  const { data } = await admin.call(library.searchLibrary, { tab: 'subscribed' });
  expect(data).toMatchObject({ counts: { subscribed: 1, pending: 1 } });
  expect(data.data[0]).toMatchObject({ mayRead: true, mayRequest: true, until, isOwn: false });
  expect(plain.state).toBe('published');
});

test('library courses are found by goal, author, language and age', async () => {
  const { admin, slug } = await openClinic();
  const publish = (title: string, changes = {}) => makePublishedCourse(slug, { title, ...changes });
  await publish('Strokes', { languages: ['zh'], ageFrom: 5, ageTo: 8, goals: ['Keeps to the box'] });
  await publish('Jumps', { languages: ['en', 'zh'], ageFrom: null, ageTo: null });
  const search = searchBy(admin, slug);
  expect(await search('all', { language: 'en' })).toEqual(['Jumps']);
  expect(await search('all', { age: 9 })).toEqual(['Jumps']);
  expect(await search('all', { age: 8 })).toEqual(['Jumps', 'Strokes']);
  expect(await search('all', { text: 'the BOX' })).toContain('Strokes');
});
