import { expect, test } from 'vitest';
import { routes } from '../../shared/core/routes.ts';
import { additionsFor, matchesText, pagesFor } from '../../web/app/palette/palette-commands.ts';

const roles = ['user', 'admin', 'superadmin'] as const;

test('the palette offers a role only pages of that role, each once', () => {
  for (const role of roles) {
    const pages = [...pagesFor(role), ...additionsFor(role)];
    for (const { page } of pages) expect(routes[page].roles, `${role}: ${page}`).toContain(role);
    const addresses = pages.map(({ page, search = '' }) => `${page}${search}`);
    expect(addresses).toEqual([...new Set(addresses)]);
  }
});

test('settings are for everybody, the library for members, and nothing can be added by a superadmin', () => {
  const pages = (role: (typeof roles)[number]) => pagesFor(role).map(({ page }) => page);
  expect(pages('superadmin')).toEqual(['curriculum', 'admins', 'organizations', 'adminLicences', 'settings']);
  expect(pages('user')).toEqual(expect.arrayContaining(['eyeReports', 'screenings', 'library', 'settings']));
  expect(pages('user')).not.toContain('users');
  expect(additionsFor('superadmin')).toEqual([]);
  expect(additionsFor('user').map(({ page }) => page)).not.toContain('createTerm');
});

test.each([
  ['Terms & Conditions', 'cond', true],
  ['Terms & Conditions', 'CONDITIONS terms', true],
  ['New case', 'case  new', true],
  ['Cases', 'notes', false],
  ['新建个案', '个案', true],
  ['Cases', '', true],
])('%s answers to “%s”: %s', (label, typed, does) => {
  expect(matchesText(label, typed)).toBe(does);
});
