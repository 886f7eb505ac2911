import { expect, test } from 'vitest';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { qrCodes } from '../../../../shared/features/intake/qr-codes/endpoints.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { openWorld, tickJobs } from '../../../support/world.ts';
import { inDays, makeQrCode } from './samples.ts';

/** The next noon in UTC. The schedule uses UTC, and the test must not run over midnight. */
const noonToCome = async () => (Math.ceil((await openWorld()).now() / dayMs) + 0.5) * dayMs;

/**
 * Runs the hourly jobs as if it were this time.
 * @param at milliseconds since 1970
 */
const tick = async (at: number) => tickJobs(at - (await openWorld()).now());

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

const remindersOf = async (who: Principal) =>
  (await who.call(notifications.listNotifications, { page: 1 })).data.data.filter(
    ({ name }) => name === 'QR code expires soon',
  ).length;

test('admins are reminded three times that a QR code expires: a month, a week and a day before', async () => {
  const clinic = await openClinic();
  const user = await clinic.join();
  const noon = await noonToCome();
  await makeQrCode(clinic, dayOf(noon + 35 * dayMs));
  const counts: number[] = [];
  for (const days of [0, 5, 5, 6, 28, 34]) {
    await tick(noon + days * dayMs);
    counts.push(await remindersOf(clinic.admin));
  }
  expect(counts).toEqual([0, 1, 1, 1, 2, 3]);
  expect(await remindersOf(user)).toBe(0);
});

test('no reminder is sent for a QR code that was revoked or extended', async () => {
  const [revoked, extended] = [await openClinic(), await openClinic()];
  const noon = await noonToCome();
  for (const clinic of [revoked, extended]) await makeQrCode(clinic, dayOf(noon + 7 * dayMs));
  await revoked.admin.call(qrCodes.revokeQrCode, { organizationId: revoked.slug, codeVersion: 1 });
  const later = { organizationId: extended.slug, codeVersion: 1, lastDay: inDays(300) };
  await extended.admin.call(qrCodes.changeQrCode, later);
  await tick(noon);
  expect([await remindersOf(revoked.admin), await remindersOf(extended.admin)]).toEqual([0, 0]);
});
