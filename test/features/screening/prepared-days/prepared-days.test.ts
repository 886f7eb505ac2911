import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newChildId, newId } from '../../../../functions/platform/storage/new-id.ts';
import { preparedDays } from '../../../../shared/features/screening/prepared-days/endpoints.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { answeredTests, makeScreening } from '../screenings/samples.ts';
import { makePreparedDay } from './samples.ts';

test('the list of prepared offline days shows a day only to its owner and to admins, and never contains the server’s part of the key', async () => {
  const { admin, join } = await openClinic();
  const user = await join();
  const { id } = await makePreparedDay(user, 'Tablet 7');
  const own = (await user.call(preparedDays.listPreparedDays, {})).data.days;
  expect(own).toMatchObject([
    { id, ownerId: user.person.id, deviceName: 'Tablet 7', children: 28, opened: 0 },
  ]);
  const all = (await admin.call(preparedDays.listPreparedDays, {})).data.days;
  expect(all.map(day => day.id)).toEqual([id]);
  expect(JSON.stringify([own, all])).not.toContain('share');
  await makePreparedDay(admin);
  expect((await user.call(preparedDays.listPreparedDays, {})).data.days).toHaveLength(1);
});

testInTurn(
  'only the owner of a prepared offline day can get the server’s part of the key again, until the day is revoked',
  async () => {
    const { admin, join } = await openClinic();
    const user = await join();
    const input = { deviceName: 'Tablet', children: 3, hours: 72 };
    const { day, share } = (await user.call(preparedDays.prepareDay, input)).data;
    const preparedDayId = day.id;
    expect((await user.call(preparedDays.openPreparedDay, { preparedDayId })).data).toMatchObject({
      share,
      day: { opened: 1 },
    });
    expect(await admin.expectError(preparedDays.openPreparedDay, { preparedDayId })).toMatchObject({
      code: 'record.missing',
    });
    const revoked = (await admin.call(preparedDays.revokePreparedDay, { preparedDayId })).data;
    expect(revoked.revokedBy).toBe(admin.person.id);
    expect((await user.call(preparedDays.revokePreparedDay, { preparedDayId })).data).toEqual(revoked);
    expect(await user.expectError(preparedDays.openPreparedDay, { preparedDayId })).toMatchObject({
      code: 'prepared-day.closed',
    });
    const end = { preparedDayId, screenings: [] };
    expect(await user.expectError(preparedDays.endPreparedDay, end)).toMatchObject({
      code: 'prepared-day.closed',
    });
  },
);

testInTurn(
  'a prepared offline day ends only when the server has received the latest version of every screening',
  async () => {
    const { admin, join } = await openClinic();
    const user = await join();
    const { id: preparedDayId } = await makePreparedDay(user);
    const mine = await makeScreening(user);
    const others = await makeScreening(admin);
    const never = newChildId('screening', newId('case', Date.now()), Date.now());
    const sent = (id: string, version = 1) => ({ id, version });
    const end = async (...screenings: { id: string; version: number }[]) =>
      (await user.call(preparedDays.endPreparedDay, { preparedDayId, screenings })).data;

    expect(await end(sent(mine.id), sent(never), sent(others.id))).toMatchObject({
      received: 1,
      missing: [never, others.id],
      day: { endedAt: null },
    });
    expect((await end(sent(mine.id, 2))).missing).toEqual([mine.id]);
    const { day, received } = await end(sent(mine.id));
    expect([received, day.received]).toEqual([1, 1]);
    expect(day.endedAt).not.toBeNull();
    expect((await end(sent(mine.id))).day).toEqual(day);
  },
);

testInTurn(
  'a repeated request ends a prepared offline day once the missing screening was received',
  async () => {
    const user = await (await openClinic()).join();
    const { id: preparedDayId } = await makePreparedDay(user);
    const { id: screeningId, version, date } = await makeScreening(user);
    const sent = { preparedDayId, screenings: [{ id: screeningId, version: 2 }] };
    const key = { 'idempotency-key': randomUUID() };
    const end = async () => (await user.call(preparedDays.endPreparedDay, sent, key)).data;
    expect((await end()).missing).toEqual([screeningId]);
    await user.call(screenings.saveScreening, { screeningId, version, date, tests: answeredTests() });
    const { missing, day } = await end();
    expect([missing, day.received]).toEqual([[], 1]);
    expect((await end()).day).toEqual(day);
  },
);

testInTurn('a prepared offline day has at most 200 children and lasts at most 72 hours', async () => {
  const user = await (await openClinic()).join();
  const input = { deviceName: 'Tablet', children: 201, hours: 73 };
  expect(await user.expectError(preparedDays.prepareDay, input)).toMatchObject({
    code: 'request.invalid',
    fields: { children: expect.any(String), hours: expect.any(String) },
  });
});
