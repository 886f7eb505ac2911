import { expect, test } from 'vitest';
import { account } from '../../../../shared/features/people/account/endpoints.ts';

const login = (organizationSlug?: string | null) =>
  account.login.input.safeParse({
    email: 'helen@clinic.example',
    password: 'see-and-learn',
    organizationSlug,
  });

test('a sign-in request with null as the organisation is treated like a request without an organisation', () => {
  expect(login(null).data).not.toHaveProperty('organizationSlug', null);
  expect(login(null).success).toBe(true);
  expect(login().success).toBe(true);
});

test('a sign-in request may name an organisation, which must be a slug', () => {
  expect(login('bright').data).toMatchObject({ organizationSlug: 'bright' });
  expect(login('Bright Eyes').success).toBe(false);
});
