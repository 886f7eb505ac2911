import { expect, test } from 'vitest';
import { routes } from '../../shared/core/routes.ts';
import { isActive, navigation } from '../../web/app/navigation/navigation.ts';

const itemsOf = (role: 'user' | 'admin' | 'superadmin') =>
  navigation.filter(({ who }) => who.includes(role)).map(({ page }) => page);

const markedAt = (path: string) => navigation.filter(item => isActive(item, path)).map(({ page }) => page);

test('each role has the sidebar that the specification lists', () => {
  expect(itemsOf('user')).toEqual(['home', 'cases', 'templates', 'notes', 'classes', 'timetable']);
  expect(itemsOf('admin')).toEqual([
    'home',
    'cases',
    'templates',
    'notes',
    'developer',
    'classes',
    'timetable',
    'users',
    'terms',
  ]);
  expect(itemsOf('superadmin')).toEqual(['curriculum', 'admins', 'organizations']);
});

test('the sidebar lets members add cases, templates and notes, admins also users and terms, superadmins nothing', () => {
  const added = navigation.filter(({ add }) => add).map(({ page }) => page);
  expect(added).toEqual(['cases', 'templates', 'notes', 'users', 'terms']);
  expect(itemsOf('superadmin').filter(page => added.includes(page))).toEqual([]);
});

test('no sidebar link leads to a page that the person may not open', () => {
  for (const { page, add, who } of navigation) {
    for (const target of [page, ...(add ? [add.page] : [])]) {
      expect(routes[target].roles, target).toEqual(expect.arrayContaining([...who]));
    }
  }
});

test.each([
  ['/', 'home'],
  ['/dashboard', 'home'],
  ['/cases/edit/case_1', 'cases'],
  ['/neuroTree/report/case_1', 'cases'],
  ['/notes', 'notes'],
  ['/eye', 'notes'],
  ['/eye/report/myopia/eye_1', 'notes'],
  ['/learning-efficiency', 'notes'],
  ['/courses/edit/course_1', 'developer'],
  ['/activity/evaluate/session_1', 'timetable'],
  ['/terms/cases', 'terms'],
])('at the address %s the sidebar marks only the link to %s as current', (path, page) => {
  expect(markedAt(path)).toEqual([page]);
});

test('the sidebar marks nothing at an address that only begins with the same letters', () => {
  expect(markedAt('/casesandmore')).toEqual([]);
  expect(markedAt('/settings')).toEqual([]);
});
