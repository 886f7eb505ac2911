import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { myOrganizationKey } from '../../../../functions/features/organizations/keys.ts';
import { minuteMs } from '../../../../shared/core/dates/durations.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { callerWith } from '../../../support/caller.ts';
import { changeMemberRecord, changeOrganizationRecord } from '../../../support/change-item.ts';
import { anonymousCaller, type Clinic, openClinic, type Person, password } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { addSecondFactor } from '../../../support/user-pool.ts';
import { openWorld } from '../../../support/world.ts';

/** Tries to sign in from a new network address and returns the outcome. */
async function attemptSignIn({ email }: Pick<Person, 'email'>, organizationSlug: string, tried = password) {
  const { api } = await openWorld();
  const caller = callerWith(api, { 'x-forwarded-for': randomUUID() });
  const body = JSON.stringify({ email, password: tried, organizationSlug });
  const reply = await caller.send('POST', 'auth/login', { body });
  const code = (reply.body as { error?: { code: string } }).error?.code;
  const wait = Number(reply.headers.get('retry-after')) || undefined;
  return { status: reply.status, ...(code && { code }), ...(wait && { wait }) };
}

/**
 * Runs a function at the start of a minute of the product's clock. Wrong passwords are counted per minute,
 * and the count must not start again while the function runs.
 */
async function atStartOfMinute<Result>(run: () => Promise<Result>): Promise<Result> {
  const world = await openWorld();
  return world.withClockAhead(minuteMs - (world.now() % minuteMs), run);
}

test('even with the correct password, a suspended or invited member and a member of an archived organisation cannot sign in', async () => {
  const clinic = await openClinic();
  const { person } = await clinic.join();
  const attempt = () => attemptSignIn(person, clinic.slug);
  await changeMemberRecord(clinic, person, { status: 'suspended' });
  expect(await attempt()).toEqual({ status: 403, code: 'member.suspended' });
  await changeMemberRecord(clinic, person, { status: 'invited' });
  expect(await attempt()).toEqual({ status: 403, code: 'organization.foreign' });
  await changeMemberRecord(clinic, person, { status: 'active' });
  expect(await attempt()).toEqual({ status: 200 });
  await changeOrganizationRecord(clinic, { status: 'archived' });
  expect(await attempt()).toEqual({ status: 403, code: 'organization.archived' });
});

test('after a member is suspended or an organisation archived, an open session’s next request is rejected', async () => {
  const clinic: Clinic = await openClinic();
  const user = await clinic.join();
  const code = async () => (await user.expectError(account.getCurrentUser, {})).code;
  await user.call(account.getCurrentUser, {});
  await changeMemberRecord(clinic, user.person, { status: 'suspended' });
  expect(await code()).toBe('member.suspended');
  await changeOrganizationRecord(clinic, { status: 'archived' });
  expect(await code()).toBe('organization.archived');
});

test('a person who belongs to no organisation gets an error that says so', async () => {
  const { admin, slug } = await openClinic();
  const { table } = await openRawTable();
  await table.transact([{ delete: myOrganizationKey(admin.person.id, slug) }]);
  const { email } = admin.person;
  expect(await (await anonymousCaller()).expectError(account.login, { email, password })).toMatchObject({
    status: 403,
    code: 'sign-in.no-organization',
  });
});

test('after ten wrong passwords in a minute, the right password is rejected too; a minute later it works', async () => {
  const clinic = await openClinic();
  const { withClockAhead } = await openWorld();
  await atStartOfMinute(async () => {
    for (let tries = 1; tries <= 10; tries++) {
      expect(await attemptSignIn(clinic.admin.person, clinic.slug, `wrong ${tries}`)).toEqual({
        status: 401,
        code: 'sign-in.failed',
      });
    }
    const upper = { email: clinic.admin.person.email.toUpperCase() };
    for (const who of [clinic.admin.person, upper]) {
      const { wait, ...refused } = await attemptSignIn(who, clinic.slug);
      expect(refused).toEqual({ status: 429, code: 'rate.limited' });
      expect(wait).toSatisfy((seconds: number) => seconds > 0 && seconds <= 60);
    }
    expect(await attemptSignIn((await clinic.join()).person, clinic.slug)).toEqual({ status: 200 });
    await withClockAhead(minuteMs, async () => {
      expect(await attemptSignIn(clinic.admin.person, clinic.slug)).toEqual({ status: 200 });
    });
  });
});

test('a temporary password must be replaced before signing in', async () => {
  const { slug } = await openClinic();
  const { backend } = await openWorld();
  const email = `${randomUUID()}@test.example`;
  await backend.provision({
    kind: 'member',
    organizationSlug: slug,
    role: 'user',
    person: { fullName: 'Nina New', email, temporaryPassword: password },
  });
  expect(await attemptSignIn({ email }, slug)).toEqual({ status: 403, code: 'sign-in.new-password-needed' });
});

test('for a person with a second factor, the password alone is not enough to sign in', async () => {
  const clinic = await openClinic();
  await addSecondFactor(clinic.admin.person);
  expect(await attemptSignIn(clinic.admin.person, clinic.slug)).toEqual({
    status: 403,
    code: 'sign-in.second-factor-needed',
  });
});
