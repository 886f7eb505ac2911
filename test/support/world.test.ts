import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { hourMs } from '../../shared/core/dates/durations.ts';
import { openClinic } from './clinic.ts';
import { invite } from './invite.ts';
import { openWorld } from './world.ts';

test('an email requested while the test clock is ahead is sent before the clock is set back', async () => {
  const { backend, withClockAhead } = await openWorld();
  const clinic = await openClinic();
  const email = `${randomUUID()}@ahead.example`;
  await withClockAhead(hourMs, () => invite(clinic, { email }));
  expect(backend.mail.received(email)).toHaveLength(1);
});
