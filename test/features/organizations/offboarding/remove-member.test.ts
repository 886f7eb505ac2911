import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { newPerson, openClinic } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { journalEntriesOf } from '../../../support/journal.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { finishedJob } from '../../operations/jobs/samples.ts';

const departingPerson = () => newPerson('Lee Leaver');

test('a member without records is removed immediately: the member’s next request is rejected, and the seat is free', async () => {
  const clinic = await openClinic({ seats: 2 });
  const lee = await clinic.join({}, departingPerson());
  const memberId = lee.person.id;
  expect((await clinic.admin.call(offboarding.listBelongings, { memberId })).data).toEqual({
    belongings: [],
  });
  const { data } = await clinic.admin.call(offboarding.removeMember, { memberId });
  expect((await lee.expectError(cases.searchCases, {})).status).toBe(403);
  expect(await finishedJob(clinic.admin, data.id)).toMatchObject({
    kind: 'departure',
    state: 'done',
    total: 0,
  });
  expect((await lee.expectError(cases.searchCases, {})).code).toBe('organization.foreign');
  expect((await clinic.admin.call(members.listColleagues, {})).data.data).toHaveLength(1);
  expect(await violationsOf(clinic.slug)).toEqual([]);
  await clinic.join();
});

testInTurn(
  'a removed member’s cases go to the new owner; other assignees stay, and records keep their authors',
  async () => {
    const clinic = await openClinic();
    const [lee, mei] = [await clinic.join({}, departingPerson()), await clinic.join()];
    const memberId = lee.person.id;
    const [own, shared] = [await makeCase(lee), await makeCase(lee)];
    await lee.call(cases.assignCases, { caseIds: [shared.id], addIds: [clinic.admin.person.id] });
    await lee.call(cases.archiveCase, { caseId: own.id });
    expect((await clinic.admin.call(offboarding.listBelongings, { memberId })).data.belongings).toEqual([
      { kind: 'cases', count: 2 },
    ]);
    expect((await clinic.admin.expectError(offboarding.removeMember, { memberId })).code).toBe('member.owns');
    expect((await lee.call(cases.searchCases, {})).data.data).toHaveLength(1);
    const { data } = await clinic.admin.call(offboarding.removeMember, { memberId, heirId: mei.person.id });
    expect(await finishedJob(clinic.admin, data.id)).toMatchObject({ state: 'done', total: 2, done: 2 });
    const assigned = async (caseId: string) =>
      (await mei.call(cases.getCase, { caseId })).data.assigned.map(({ fullName }) => fullName);
    expect(await assigned(own.id)).toEqual(['Uma User']);
    expect(await assigned(shared.id)).toEqual(['Ada Admin', 'Uma User']);
    const told = (await mei.call(notifications.listNotifications, {})).data.data;
    expect(told.map(({ description }) => description)).toEqual(['Ada Admin assigned 2 cases to you']);
    const { entries } = { entries: await journalEntriesOf(clinic.slug) };
    expect(entries.filter(({ by, act }) => by === memberId && act === 'case.created')).toHaveLength(2);
    const { data: timeline } = await mei.call(cases.listTimeline, { caseId: own.id });
    expect(JSON.stringify(timeline)).toContain('Lee Leaver');
    expect(await violationsOf(clinic.slug)).toEqual([]);
  },
);

test('an admin cannot remove themselves or a non-member; the new owner of the records must be another member', async () => {
  const clinic = await openClinic();
  const other = await openClinic();
  const second = await clinic.join({ role: 'admin' });
  const remove = (memberId: string, heirId: string | null = null) =>
    clinic.admin.expectError(offboarding.removeMember, { memberId, heirId });
  expect((await remove(clinic.admin.person.id)).code).toBe('member.self');
  expect((await remove(other.admin.person.id)).code).toBe('record.missing');
  expect((await remove(second.person.id, other.admin.person.id)).code).toBe('record.missing');
  expect((await remove(second.person.id, second.person.id)).code).toBe('record.missing');
});

testInTurn('when two admins remove each other at the same time, one of them stays', async () => {
  const clinic = await openClinic();
  const second = await clinic.join({ role: 'admin' }, newPerson('Ben Admin'));
  const tries = await Promise.allSettled([
    clinic.admin.call(offboarding.removeMember, { memberId: second.person.id }),
    second.call(offboarding.removeMember, { memberId: clinic.admin.person.id }),
  ]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await violationsOf(clinic.slug)).toEqual([]);
});

testInTurn(
  'the removal of a member stops if the new owner of the records is removed; an admin can continue it with another new owner',
  async () => {
    const clinic = await openClinic();
    const [lee, mei, leung] = [
      await clinic.join({}, departingPerson()),
      await clinic.join(),
      await clinic.join(),
    ];
    const { id: caseId } = await makeCase(lee);
    const memberId = lee.person.id;
    const { withFaults } = await openWorld();
    const { promise: gone, resolve: letWork } = Promise.withResolvers<undefined>();
    const first = await withFaults(
      ({ lambda }) => (lambda === 'jobs' ? gone : undefined),
      async () => {
        const { data } = await clinic.admin.call(offboarding.removeMember, {
          memberId,
          heirId: mei.person.id,
        });
        await clinic.admin.call(offboarding.removeMember, { memberId: mei.person.id });
        letWork(undefined);
        return data;
      },
    );
    expect(await finishedJob(clinic.admin, first.id)).toMatchObject({ state: 'stopped' });
    const again = await clinic.admin.call(offboarding.removeMember, { memberId, heirId: leung.person.id });
    expect(await finishedJob(clinic.admin, again.data.id)).toMatchObject({ state: 'done', done: 1 });
    const { data } = await leung.call(cases.getCase, { caseId });
    expect(data.assigned.map(({ id }) => id)).toEqual([leung.person.id]);
    expect(await violationsOf(clinic.slug)).toEqual([]);
  },
);
