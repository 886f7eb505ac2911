import { makeCase } from '../../features/cases/cases/samples.ts';
import { makeFinishedReport } from '../../features/classes/progress-reports/samples.ts';
import { makeWebhook } from '../../features/organizations/webhooks/samples.ts';
import { makeFinishedScreening } from '../../features/screening/screenings/samples.ts';
import type { Clinic } from '../../support/clinic.ts';
import { openWorld } from '../../support/world.ts';

/**
 * Makes the product pause a webhook because its receiver no longer exists, then finishes reports of further
 * kinds.
 */
export async function pauseWebhook(clinic: Clinic): Promise<void> {
  const { backend } = await openWorld();
  const host = `${clinic.slug}.example.com`;
  backend.receivers.expect(host, { answer: () => ({ status: 410 }) });
  await makeWebhook(clinic, { url: `https://${host}/` });
  await makeCase(clinic.admin);
  await backend.settled();
  await makeFinishedScreening(clinic.admin);
  await makeFinishedReport(clinic.admin);
}
