import { beforeAll, expect, test } from 'vitest';
import type { Module } from '../../../../shared/core/permissions.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { moduleAccess } from '../../../../shared/features/organizations/module-access/endpoints.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { certificates } from '../../../../shared/features/people/certificates/endpoints.ts';
import { type Clinic, openClinic, openSuperadmin, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { addCertificate } from '../../people/profile/samples.ts';

let sam: Principal;
beforeAll(async () => {
  sam = await openSuperadmin();
});

const stateOf = async (person: Principal, module: Module) =>
  (await person.call(account.getCurrentUser, {})).data.modules.find(state => state.module === module);

/** The current decision of the clinic's admin about a member's access to a module. */
const decisionOn = async (
  { slug }: Clinic,
  person: Principal,
  module: Module,
  decision: { isOpen: boolean; until?: string; reason?: string },
) => {
  const changedAt = (await stateOf(person, module))?.changedAt ?? null;
  return { organizationId: slug, memberId: person.person.id, module, changedAt, ...decision };
};

async function lastNotificationOf(reader: Principal) {
  await settled();
  return (await reader.call(notifications.listNotifications, {})).data.data[0];
}

test('an admin grants and revokes a licensed module with immediate effect, and the member is notified', async () => {
  const clinic = await openClinic({ modules: ['eye'] });
  const { admin, slug, join } = clinic;
  const user = await join({ modules: [] });
  expect((await user.expectError(eyeReports.searchEyeReports, {})).code).toBe('module.needed');
  const grant = await decisionOn(clinic, user, 'eye', { isOpen: true, until: '2099-01-31' });
  await admin.call(organizations.decideModule, grant);
  await user.call(eyeReports.searchEyeReports, {});
  expect(await lastNotificationOf(user)).toMatchObject({
    description: 'You have access to the Eye module until 31 January 2099',
    sender: { fullName: 'Ada Admin' },
  });
  const close = await decisionOn(clinic, user, 'eye', { isOpen: false, reason: 'Other duties' });
  await admin.call(organizations.decideModule, close);
  expect((await user.expectError(eyeReports.searchEyeReports, {})).code).toBe('module.needed');
  expect((await lastNotificationOf(user))?.description).toBe(
    'You have no access to the Eye module: Other duties',
  );
  expect(await violationsOf(slug)).toEqual([]);
});

test('an admin cannot grant a module that the licence no longer includes', async () => {
  const clinic = await openClinic({ modules: ['eye', 'developer'] });
  const { admin, slug: organizationId, join } = clinic;
  const user = await join({ modules: [] });
  const granting = (module: Module) => decisionOn(clinic, user, module, { isOpen: true });
  const refusalOf = async (module: Module) =>
    (await admin.expectError(organizations.decideModule, await granting(module))).code;
  expect(await refusalOf('curriculum')).toBe('module.not-licensed');
  const { data } = await sam.call(organizations.getOrganization, { organizationId });
  const { seats, endsOn, version } = data;
  const licence = { seats, endsOn, modules: ['eye' as const] };
  await sam.call(organizations.changeLicence, { organizationId, version, ...licence });
  expect(await refusalOf('developer')).toBe('module.not-licensed');
  await admin.call(organizations.decideModule, await granting('eye'));
  await sam.call(organizations.decideModule, await granting('developer'));
  expect((await stateOf(user, 'developer'))?.status).toBe('granted');
});

test('a module request that an admin has granted is no longer pending', async () => {
  const clinic = await openClinic({ modules: ['eye'] });
  const user = await clinic.join({ modules: [] });
  await user.call(moduleAccess.requestModule, { module: 'eye' });
  await clinic.admin.call(
    organizations.decideModule,
    await decisionOn(clinic, user, 'eye', { isOpen: true }),
  );
  const { data } = await sam.call(organizations.listModuleRequests, {});
  expect(data.data.filter(({ organization }) => organization.id === clinic.slug)).toEqual([]);
});

testInTurn(
  'when an admin revokes a member’s access to a module, access through a verified certificate remains',
  async () => {
    const clinic = await openClinic({ modules: ['eye'] });
    const user = await clinic.join({ modules: ['eye'] });
    const about = { personId: user.person.id, certificateId: await addCertificate(user) };
    await sam.call(certificates.decideCertificate, { ...about, isVerified: true });
    expect(await stateOf(user, 'eye')).toMatchObject({ status: 'granted', isCertified: false });
    const close = await decisionOn(clinic, user, 'eye', { isOpen: false, reason: 'Other duties' });
    await clinic.admin.call(organizations.decideModule, close);
    await user.call(eyeReports.searchEyeReports, {});
    expect(await stateOf(user, 'eye')).toMatchObject({ status: 'granted', isCertified: true });
    expect((await lastNotificationOf(user))?.link).toBe('/settings?tab=certificates');
  },
);
