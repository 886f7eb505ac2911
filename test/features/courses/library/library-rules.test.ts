import { expect, test } from 'vitest';
import {
  compareCourses,
  matchesFilter,
  presentLibraryCourse,
  tabsOf,
} from '../../../../shared/features/courses/library/rules.ts';
import type { LibraryCourse } from '../../../../shared/features/courses/library/schema.ts';
import type { PublishedCourse } from '../../../../shared/features/courses/published-courses/schema.ts';
import type { SubscriptionRecord } from '../../../../shared/features/courses/subscriptions/record.ts';

const today = '2026-11-22';
const lake = { organization: 'lake', today };
const hill = { organization: 'hill', today };
const course = (changes: Partial<PublishedCourse> = {}) =>
  ({
    ...{ id: 'course_1', title: 'Tracking', shortDescription: 'Eyes that follow', goals: ['Read a line'] },
    ...{ languages: ['en'], ageFrom: 6, ageTo: 9, organization: 'hill', organizationName: 'Hill School' },
    ...{ courseVersion: 2, activities: 3, cover: null, state: 'published' as const, ...changes },
  }) as PublishedCourse;
const subscription = (
  status: SubscriptionRecord['status'],
  until: string | null = null,
  decidedAt: string | null = null,
): SubscriptionRecord => ({
  courseId: 'course_1',
  ...{ status, until, version: 1 },
  course: { title: 'Tracking', organization: { id: 'hill', name: 'Hill School' } },
  request: { by: { id: 'u', fullName: 'Ann' }, at: '2026-11-01T08:00:00.000Z', message: null },
  decision: decidedAt === null ? null : { at: decidedAt, reason: 'Not yet', by: null },
});

test('every organisation sees all offered courses in the library; the tab “Subscribed” lists only subscribed courses', () => {
  expect(tabsOf(course(), null, lake)).toEqual(['all']);
  expect(tabsOf(course(), subscription('subscribed', today), lake)).toEqual(['all', 'subscribed']);
  expect(tabsOf(course(), subscription('subscribed', '2026-11-21'), lake)).toEqual(['all']);
  expect(tabsOf(course(), subscription('pending'), lake)).toEqual(['all', 'pending']);
  expect(tabsOf(course(), subscription('pending', today), lake)).toEqual(['all', 'subscribed', 'pending']);
});

test('a withdrawn course stays in the library of its author and subscribers; a course taken down appears only among pending requests', () => {
  const withdrawn = course({ state: 'withdrawn' });
  expect(tabsOf(withdrawn, null, lake)).toEqual([]);
  expect(tabsOf(withdrawn, null, hill)).toEqual(['all']);
  expect(tabsOf(withdrawn, subscription('subscribed', today), lake)).toEqual(['all', 'subscribed']);
  const takenDown = course({ state: 'taken-down' });
  expect(tabsOf(takenDown, null, hill)).toEqual([]);
  expect(tabsOf(takenDown, subscription('subscribed', today), lake)).toEqual([]);
  expect(tabsOf(takenDown, subscription('pending'), lake)).toEqual(['pending']);
});

test('a declined request for a course stays in the tab “Pending” for exactly thirty days', () => {
  const declined = (at: string | null) => tabsOf(course(), subscription('declined', null, at), lake);
  expect(declined('2026-10-23T00:00:00.000Z')).toEqual(['all', 'pending']);
  expect(declined('2026-10-22T23:59:59.999Z')).toEqual(['all']);
  expect(declined(null)).toEqual(['all']);
  expect(tabsOf(course(), subscription('cancelled', null, '2026-11-21T00:00:00.000Z'), lake)).toEqual([
    'all',
  ]);
});

const shown = {
  ...{ id: 'course_1', title: 'Tracking', shortDescription: 'Eyes that follow', goals: ['Read a line'] },
  ...{ languages: ['en'], ageFrom: 6, ageTo: 9, organizationName: 'Hill School' },
  ...{ courseVersion: 2, activities: 3, cover: null },
};

test('a course in the library shows whether the organisation owns, may read and may request the course', () => {
  expect(presentLibraryCourse(course(), null, lake)).toEqual({
    ...shown,
    ...{ isOwn: false, isOffered: true, state: 'none', until: null, mayRead: false, mayRequest: true },
    subscription: null,
  });
  expect(presentLibraryCourse(course(), null, hill)).toEqual({
    ...shown,
    ...{ isOwn: true, isOffered: true, state: 'none', until: null, mayRead: true, mayRequest: false },
    subscription: null,
  });
  expect(presentLibraryCourse(course({ state: 'withdrawn' }), null, lake)).toMatchObject({
    ...{ isOffered: false, mayRequest: false },
  });
});

test('a course in the library shows when the subscription ends, and can be requested again shortly before that day', () => {
  const subscribed = subscription('subscribed', '2027-11-22');
  expect(presentLibraryCourse(course(), subscribed, lake)).toEqual({
    ...shown,
    ...{ isOwn: false, isOffered: true, state: 'subscribed', until: '2027-11-22' },
    ...{ mayRead: true, mayRequest: false },
    subscription: {
      ...{ courseId: 'course_1', title: 'Tracking', author: 'Hill School', state: 'subscribed' },
      ...{ until: '2027-11-22', isEnding: false, requestedBy: { id: 'u', fullName: 'Ann' } },
      ...{ requestedAt: '2026-11-01T08:00:00.000Z', message: null, decidedAt: null, reason: null },
      version: 1,
    },
  });
  expect(presentLibraryCourse(course(), subscription('subscribed', today), lake)).toMatchObject({
    ...{ mayRead: true, mayRequest: true, subscription: { isEnding: true } },
  });
  expect(presentLibraryCourse(course(), subscription('pending'), lake)).toMatchObject({
    ...{ state: 'pending', mayRead: false, mayRequest: false },
  });
});

test('library courses are found by words, language and age', () => {
  const isFound = (filter: object, changes: Partial<PublishedCourse> = {}) =>
    matchesFilter(course(changes), { text: '', language: null, age: null, ...filter });
  for (const text of ['', 'TRACK', 'follow', 'hill sch', 'a line']) expect(isFound({ text })).toBe(true);
  expect(isFound({ text: 'handwriting' })).toBe(false);
  expect([isFound({ language: 'en' }), isFound({ language: 'zh' })]).toEqual([true, false]);
  expect([5, 6, 9, 10].map(age => isFound({ age }))).toEqual([false, true, true, false]);
  expect(isFound({ age: 0 }, { ageFrom: null })).toBe(true);
  expect(isFound({ age: 99 }, { ageTo: null })).toBe(true);
});

test('the library lists courses in three groups: subscription ends soon, requested (earliest first), and others by title', () => {
  const shownAs = (id: string, title: string, changes: object = {}) =>
    ({ id, title, state: 'none', subscription: null, ...changes }) as LibraryCourse;
  const ending = (until: string) => ({ state: 'subscribed', subscription: { isEnding: true, until } });
  const waiting = (requestedAt: string) => ({ state: 'pending', subscription: { requestedAt } });
  const lasting = { state: 'subscribed', subscription: { isEnding: false, until: '2026-01-01' } };
  const ordered = [
    shownAs('a', 'Z', ending('2026-11-23')),
    shownAs('b', 'A', ending('2026-11-24')),
    shownAs('c', 'Y', waiting('2026-11-01')),
    shownAs('d', 'B', waiting('2026-11-02')),
    shownAs('e', '2 Steps', lasting),
    shownAs('f', '10 Steps', { state: 'subscribed' }),
    shownAs('g', '10 Steps'),
  ];
  expect(ordered.toReversed().sort(compareCourses)).toEqual(ordered);
  expect(ordered.toSorted(compareCourses)).toEqual(ordered);
});
