import { beforeAll, expect, test } from 'vitest';
import { moduleKey } from '../../../../functions/platform/storage/keys.ts';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { moduleAccess } from '../../../../shared/features/organizations/module-access/endpoints.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { type Clinic, openClinic, openSuperadmin, type Principal, today } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { openWorld } from '../../../support/world.ts';

let sam: Principal;
beforeAll(async () => {
  sam = await openSuperadmin();
});

const stateOf = async (person: Principal, module = 'eye') =>
  (await person.call(account.getCurrentUser, {})).data.modules.find(state => state.module === module);

const answer = async (
  { slug }: Clinic,
  person: Principal,
  decision: { isOpen: boolean; until?: string | null; reason?: string },
) => {
  const changedAt = (await stateOf(person))?.changedAt ?? null;
  const about = { organizationId: slug, memberId: person.person.id, module: 'eye' as const, changedAt };
  return (await sam.call(organizations.decideModule, { ...about, ...decision })).data;
};

test('platform administrators see a list of pending module requests; granting a request gives the member access immediately', async () => {
  const clinic = await openClinic({ name: 'Request Clinic' });
  const user = await clinic.join({ modules: [] });
  await user.call(moduleAccess.requestModule, { module: 'eye' });
  const waiting = async () => {
    const { data } = await sam.call(organizations.listModuleRequests, {});
    return data.data.filter(({ organization }) => organization.id === clinic.slug);
  };
  expect(await waiting()).toMatchObject([
    { organization: { name: 'Request Clinic' }, member: { fullName: 'Uma User' }, state: { module: 'eye' } },
  ]);
  await answer(clinic, user, { isOpen: true, until: '2099-01-31' });
  expect(await stateOf(user)).toMatchObject({ status: 'granted', until: '2099-01-31' });
  expect(await waiting()).toEqual([]);
  expect(await violationsOf(clinic.slug)).toEqual([]);
});

test('after a module request is declined, the member sees the reason and can request the module again', async () => {
  const clinic = await openClinic();
  const user = await clinic.join({ modules: [] });
  await user.call(moduleAccess.requestModule, { module: 'eye' });
  await answer(clinic, user, { isOpen: false, reason: 'Send us your certificate first' });
  expect(await stateOf(user)).toMatchObject({
    status: 'none',
    lastAnswer: { reason: 'Send us your certificate first', hadAccess: false },
  });
  expect((await user.call(moduleAccess.requestModule, { module: 'eye' })).data.status).toBe('requested');
});

test('a member whose access to a module is ended reads that the access has ended, not that a request was declined', async () => {
  const clinic = await openClinic();
  const user = await clinic.join({ modules: [] });
  await answer(clinic, user, { isOpen: true });
  await answer(clinic, user, { isOpen: false, reason: 'The course is over' });
  expect(await stateOf(user)).toMatchObject({
    status: 'none',
    lastAnswer: { reason: 'The course is over', hadAccess: true },
  });
});

test('declining a module request needs a reason', async () => {
  const clinic = await openClinic();
  const about = { organizationId: clinic.slug, memberId: clinic.admin.person.id, module: 'eye' as const };
  expect(
    await sam.expectError(organizations.decideModule, { ...about, changedAt: null, isOpen: false }),
  ).toMatchObject({ fields: { reason: 'validation.required' } });
});

test('extending or revoking access to a module is recorded in the journal with the admin’s name', async () => {
  const clinic = await openClinic({ modules: ['eye'] });
  const { admin, slug: organizationId } = clinic;
  await answer(clinic, admin, { isOpen: true, until: today() });
  const { withClockAhead } = await openWorld();
  await withClockAhead(2 * dayMs, async () =>
    expect(await stateOf(admin)).toMatchObject({ status: 'expired' }),
  );
  await answer(clinic, admin, { isOpen: true, until: null });
  expect(await stateOf(admin)).toMatchObject({ status: 'granted', until: null });
  await answer(clinic, admin, { isOpen: false, reason: 'The trial is over' });
  expect(await stateOf(admin)).toMatchObject({ status: 'none' });
  const { data } = await sam.call(organizations.listPlatformEvents, { organizationId });
  expect(data.data.slice(0, 3).map(({ act, about }) => [act, about])).toEqual([
    ['module.closed', 'Ada Admin'],
    ['module.granted', 'Ada Admin'],
    ['module.granted', 'Ada Admin'],
  ]);
});

test('access to a module with a past end date is rejected, with the error at the field, and nothing changes', async () => {
  const clinic = await openClinic();
  const user = await clinic.join({ modules: [] });
  const before = await stateOf(user);
  const about = { organizationId: clinic.slug, memberId: user.person.id, module: 'eye' as const };
  const refusal = await sam.expectError(organizations.decideModule, {
    ...about,
    changedAt: before?.changedAt ?? null,
    isOpen: true,
    until: '2020-01-01',
  });
  expect(refusal).toMatchObject({ status: 400, fields: { until: 'validation.past_date' } });
  expect(await stateOf(user)).toEqual(before);
});

test('when access to a module is revoked, the response shows the access that the person still has through a certificate', async () => {
  const clinic = await openClinic({ modules: ['eye'] });
  const { table } = await openRawTable();
  const at = moduleKey(clinic.slug, clinic.admin.person.id, 'eye');
  await table.transact([{ update: at, set: { certified: { until: null } } }]);
  expect(await answer(clinic, clinic.admin, { isOpen: false, reason: 'Not needed' })).toMatchObject({
    status: 'granted',
    isCertified: true,
  });
});

test('a decision about a module request is rejected as a conflict if the module request has changed since it was read', async () => {
  const clinic = await openClinic();
  const user = await clinic.join({ modules: [] });
  const about = { organizationId: clinic.slug, memberId: user.person.id, module: 'eye' as const };
  await user.call(moduleAccess.requestModule, { module: 'eye' });
  const refusal = await sam.expectError(organizations.decideModule, {
    ...about,
    changedAt: null,
    isOpen: true,
  });
  expect(refusal).toMatchObject({ code: 'version.conflict', current: { status: 'requested' } });
});

test('an admin can see which modules members can use only in the admin’s own organisation', async () => {
  const [clinic, other] = await Promise.all([openClinic({ modules: ['developer'] }), openClinic()]);
  await clinic.join({ modules: [] });
  const { data } = await clinic.admin.call(organizations.listModules, { organizationId: clinic.slug });
  expect(
    data.data.map(({ fullName, modules }) => [
      fullName,
      modules.filter(({ status }) => status === 'granted').map(({ module }) => module),
    ]),
  ).toEqual([
    ['Ada Admin', ['developer']],
    ['Uma User', []],
  ]);
  expect(
    await clinic.admin.expectError(organizations.listModules, { organizationId: other.slug }),
  ).toMatchObject({ status: 404 });
});
