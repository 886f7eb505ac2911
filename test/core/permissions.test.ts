import { expect, test } from 'vitest';
import { ofEachDocument } from '../../shared/core/documents/document-kinds.ts';
import {
  type Caller,
  can,
  isForKeys,
  isOpenBeforeRegistration,
  isWrittenByKeys,
  keyScopes,
  neededWith,
  permissionScope,
} from '../../shared/core/permissions.ts';

const user: Caller = { role: 'user', visibility: 'all' };
const userOfSelected: Caller = { role: 'user', visibility: 'selected' };
const admin: Caller = { role: 'admin', visibility: 'all' };
const superadmin: Caller = { role: 'superadmin', visibility: 'all' };

test('people who see all cases have their clinical permissions for the whole organisation', () => {
  expect(permissionScope(user, 'case:read')).toBe('organization');
  expect(permissionScope(admin, 'eye:change')).toBe('organization');
});

test('people who see selected cases have their clinical permissions for assigned cases only', () => {
  expect(permissionScope(userOfSelected, 'case:read')).toBe('assigned');
  expect(permissionScope({ ...admin, visibility: 'selected' }, 'eye:change')).toBe('assigned');
});

test('a person who sees only selected cases keeps all permissions that are not clinical', () => {
  expect(permissionScope(userOfSelected, 'colleague:read')).toBe('organization');
  expect(permissionScope(userOfSelected, 'draft:own')).toBe('own');
  expect(permissionScope({ ...admin, visibility: 'selected' }, 'audit:read')).toBe('organization');
});

test('a platform administrator has no clinical permission, whichever cases they may see', () => {
  for (const visibility of ['all', 'selected'] as const) {
    expect(permissionScope({ role: 'superadmin', visibility }, 'case:read')).toBe('none');
    expect(can({ role: 'superadmin', visibility }, 'case:read')).toBe(false);
  }
  expect(permissionScope(superadmin, 'organization:list')).toBe('platform');
});

test('a permission is granted if its scope is any value except “none”', () => {
  expect(can(user, 'draft:own')).toBe(true);
  expect(can(userOfSelected, 'case:change')).toBe(true);
  expect(can(superadmin, 'organization:archive')).toBe(true);
  expect(can(user, 'member:invite')).toBe(false);
  expect(can(admin, 'organization:archive')).toBe(false);
});

test('before the registration is finished, a person can only use their own account and the terms', () => {
  for (const permission of ['session:own', 'account:erase', 'terms:accept'] as const)
    expect(isOpenBeforeRegistration(permission), permission).toBe(true);
  for (const permission of ['location:read', 'draft:own', 'case:read', 'terms:change'] as const)
    expect(isOpenBeforeRegistration(permission), permission).toBe(false);
});

test('an API key may only have permissions to read records, start an export or add data that a person reviews', () => {
  const ofDocuments = Object.values(ofEachDocument('permissions')).map(({ of }) => of);
  const given = ['case', 'consent', 'class', 'class-session', ...ofDocuments];
  const read = keyScopes.filter(scope => !isWrittenByKeys(scope));
  expect(read.toSorted()).toEqual(given.map(noun => `${noun}:read`).toSorted());
  expect(keyScopes.filter(isWrittenByKeys)).toEqual(['case:receive', 'fhir-export:start', 'eye:receive']);
  expect(keyScopes.map(neededWith).filter(({ length }) => length > 0)).toEqual([['case:read']]);
  expect(keyScopes.every(isForKeys)).toBe(true);
  for (const permission of ['case:change', 'audit:read', 'session:own', 'consent:record'] as const)
    expect(isForKeys(permission), permission).toBe(false);
});
