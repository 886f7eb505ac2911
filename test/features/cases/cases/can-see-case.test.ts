import { expect, test } from 'vitest';
import { canSeeCase, isAssigned } from '../../../../shared/core/can-see-case.ts';

const record = { status: 'active', assigned: [{ id: 'amy' }, { id: 'ben' }] };

test('a user with access to all cases sees every active case, even a case assigned to other people or to nobody', () => {
  expect(canSeeCase({ id: 'eve', scope: 'organization' }, record)).toBe(true);
  expect(canSeeCase({ id: 'eve', scope: 'organization' }, { status: 'active', assigned: [] })).toBe(true);
});

test('a user with access to selected cases sees only the cases assigned to this user', () => {
  expect(canSeeCase({ id: 'ben', scope: 'assigned' }, record)).toBe(true);
  expect(canSeeCase({ id: 'eve', scope: 'assigned' }, record)).toBe(false);
  expect(canSeeCase({ id: 'eve', scope: 'assigned' }, { status: 'active', assigned: [] })).toBe(false);
});

test('a case counts as assigned to a user only if the user is in the case’s list of assignees', () => {
  expect(isAssigned('eve', record)).toBe(false);
  expect(isAssigned('amy', record)).toBe(true);
});

test('a restricted case is visible only to an admin with access to all cases, not to other admins, users or people without a role', () => {
  const restricted = { ...record, status: 'restricted' };
  expect(canSeeCase({ id: 'eve', scope: 'organization', role: 'admin' }, restricted)).toBe(true);
  expect(canSeeCase({ id: 'eve', scope: 'assigned', role: 'admin' }, restricted)).toBe(false);
  expect(canSeeCase({ id: 'ben', scope: 'organization', role: 'user' }, restricted)).toBe(false);
  expect(canSeeCase({ id: 'ben', scope: 'organization' }, restricted)).toBe(false);
  expect(canSeeCase({ id: 'ben', scope: 'assigned', role: 'user' }, record)).toBe(true);
});
