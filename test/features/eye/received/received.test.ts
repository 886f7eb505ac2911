import { expect, test } from 'vitest';
import { recalls } from '../../../../shared/features/eye/recalls/endpoints.ts';
import { received } from '../../../../shared/features/eye/received/endpoints.ts';
import { gatherReceived, needsReview } from '../../../../shared/features/eye/received/gather-received.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makePair, merge } from '../../cases/merges/samples.ts';
import { makeReceived } from './samples.ts';

const waitingFor = async (who: Principal) => (await who.call(received.listReceived, {})).data.data;

test('measurements received from devices are listed in order of arrival until a user decides about them', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  const first = await makeReceived(admin, {}, caseId);
  const second = await makeReceived(admin, { measuredOn: '2026-03-01' }, caseId);
  expect((await waitingFor(admin)).map(({ id }) => id)).toEqual([first.id, second.id]);
  await admin.call(received.closeReceived, { receivedId: first.id, outcome: 'taken' });
  expect((await waitingFor(admin)).map(({ id }) => id)).toEqual([second.id]);
  const { code } = await admin.expectError(received.closeReceived, {
    receivedId: first.id,
    outcome: 'discarded',
  });
  expect(code).toBe('record.missing');
});

test('a user limited to selected children sees only received measurements of these children', async () => {
  const { admin, join } = await openClinic();
  const limited = await join({ visibility: 'selected' });
  const { id } = await makeReceived(admin);
  expect(await waitingFor(limited)).toEqual([]);
  expect(
    await limited.expectError(received.closeReceived, { receivedId: id, outcome: 'taken' }),
  ).toMatchObject({
    status: 404,
  });
  const own = await makeCase(limited);
  await makeReceived(admin, {}, own.id);
  expect((await waitingFor(limited)).map(({ caseId }) => caseId)).toEqual([own.id]);
});

test('the measurements that wait for one child are listed without those of other children, also after a merge', async () => {
  const { admin } = await openClinic();
  const [kept, other] = await makePair(admin);
  await makeReceived(admin);
  const { id } = await makeReceived(admin, {}, other.id);
  const waitingOf = async ({ id: caseId }: { id: string }) =>
    (await admin.call(received.listReceived, { caseId })).data.data.map(found => found.id);
  expect(await waitingOf(kept)).toEqual([]);
  expect(await waitingOf(other)).toEqual([id]);
  await merge(admin, kept, other);
  expect(await waitingOf(kept)).toEqual([id]);
});

testInTurn(
  'a child’s own measurement is found behind two hundred older ones of children whom the member may not see',
  { timeout: 120_000 },
  async () => {
    const { admin, join } = await openClinic();
    const limited = await join({ visibility: 'selected' });
    const { id: others } = await makeCase(admin);
    for (let sent = 0; sent < 201; sent++) await makeReceived(admin, {}, others);
    const own = await makeCase(limited);
    const { id } = await makeReceived(admin, {}, own.id);
    const { data: day } = await limited.call(recalls.getEyeDay, {});
    expect(day.received.data).toEqual([{ id: own.id, fullName: own.fullName }]);
    const of = async (caseId: string, cursor?: string) =>
      (await admin.call(received.listReceived, { caseId, limit: 100, ...(cursor && { cursor }) })).data;
    expect((await of(own.id)).data.map(found => found.id)).toEqual([id]);
    const [first, second] = [await of(others), await of(others, (await of(others)).meta.next ?? '')];
    expect([first.data.length, second.data.length, first.meta.total]).toEqual([100, 100, 201]);
    expect(second.data[0]?.id).not.toBe(first.data[0]?.id);
  },
);

test('a group of measurements needs a review only if two of them contradict each other', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  const send = (right: number) => makeReceived(admin, { axialLength: { right, left: null } }, caseId);
  const isDoubtful = async () => gatherReceived(await waitingFor(admin)).map(needsReview);
  await send(24.1);
  expect(await isDoubtful()).toEqual([false]);
  await send(24.6);
  expect(await isDoubtful()).toEqual([true]);
});

test('received measurements of the two eyes on one day form one entry; a refraction by a second method is a separate entry', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  const power = (sph: number) => ({ right: { sph, cyl: null, axis: null, add: null, va: null }, left: null });
  for (const sent of [
    { axialLength: { right: 23.61, left: null } },
    { axialLength: { right: null, left: 23.58 } },
    { axialLength: null, method: 'dry' as const, refraction: power(-1.25) },
    { axialLength: null, method: 'cycloplegic' as const, refraction: power(-1) },
  ])
    await makeReceived(admin, sent, caseId);
  const groups = gatherReceived(await waitingFor(admin));
  expect(groups.map(({ method, ids }) => [method, ids.length])).toEqual([
    ['dry', 3],
    ['cycloplegic', 1],
  ]);
  expect(groups[0]?.measurement.values).toMatchObject({
    right: { axialLength: 23.61, sph: -1.25 },
    left: { axialLength: 23.58, sph: null },
  });
});
