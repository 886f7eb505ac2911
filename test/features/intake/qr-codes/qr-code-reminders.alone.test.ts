import { expect, test } from 'vitest';
import { createJobsLambda } from '../../../../functions/lambdas/jobs.ts';
import { qrCodes } from '../../../../shared/features/intake/qr-codes/endpoints.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { openWorld } from '../../../support/world.ts';
import { inDays, makeQrCode } from './samples.ts';

const dayMs = 86_400_000;

/** The hourly schedule, so many days from now. */
async function tick(days: number): Promise<void> {
  const { backend, withClockAhead, now } = await openWorld();
  const jobs = createJobsLambda(backend.environmentOf('jobs'), now);
  await withClockAhead(days * dayMs, () => jobs({ tick: true }));
  await backend.settled();
}

/** The schedule goes by UTC, whatever the day is in the organisation's zone. */
const dayAhead = async (days: number) =>
  new Date((await openWorld()).now() + days * dayMs).toISOString().slice(0, 10);

const remindersOf = async (who: Principal) =>
  (await who.call(notifications.listNotifications, { page: 1 })).data.data.filter(
    ({ name }) => name === 'QR code expires soon',
  ).length;

test('admins are reminded a month, a week and a day before a code expires, once each', async () => {
  const clinic = await openClinic();
  const user = await clinic.join();
  await makeQrCode(clinic, await dayAhead(35));
  const counts: number[] = [];
  for (const days of [0, 5, 5, 6, 28, 34]) {
    await tick(days);
    counts.push(await remindersOf(clinic.admin));
  }
  expect(counts).toEqual([0, 1, 1, 1, 2, 3]);
  expect(await remindersOf(user)).toBe(0);
});

test('a code that was revoked, or works for longer by then, is not announced', async () => {
  const [revoked, extended] = [await openClinic(), await openClinic()];
  for (const clinic of [revoked, extended]) await makeQrCode(clinic, inDays(7));
  await revoked.admin.call(qrCodes.revokeQrCode, { organizationId: revoked.slug, codeVersion: 1 });
  const later = { organizationId: extended.slug, codeVersion: 1, lastDay: inDays(300) };
  await extended.admin.call(qrCodes.changeQrCode, later);
  await tick(0);
  expect([await remindersOf(revoked.admin), await remindersOf(extended.admin)]).toEqual([0, 0]);
});
