import { beforeAll, expect, test } from 'vitest';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { moduleAccess } from '../../../../shared/features/organizations/module-access/endpoints.ts';
import { openClinic, openSuperadmin, type Principal } from '../../../support/clinic.ts';
import { openWorld, tickJobs } from '../../../support/world.ts';
import { addCertificate } from '../../people/profile/samples.ts';

let sam: Principal;
beforeAll(async () => {
  sam = await openSuperadmin();
});

test('platform administrators get one email a day about pending requests, and no email if no request is pending', async () => {
  const { backend } = await openWorld();
  const letters = () => backend.mail.received(sam.person.email);
  await tickJobs(0);
  expect(letters()).toEqual([]);
  const { admin, join } = await openClinic();
  const asker = await join({ modules: [] });
  await asker.call(moduleAccess.requestModule, { module: 'curriculum' });
  for (const days of [1, 1, 2]) await tickJobs(days * dayMs);
  expect(letters()).toHaveLength(2);
  expect(letters()[0]?.subject).toBe('Requests are waiting for you on Lumitree');
  expect(letters()[0]?.body.text).toContain('Requests for modules: 1. Certificates to verify: 0.');
  expect(letters()[0]?.body.text).toContain('/organizations?tab=requests');
  await asker.call(moduleAccess.withdrawModuleRequest, { module: 'curriculum' });
  await tickJobs(3 * dayMs);
  expect(letters()).toHaveLength(2);
  await addCertificate(admin);
  await tickJobs(4 * dayMs);
  expect(letters()[2]?.body.text).toContain('Requests for modules: 0. Certificates to verify: 1.');
  expect(letters()[2]?.body.text).toContain('/organizations?tab=certificates');
});
