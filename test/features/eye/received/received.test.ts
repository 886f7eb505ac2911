import { expect, test } from 'vitest';
import { received } from '../../../../shared/features/eye/received/endpoints.ts';
import { gatherReceived } from '../../../../shared/features/eye/received/gather-received.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
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
