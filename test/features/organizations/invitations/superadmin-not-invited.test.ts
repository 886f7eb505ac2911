import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { UserPool } from '../../../../functions/platform/identity/user-pool.ts';
import { organizationKey } from '../../../../functions/platform/storage/keys.ts';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { newPerson, openClinic, openSuperadmin, type Principal } from '../../../support/clinic.ts';
import { inviteAndReadToken } from '../../../support/invite.ts';
import { mailsTo } from '../../../support/mail.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { openWorld } from '../../../support/world.ts';
import { details } from '../organizations/samples.ts';

let sam: Principal;
beforeAll(async () => {
  sam = await openSuperadmin();
});

async function recordOf(slug: string) {
  const { table } = await openRawTable();
  return (await table.get([organizationKey(slug)]))[0];
}

test('inviting a platform administrator is rejected; the error does not name this person, and no seat is taken', async () => {
  const clinic = await openClinic();
  const input = { organizationId: clinic.slug, email: sam.person.email };
  const received = (await mailsTo(sam.person.email)).length;
  for (const [by, role] of [
    [clinic.admin, 'user'],
    [clinic.admin, 'admin'],
    [sam, 'admin'],
  ] as const) {
    const refused = await by.expectError(invitations.invite, { ...input, role });
    expect(refused).toMatchObject({ status: 409, code: 'member.not-invitable' });
    expect(JSON.stringify(refused)).not.toMatch(new RegExp(`${sam.person.fullName}|${sam.person.id}`));
  }
  expect(await recordOf(clinic.slug)).toMatchObject({ seatsTaken: 1 });
  expect(await mailsTo(sam.person.email)).toHaveLength(received);
});

test('no organisation is created if its first admin would be a platform administrator', async () => {
  const slug = `t-${randomUUID().slice(0, 13)}`;
  const { fullName, email } = sam.person;
  const licence = { seats: 20, endsOn: '2099-06-30', modules: [] };
  const admin = { fullName, email, locale: 'en' as const };
  const refused = await sam.expectError(organizations.createOrganization, {
    slug,
    ...details,
    ...licence,
    admin,
  });
  expect(refused.code).toBe('member.not-invitable');
  expect(await recordOf(slug)).toBeUndefined();
});

test('an invited person who then became a platform administrator cannot join or register', async () => {
  const { backend } = await openWorld();
  const clinic = await openClinic();
  const { email, fullName } = newPerson('Sue Super');
  const { token } = await inviteAndReadToken(clinic, { email });
  const pool = new UserPool(backend.environmentOf('provision'));
  await pool.addToGroup((await pool.find(email))?.id ?? '', 'superadmin');
  const registering = { token, fullName, password: 'correct horse battery', acceptsTerms: true as const };
  const registered = await sam.expectError(invitations.register, {
    ...registering,
    locale: 'en',
    script: null,
  });
  expect(registered.code).toBe('member.not-invitable');
});

test('a platform operator cannot make a platform administrator a member of an organisation', async () => {
  const { backend } = await openWorld();
  const { slug: organizationSlug } = await openClinic();
  const { email, fullName } = sam.person;
  const membership = { role: 'admin', visibility: 'all', modules: [] } as const;
  const person = { email, fullName, locale: 'en' as const };
  await expect(
    backend.provision({ kind: 'member', organizationSlug, ...membership, person }),
  ).rejects.toThrow('cannot be a member');
});
