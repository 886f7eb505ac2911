import { expect, test } from 'vitest';
import { routes } from '../../shared/core/routes.ts';
import { isActive, navigation } from '../../web/app/navigation/navigation.ts';

const itemsOf = (role: 'user' | 'admin' | 'superadmin') =>
  navigation.filter(({ who }) => who.includes(role)).map(({ page }) => page);

const markedAt = (path: string) => navigation.filter(item => isActive(item, path)).map(({ page }) => page);

test('each role has the sidebar that was specified for it', () => {
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

test('a superadmin has nothing to add, members have cases, templates and notes, admins also users and terms', () => {
  const added = navigation.filter(({ add }) => add).map(({ page }) => page);
  expect(added).toEqual(['cases', 'templates', 'notes', 'users', 'terms']);
  expect(itemsOf('superadmin').filter(page => added.includes(page))).toEqual([]);
});

test('nobody is led to a page that is not for them', () => {
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
])('%s is marked as %s, and as nothing else', (path, page) => {
  expect(markedAt(path)).toEqual([page]);
});

test('an address that only begins alike is marked nowhere', () => {
  expect(markedAt('/casesandmore')).toEqual([]);
  expect(markedAt('/settings')).toEqual([]);
});
