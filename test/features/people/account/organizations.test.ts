import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { callerWith } from '../../../support/caller.ts';
import { newPerson, openClinic, openSuperadmin } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { signInToPool } from '../../../support/user-pool.ts';
import { openWorld } from '../../../support/world.ts';

/**
 * Makes a person who is a user of one organisation and an admin of another, and opens the first organisation
 * for this person.
 */
async function openTwo() {
  const [first, second] = await Promise.all([openClinic({ name: 'B' }), openClinic({ name: 'A' })]);
  const person = newPerson('Beth Both');
  await second.join({ role: 'admin' }, person);
  const inFirst = await first.join({ role: 'user' }, person);
  const { api } = await openWorld();
  const token = { authorization: `Bearer ${inFirst.token}` };
  const bearer = callerWith(api, token);
  const at = (slug: string) => callerWith(api, { ...token, 'x-organization': slug });
  return { first, second, person, bearer, at };
}

test('before opening an organisation, a person can list their organisations, sorted by name', async () => {
  const { first, second, person } = await openTwo();
  const { accessToken } = await signInToPool(person);
  const fresh = callerWith((await openWorld()).api, { authorization: `Bearer ${accessToken}` });
  const { data } = await fresh.call(account.listMyOrganizations, {});
  expect(data.data.map(({ organizationSlug, name, role }) => [organizationSlug, name, role])).toEqual([
    [second.slug, 'A', 'admin'],
    [first.slug, 'B', 'user'],
  ]);
  expect(data.meta).toMatchObject({ current_page: 1, last_page: 1, total: 2 });
  expect(await fresh.expectError(account.getCurrentUser, {})).toMatchObject({ code: 'session.missing' });
});

test('a platform administrator belongs to no organisation', async () => {
  const superadmin = await openSuperadmin();
  expect((await superadmin.call(account.listMyOrganizations, {})).data.data).toEqual([]);
  expect(
    await superadmin.expectError(account.changeOrganization, { organizationSlug: 'anywhere' }),
  ).toMatchObject({ status: 403, code: 'permission.denied' });
});

test('switching to another organisation returns the same response as signing in, with a token for that organisation', async () => {
  const { first, second, bearer } = await openTwo();
  const { data } = await bearer.call(account.changeOrganization, { organizationSlug: second.slug });
  expect(data.organization?.organizationSlug).toBe(second.slug);
  expect(data.organizationUser?.role).toBe('admin');
  expect(data.user.role).toBe('admin');
  const headers = { authorization: `Bearer ${data.token.token}` };
  const there = callerWith((await openWorld()).api, headers);
  const { data: made } = await there.call(cases.createCase, { fullName: 'Child of A' });
  expect((await second.admin.call(cases.getCase, { caseId: made.id })).data.fullName).toBe('Child of A');
  expect(await first.admin.expectError(cases.getCase, { caseId: made.id })).toMatchObject({ status: 404 });
});

test('a request to switch to another organisation can be repeated with its idempotency key, although no token is stored', async () => {
  const { second, bearer } = await openTwo();
  const key = { 'idempotency-key': randomUUID() };
  for (const _ of ['first', 'again']) {
    const { data } = await bearer.call(account.changeOrganization, { organizationSlug: second.slug }, key);
    expect(data.organization?.organizationSlug).toBe(second.slug);
  }
  expect(await (await openRawTable()).itemsWith('sk', key['idempotency-key'])).toEqual([]);
});

test('a request uses the organisation in its organisation header or, without the header, the organisation that was opened last', async () => {
  const { first, second, bearer, at } = await openTwo();
  const whereIs = async (caller: typeof bearer) =>
    (await caller.call(account.getCurrentUser, {})).data.organization?.organizationSlug;
  expect(await whereIs(bearer)).toBe(first.slug);
  expect(await whereIs(at(second.slug))).toBe(second.slug);
  expect(await whereIs(bearer)).toBe(first.slug);
  await at(first.slug).call(account.changeOrganization, { organizationSlug: second.slug });
  expect(await whereIs(bearer)).toBe(second.slug);
  expect(await whereIs(at(first.slug))).toBe(first.slug);
  const { data } = await bearer.call(account.getCurrentUser, {});
  expect(data.role).toBe('admin');
});

test('a person can neither switch to an organisation of which they are no member, nor name it in the header of a request', async () => {
  const { bearer, at, first } = await openTwo();
  const foreign = await openClinic();
  for (const slug of [foreign.slug, 'no-such-place']) {
    expect(await bearer.expectError(account.changeOrganization, { organizationSlug: slug })).toMatchObject({
      status: 403,
      code: 'organization.foreign',
    });
    for (const endpoint of [account.getCurrentUser, cases.searchCases]) {
      expect(await at(slug).expectError(endpoint, {})).toMatchObject({ code: 'organization.foreign' });
    }
  }
  const { data } = await bearer.call(account.getCurrentUser, {});
  expect(data.organization?.organizationSlug).toBe(first.slug);
});

test('a request with an ended session is rejected, even with a malformed organisation header', async () => {
  const { bearer, at } = await openTwo();
  for (const slug of ['A#B', '..', 'a'.repeat(60)])
    expect(await at(slug).expectError(account.getCurrentUser, {})).toMatchObject({
      code: 'organization.foreign',
    });
  await bearer.call(account.logout, {});
  expect(await at('A#B').expectError(account.getCurrentUser, {})).toMatchObject({ code: 'session.ended' });
});
