import { expect, test } from 'vitest';
import type { MyOrganization } from '../../shared/features/organizations/organizations/schema.ts';
import { chooseOrganization } from '../../web/features/people/sign-in/choose-organization.ts';

const at = (slug: string, status: MyOrganization['status'] = 'active'): MyOrganization => ({
  id: slug,
  organizationSlug: slug,
  name: slug,
  logoInfo: { url: null },
  role: 'user',
  status,
});

test('a platform administrator enters the platform without choosing an organisation', () => {
  expect(chooseOrganization('platform', null, 'clinic')).toEqual({ open: undefined });
});

test('a person who has only one organisation enters this organisation immediately', () => {
  expect(chooseOrganization([at('clinic')], null, null)).toEqual({ open: 'clinic' });
});

test('a person with one organisation enters it immediately despite invitations to other organisations', () => {
  expect(chooseOrganization([at('school', 'invited'), at('clinic')], null, null)).toEqual({ open: 'clinic' });
});

test('if a person has several organisations, all are offered, and the one last used on this device is preselected', () => {
  const both = [at('clinic'), at('school')];
  expect(chooseOrganization(both, null, null)).toEqual({ ask: null });
  expect(chooseOrganization(both, null, 'school')).toEqual({ ask: 'school' });
  expect(chooseOrganization(both, null, 'elsewhere')).toEqual({ ask: null });
});

test('an organisation that cannot be entered is not preselected', () => {
  expect(chooseOrganization([at('clinic', 'suspended'), at('school')], null, 'clinic')).toEqual({
    ask: null,
  });
});

test('a person who signs in from the URL of an organisation’s page is not asked to choose an organisation', () => {
  const both = [at('clinic'), at('school')];
  expect(chooseOrganization(both, 'school', 'clinic')).toEqual({ open: 'school' });
  expect(chooseOrganization([at('clinic'), at('school', 'suspended')], 'school', null)).toEqual({
    ask: null,
  });
});

test('each reason why an organisation cannot be entered is explained by a message of its own', () => {
  expect(chooseOrganization([], null, null)).toEqual({ refused: 'sign-in.no-organization' });
  expect(chooseOrganization([at('clinic', 'invited')], null, null)).toEqual({ refused: 'invited' });
  expect(chooseOrganization([at('clinic', 'suspended')], null, null)).toEqual({
    refused: 'member.suspended',
  });
  expect(chooseOrganization([at('clinic', 'invited'), at('school', 'suspended')], null, null)).toEqual({
    refused: 'member.suspended',
  });
});
