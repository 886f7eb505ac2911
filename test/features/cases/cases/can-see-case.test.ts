import { expect, test } from 'vitest';
import { canSeeCase, isAssigned } from '../../../../shared/core/can-see-case.ts';

const record = { status: 'active', assigned: [{ id: 'amy' }, { id: 'ben' }] };

test('who sees the whole organisation sees every case', () => {
  expect(canSeeCase({ id: 'eve', scope: 'organization' }, record)).toBe(true);
  expect(canSeeCase({ id: 'eve', scope: 'organization' }, { status: 'active', assigned: [] })).toBe(true);
});

test('who sees assigned cases sees those they are assigned to', () => {
  expect(canSeeCase({ id: 'ben', scope: 'assigned' }, record)).toBe(true);
  expect(canSeeCase({ id: 'eve', scope: 'assigned' }, record)).toBe(false);
  expect(canSeeCase({ id: 'eve', scope: 'assigned' }, { status: 'active', assigned: [] })).toBe(false);
});

test('who has no permission for cases is seen as not assigned', () => {
  expect(isAssigned('eve', record)).toBe(false);
  expect(isAssigned('amy', record)).toBe(true);
});

test('a restricted case is seen by admins only, and by nobody whose role is not known', () => {
  const restricted = { ...record, status: 'restricted' };
  expect(canSeeCase({ id: 'eve', scope: 'organization', role: 'admin' }, restricted)).toBe(true);
  expect(canSeeCase({ id: 'eve', scope: 'assigned', role: 'admin' }, restricted)).toBe(false);
  expect(canSeeCase({ id: 'ben', scope: 'organization', role: 'user' }, restricted)).toBe(false);
  expect(canSeeCase({ id: 'ben', scope: 'organization' }, restricted)).toBe(false);
  expect(canSeeCase({ id: 'ben', scope: 'assigned', role: 'user' }, record)).toBe(true);
});
