import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openClinic } from './clinic.ts';
import { invite } from './invite.ts';
import { openWorld } from './world.ts';

test('a mail asked for ahead of time is sent before the clock is put back', async () => {
  const { backend, later } = await openWorld();
  const clinic = await openClinic();
  const email = `${randomUUID()}@ahead.example`;
  await later(3_600_000, () => invite(clinic, { email }));
  expect(backend.mail.received(email)).toHaveLength(1);
});
