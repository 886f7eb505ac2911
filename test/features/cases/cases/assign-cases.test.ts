import { expect, test } from 'vitest';
import { casesInTransaction } from '../../../../shared/features/cases/cases/assignment.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { changeMemberRecord } from '../../../support/change-item.ts';
import { newPerson, openClinic, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { journalEntriesOf } from '../../../support/journal.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from './samples.ts';

async function makeCases(maker: Principal, count: number): Promise<string[]> {
  const made: string[] = [];
  for (let left = count; left > 0; left--) made.push((await makeCase(maker, { fullName: `Kid ${left}` })).id);
  return made;
}

async function assignedTo(reader: Principal, caseId: string): Promise<string[]> {
  const { data } = await reader.call(cases.getCase, { caseId });
  return data.assigned.map(({ id }) => id).sort();
}

async function notificationsOf(reader: Principal): Promise<string[]> {
  await settled();
  const { data } = await reader.call(notifications.listNotifications, {});
  return data.data.map(({ description, link }) => `${description} → ${link}`);
}

const idsOf = (...people: Principal[]) => people.map(({ person }) => person.id).sort();

test('a new case is assigned to its creator and to colleagues whom the creator chooses; these colleagues are notified', async () => {
  const clinic = await openClinic();
  const [mei, leung] = [await clinic.join(), await clinic.join({ visibility: 'selected' })];
  const { id } = (
    await mei.call(cases.createCase, { fullName: 'Kit', assignedIds: [leung.person.id, mei.person.id] })
  ).data;
  expect(await assignedTo(leung, id)).toEqual(idsOf(mei, leung));
  expect(await notificationsOf(leung)).toEqual([`Uma User assigned Kit to you → /cases/${id}`]);
  expect(await notificationsOf(mei)).toEqual([]);
  expect(await violationsOf(clinic.slug)).toEqual([]);
});

testInTurn(
  'one request reassigns 24 cases; the change is visible immediately, and only the new assignee is notified',
  async () => {
    const clinic = await openClinic();
    const [from, to] = [
      await clinic.join({ visibility: 'selected' }, newPerson('Fay From')),
      await clinic.join({ visibility: 'selected' }),
    ];
    const caseIds = await makeCases(from, 24);
    const { data } = await clinic.admin.call(cases.assignCases, {
      caseIds,
      addIds: [to.person.id],
      removeIds: [from.person.id],
    });
    expect(data.cases.map(row => row.assigned.map(({ id }) => id))).toEqual(caseIds.map(() => idsOf(to)));
    expect((await from.send('GET', `cases/${caseIds[0]}`)).status).toBe(404);
    expect((await from.call(cases.searchCases, {})).data.data).toEqual([]);
    expect((await from.call(cases.searchCases, { text: 'Kid' })).data.data).toEqual([]);
    expect((await to.call(cases.searchCases, { text: 'Kid', limit: 100 })).data.data).toHaveLength(24);
    expect(await notificationsOf(to)).toEqual(['Ada Admin assigned 24 cases to you → /cases']);
    expect(await notificationsOf(from)).toEqual([]);
    expect(await violationsOf(clinic.slug)).toEqual([]);
  },
);

test('the journal records who assigned which case to whom and who was unassigned', async () => {
  const clinic = await openClinic();
  const [mei, leung] = [await clinic.join(), await clinic.join()];
  const { id } = await makeCase(mei);
  const change = { caseIds: [id], addIds: [leung.person.id], removeIds: [mei.person.id] };
  await clinic.admin.call(cases.assignCases, change);
  await clinic.admin.call(cases.assignCases, change);
  const entries = (await journalEntriesOf(clinic.slug)).filter(({ act }) => act.startsWith('case'));
  expect(entries.map(({ act, by, record, detail }) => ({ act, by, record, detail }))).toEqual([
    { act: 'case.created', by: mei.person.id, record: id, detail: { added: idsOf(mei) } },
    {
      act: 'case.assigned',
      by: clinic.admin.person.id,
      record: id,
      detail: { added: idsOf(leung), removed: idsOf(mei) },
    },
  ]);
});

test('if one of several cases to be assigned is missing, none of the cases is assigned', async () => {
  const clinic = await openClinic();
  const mei = await clinic.join();
  const [first = '', second = ''] = await makeCases(clinic.admin, 2);
  const other = await makeCase((await openClinic()).admin);
  const refused = await clinic.admin.expectError(cases.assignCases, {
    caseIds: [first, other.id, second],
    addIds: [mei.person.id],
  });
  expect(refused.code).toBe('record.missing');
  expect(await assignedTo(mei, first)).toEqual(idsOf(clinic.admin));
});

test('a user limited to selected cases can assign a colleague to these cases, but cannot unassign anybody', async () => {
  const clinic = await openClinic();
  const [leung, mei] = [await clinic.join({ visibility: 'selected' }), await clinic.join()];
  const { id, version } = await makeCase(leung);
  const take = { caseIds: [id], removeIds: [leung.person.id] };
  await leung.call(cases.assignCases, { caseIds: [id], addIds: [mei.person.id] });
  const refused = [
    await leung.expectError(cases.assignCases, take),
    await leung.expectError(cases.startAssignment, take),
    await leung.expectError(cases.changeCase, {
      caseId: id,
      fullName: 'Kit',
      version: version + 1,
      assignedIds: [],
    }),
  ];
  for (const { code, status } of refused) expect([code, status]).toEqual(['assignment.add-only', 403]);
  expect(await assignedTo(mei, id)).toEqual(idsOf(leung, mei));
});

test('a request to change a case replaces the case’s assignees, or keeps them if the request has no assignees', async () => {
  const clinic = await openClinic();
  const [mei, leung] = [await clinic.join(), await clinic.join()];
  const { id } = await makeCase(mei);
  const save = (version: number, more: object) =>
    mei.call(cases.changeCase, { fullName: 'Kit', caseId: id, version, ...more });
  await save(1, {});
  expect(await assignedTo(mei, id)).toEqual(idsOf(mei));
  await save(2, { assignedIds: [leung.person.id] });
  expect(await assignedTo(mei, id)).toEqual(idsOf(leung));
  expect(await notificationsOf(leung)).toEqual([`Uma User assigned Kit to you → /cases/${id}`]);
  expect(await violationsOf(clinic.slug)).toEqual([]);
});

testInTurn('two concurrent assignments and a concurrent change of one case are all stored', async () => {
  const clinic = await openClinic();
  const colleagues = [await clinic.join(), await clinic.join(), await clinic.join()];
  const caseIds = await makeCases(clinic.admin, 10);
  const [written] = caseIds;
  const write = async (): Promise<Case> => {
    const { data } = await clinic.admin.call(cases.getCase, { caseId: written ?? '' });
    const { version } = data;
    const sent = { fullName: 'Kim Kid', version, caseId: written ?? '' };
    const changed = await clinic.admin.call(cases.changeCase, sent).catch(() => undefined);
    return changed ? changed.data : write();
  };
  await Promise.all([
    write(),
    ...colleagues.map(to => to.call(cases.assignCases, { caseIds, addIds: [to.person.id] })),
  ]);
  for (const caseId of caseIds)
    expect(await assignedTo(clinic.admin, caseId)).toEqual(idsOf(clinic.admin, ...colleagues));
  expect((await clinic.admin.call(cases.getCase, { caseId: written ?? '' })).data.fullName).toBe('Kim Kid');
  expect(await violationsOf(clinic.slug)).toEqual([]);
});

testInTurn('a case is assigned to at most twelve people', async () => {
  const clinic = await openClinic();
  const people: Principal[] = [];
  for (let left = 12; left > 0; left--) people.push(await clinic.join());
  const { id } = await makeCase(clinic.admin);
  const addIds = people.map(({ person }) => person.id);
  const refused = await clinic.admin.expectError(cases.assignCases, { caseIds: [id], addIds });
  expect([refused.code, refused.status]).toEqual(['case.too-many-assigned', 409]);
  await clinic.admin.call(cases.assignCases, { caseIds: [id], addIds: addIds.slice(1) });
  expect(await assignedTo(clinic.admin, id)).toHaveLength(12);
});

test('assigning a suspended member or unassigning an unknown person is rejected', async () => {
  const clinic = await openClinic();
  const mei = await clinic.join();
  const stranger = (await openClinic()).admin;
  const [caseId = ''] = await makeCases(clinic.admin, 1);
  await changeMemberRecord(clinic, mei.person, { status: 'suspended' });
  const changes = [
    { addIds: [mei.person.id] },
    { addIds: [stranger.person.id] },
    { removeIds: [stranger.person.id] },
  ];
  for (const change of changes)
    for (const endpoint of [cases.assignCases, cases.startAssignment])
      expect(await clinic.admin.expectError(endpoint, { caseIds: [caseId], ...change })).toMatchObject({
        status: 404,
        code: 'record.missing',
      });
  expect(await assignedTo(clinic.admin, caseId)).toEqual(idsOf(clinic.admin));
});

testInTurn(
  'assigning too many cases in one request is rejected; a bulk assignment needs either a list of cases or a filter',
  async () => {
    const clinic = await openClinic();
    const people = await Promise.all(Array.from({ length: 4 }, () => clinic.join()));
    const addIds = people.map(({ person }) => person.id);
    const caseIds = await makeCases(clinic.admin, casesInTransaction(addIds.length, 0) + 1);
    const tooMany = await clinic.admin.expectError(cases.assignCases, { caseIds, addIds });
    expect(tooMany.fields).toEqual({ caseIds: 'validation.too_big' });
    for (const about of [{}, { caseIds, filter: {} }]) {
      const refused = await clinic.admin.expectError(cases.startAssignment, { ...about, addIds });
      expect(refused.fields).toEqual({ caseIds: 'validation.required' });
    }
  },
);
