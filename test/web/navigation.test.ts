import { expect, test } from 'vitest';
import { routes } from '../../shared/core/routes.ts';
import { isActive, navigation } from '../../web/app/navigation/navigation.ts';

const itemsOf = (role: 'user' | 'admin' | 'superadmin') =>
  navigation.filter(({ who }) => who.includes(role)).map(({ page }) => page);

const markedAt = (path: string) => navigation.filter(item => isActive(item, path)).map(({ page }) => page);

test('each role has its specified sidebar', () => {
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

test('a platform administrator can add nothing, members cases, templates and notes, admins also users and terms', () => {
  const added = navigation.filter(({ add }) => add).map(({ page }) => page);
  expect(added).toEqual(['cases', 'templates', 'notes', 'users', 'terms']);
  expect(itemsOf('superadmin').filter(page => added.includes(page))).toEqual([]);
});

test('no link leads to a page that is closed to the reader', () => {
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

test('an address with the same beginning only is not marked', () => {
  expect(markedAt('/casesandmore')).toEqual([]);
  expect(markedAt('/settings')).toEqual([]);
});
