import { expect, test, vi } from 'vitest';
import { jobKey } from '../../../../functions/features/operations/keys.ts';
import { memberKey } from '../../../../functions/platform/storage/keys.ts';
import type { FaultInjection } from '../../../../lib/local/fault-injection.ts';
import type { ResponseOf } from '../../../../shared/core/endpoint.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { type Clinic, openClinic, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { isFull } from '../../../support/is-full.ts';
import { decodeOpaque } from '../../../support/opaque/decode-opaque.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { finishedJob } from './samples.ts';

type CasePage = ResponseOf<typeof cases.searchCases>;

const count = isFull ? 200 : 30;
const timeout = isFull ? 300_000 : 60_000;

async function createClinicWithCases(): Promise<{ clinic: Clinic; caseIds: string[] }> {
  const clinic = await openClinic();
  const caseIds: string[] = [];
  for (let at = 1; at <= count; at++)
    caseIds.push((await makeCase(clinic.admin, { fullName: `Kid ${at}`, grade: null })).id);
  return { clinic, caseIds };
}

async function assignedOf(reader: Principal): Promise<Set<string>> {
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const { data }: { data: CasePage } = await reader.call(cases.searchCases, { limit: 100, cursor });
    found.push(...data.data.map(({ assigned }) => JSON.stringify(assigned.map(({ id }) => id).sort())));
    cursor = data.meta.next;
  } while (cursor !== null);
  expect(found).toHaveLength(count);
  return new Set(found);
}

const ids = (...people: Principal[]) => JSON.stringify(people.map(({ person }) => person.id).sort());

testInTurn(
  'two concurrent bulk assignments of the same cases, one by IDs and one by filter, both take effect',
  {
    timeout,
  },
  async () => {
    const { clinic, caseIds } = await createClinicWithCases();
    const [mei, leung] = [await clinic.join(), await clinic.join()];
    const started = await Promise.all([
      mei.call(cases.startAssignment, { caseIds, addIds: [mei.person.id] }),
      clinic.admin.call(cases.startAssignment, { filter: { text: 'kid' }, addIds: [leung.person.id] }),
    ]);
    expect(started[0].data).toMatchObject({ kind: 'assignment', total: count });
    expect(await finishedJob(mei, started[0].data.id)).toMatchObject({
      state: 'done',
      done: count,
      skipped: 0,
    });
    expect(await finishedJob(clinic.admin, started[1].data.id)).toMatchObject({ state: 'done', done: count });
    expect(await assignedOf(clinic.admin)).toEqual(new Set([ids(clinic.admin, mei, leung)]));
    const told = (await leung.call(notifications.listNotifications, {})).data.data;
    expect(told.map(({ description }) => description)).toEqual([`Ada Admin assigned ${count} cases to you`]);
    expect((await mei.call(notifications.listNotifications, {})).data.data).toEqual([]);
    expect(await violationsOf(clinic.slug)).toEqual([]);
  },
);

testInTurn(
  'a bulk assignment that was interrupted resumes at its cursor, and the cursor does not reveal which child comes next',
  { timeout },
  async () => {
    const { withFaults } = await openWorld();
    const { clinic } = await createClinicWithCases();
    const leung = await clinic.join();
    const { table } = await openRawTable();
    let steps = 0;
    const stopAfterFirst: FaultInjection = ({ lambda, operation }) =>
      lambda === 'jobs' && operation === 'TransactWriteItems' && ++steps > 1 ? 'fail' : undefined;
    const { id } = await withFaults(stopAfterFirst, async () => {
      const start = { filter: { text: '' }, addIds: [leung.person.id] };
      const { data: started } = await clinic.admin.call(cases.startAssignment, start);
      await vi.waitFor(async () => {
        const [job] = await table.get([jobKey(clinic.slug, started.id)]);
        expect(job).toMatchObject({ state: 'running', cursor: expect.any(String) });
        expect(decodeOpaque(String(job?.cursor)).join()).not.toMatch(/kid|case_/i);
      }, 20_000);
      return started;
    });
    expect(await finishedJob(clinic.admin, id)).toMatchObject({ state: 'done', done: count, skipped: 0 });
    expect(await assignedOf(clinic.admin)).toEqual(new Set([ids(clinic.admin, leung)]));
  },
);

test('a bulk assignment skips cases that the user who started it cannot see, and reports the number of skipped cases', async () => {
  const clinic = await openClinic();
  const [leung, mei] = [await clinic.join({ visibility: 'selected' }), await clinic.join()];
  const [own, hidden] = [await makeCase(leung), await makeCase(clinic.admin)];
  const caseIds = [own.id, hidden.id];
  const { data } = await leung.call(cases.startAssignment, { caseIds, addIds: [mei.person.id] });
  expect(await finishedJob(leung, data.id)).toMatchObject({ state: 'done', total: 2, done: 2, skipped: 1 });
  const seen = (await mei.call(cases.searchCases, { assignedTo: mei.person.id })).data.data;
  expect(seen.map(({ id }) => id)).toEqual([own.id]);
});

test('a bulk assignment stops when the user who started the job, or the new assignee, is suspended', async () => {
  const clinic = await openClinic();
  const { table } = await openRawTable();
  const suspend = ({ person }: Principal) =>
    table.transact([{ update: memberKey(clinic.slug, person.id), set: { status: 'suspended' } }]);
  const { id } = await makeCase(clinic.admin);
  const outcomes: string[] = [];
  for (const who of ['starter', 'given'] as const) {
    const people = { starter: await clinic.join(), given: await clinic.join() };
    const { promise: suspended, resolve: letWork } = Promise.withResolvers<undefined>();
    const { withFaults } = await openWorld();
    const job = await withFaults(
      ({ lambda }) => (lambda === 'jobs' ? suspended : undefined),
      async () => {
        const addIds = [people.given.person.id];
        const { data } = await people.starter.call(cases.startAssignment, { caseIds: [id], addIds });
        await suspend(people[who]);
        letWork(undefined);
        return data;
      },
    );
    outcomes.push((await finishedJob(clinic.admin, job.id)).state);
  }
  expect(outcomes).toEqual(['stopped', 'stopped']);
});

test('a bulk unassignment stops when the user who started the job has lost the right to unassign people', async () => {
  const clinic = await openClinic();
  const { table } = await openRawTable();
  const [mei, leung] = [await clinic.join(), await clinic.join()];
  const { id } = await makeCase(clinic.admin);
  const { promise: narrowed, resolve: letWork } = Promise.withResolvers<undefined>();
  const { withFaults } = await openWorld();
  const job = await withFaults(
    ({ lambda }) => (lambda === 'jobs' ? narrowed : undefined),
    async () => {
      const change = { addIds: [leung.person.id], removeIds: [clinic.admin.person.id] };
      const { data } = await mei.call(cases.startAssignment, { caseIds: [id], ...change });
      await table.transact([
        { update: memberKey(clinic.slug, mei.person.id), set: { visibility: 'selected' } },
      ]);
      letWork(undefined);
      return data;
    },
  );
  expect((await finishedJob(clinic.admin, job.id)).state).toBe('stopped');
  const { assigned } = (await clinic.admin.call(cases.getCase, { caseId: id })).data;
  expect(assigned.map(({ id: sub }) => sub)).toEqual([clinic.admin.person.id]);
});

test('the user who started a job and admins can see the job’s progress', async () => {
  const clinic = await openClinic();
  const [mei, leung] = [await clinic.join(), await clinic.join()];
  const { id } = await makeCase(mei);
  const { data } = await mei.call(cases.startAssignment, { caseIds: [id], addIds: [leung.person.id] });
  expect((await finishedJob(clinic.admin, data.id)).state).toBe('done');
  expect((await leung.send('GET', `jobs/${data.id}`)).status).toBe(404);
});
